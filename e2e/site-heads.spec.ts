import { PAGES } from "./site-pages.ts";
import { expect, test } from "./test.ts";

/** What search engines, link previews and home screens read of the pages, as they are sent, before any script runs. */

test.use({ javaScriptEnabled: false });

test("every page has a title and a description of its own, its address, and a preview", async ({
  page,
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    const description = (await content('meta[name="description"]'))!;
    titles.add(await page.title());
    descriptions.add(description);
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(baseURL + path);
    expect(await content('meta[property="og:url"]')).toBe(baseURL + path);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:description"]')).toBe(description);
    const picture = await request.get((await content('meta[property="og:image"]'))!);
    expect(picture.headers()["content-type"]).toBe("image/png");
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test("the landing page says what the product is, the FAQ page its twelve answers, as data", async ({
  page,
  baseURL,
}) => {
  const data = async (path: string): Promise<Record<string, unknown>[]> => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  const [organization, application] = await data("/");
  expect(organization).toMatchObject({ "@type": "Organization", name: "Repair Assist", url: `${baseURL}/` });
  expect(application).toMatchObject({ "@type": "WebApplication", offers: { price: "0", priceCurrency: "USD" } });
  const [faq] = await data("/faqs");
  expect(faq).toMatchObject({ "@type": "FAQPage" });
  const answered = faq!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(answered).toHaveLength(12);
  for (const { name, acceptedAnswer } of answered) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    expect(acceptedAnswer.text.length).toBeGreaterThan(60);
  }
});

test("the manifest and its icons are there", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Repair Assist");
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toContain(type);
  }
});

test("pages travel packed for those who take it so", async ({ request }) => {
  for (const [accepted, sent] of [
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])
    for (const path of ["/", "/embed", "/widget/v1/repair-assist.js"]) {
      const response = await request.get(path, { headers: { "Accept-Encoding": accepted! } });
      expect(response.headers()["content-encoding"], `${path} ${accepted}`).toBe(sent);
    }
});
