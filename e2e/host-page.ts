import { test as base } from "./test.ts";

/** The page of somebody else: its document, of which `{us}` stands for our own address, and where it was reached. */
export interface HostPage {
  address: string;
}

/**
 * `host(html)` opens a page of another origin whose body is `html`, in which `{us}` stands for the address of widget
 * and API and `{script}` for a tag that loads the widget. It is a real page of a real server, gone after the test.
 */
export const test = base.extend<{ host(body: string, head?: string): Promise<HostPage> }>({
  host: async ({ page, baseURL }, use) => {
    const servers: Bun.Server<undefined>[] = [];
    await use(async (body, head = "") => {
      const script = `<script src="${baseURL}/widget/v1/repair-assist.js" async></script>`;
      const filled = (html: string) => html.replaceAll("{us}", baseURL!).replaceAll("{script}", script);
      const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>My car blog</title>
        <link rel="icon" href="data:,">${filled(head)}</head><body>${filled(body)}</body></html>`;
      const server = Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: () => new Response(document, { headers: { "content-type": "text/html" } }),
      });
      servers.push(server);
      const address = `http://127.0.0.1:${server.port}`;
      await page.goto(address);
      return { address };
    });
    for (const server of servers) await server.stop(true);
  },
});

export { expect } from "./test.ts";
