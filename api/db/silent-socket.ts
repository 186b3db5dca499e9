import { Socket } from "node:net";

/** As postgres.js hands it over: the hosts of its address, of which we take the first. */
interface Target {
  host: string[];
  port: number[];
}

/**
 * For postgres.js' option `socket`: one that ends with an error when nothing comes or goes for so many milliseconds.
 * Queries on it then fail instead of waiting for ever; one that was idle is simply opened again when needed. It is handed
 * over while it still connects: postgres.js loses a connection whose socket it never saw.
 */
export const silentSocket = (milliseconds: number) => (target: Target) => {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () =>
    socket.destroy(Object.assign(new Error("The database said nothing."), { code: "CONNECTION_CLOSED" })),
  );
  return socket.connect({ host: target.host[0]!, port: target.port[0]! });
};
