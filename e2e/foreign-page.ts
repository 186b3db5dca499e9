import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Somebody's plain page, at an origin that is not ours, for as long as `use` takes. */
export async function onForeignPage(body: string, use: (address: string) => Promise<void>): Promise<void> {
  const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>My car blog</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>My car blog</h1>
    ${body}
  </body>
</html>`;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
