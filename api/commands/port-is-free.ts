import { createServer } from "node:net";

/** Whether a server may listen there. Asked before the long work of building; the server asks again by listening. */
export function portIsFree(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });
}
