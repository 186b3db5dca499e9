import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Notices } from "../../shell/Notices/Notices.tsx";
import { TestBetterShops, TestLocalShops, TestRegionalShops, TestShops, TestShopsDirect } from "./pages.tsx";

const SHOP = {
  id: "1",
  name: "Sample Saguaro Auto",
  address: "1 Camelback Rd, Scottsdale, AZ 85251",
  distanceInMiles: 1.26,
  rating: 4.86,
  reviewCount: 1,
  phone: "(480) 555-0119",
  hours: "Mon-Fri 8-6",
};

function open(Page: ComponentType) {
  render(
    <Notices>
      <Page />
    </Notices>,
  );
  return {
    zip: screen.getByLabelText<HTMLInputElement>("ZIP code"),
    search: screen.getByRole("button", { name: "Search Shops" }),
  };
}
const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
const notice = () => screen.findByRole("region", { name: /Notices/ });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([
  ["TestShops", TestShops, "/api/shops", "85253"],
  ["TestShopsDirect", TestShopsDirect, "/api/regional-shops", "85253"],
  ["TestLocalShops", TestLocalShops, "/api/places-shops", "90210"],
] as const)("%s", (_name, Page, path, defaultZip) => {
  test("asks its own address, past every cache, and shows a card a shop", async () => {
    const fetch = answer({ shops: [SHOP] });
    const { zip, search } = open(Page);
    expect(zip.value).toBe(defaultZip);
    await userEvent.click(search);
    await within(await notice()).findByText(`Found 1 shops near ${defaultZip}`);
    const url = new URL(fetch.mock.calls[0]![0], "http://localhost");
    expect(url.pathname).toBe(path);
    expect(url.searchParams.get("zipCode")).toBe(defaultZip);
    expect(url.searchParams.get("_t")).toMatch(/^\d+$/);
    const card = within(screen.getByRole("listitem"));
    for (const text of ["Sample Saguaro Auto", "1 Camelback Rd, Scottsdale, AZ 85251", "1.3 mi", "Mon-Fri 8-6"])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/4\.9 \(1 review\)/)).toBeTruthy();
    expect(card.getByRole("link").getAttribute("href")).toBe("tel:+14805550119");
  });

  test("marks what is no real shop", async () => {
    answer({
      shops: [
        { ...SHOP, sample: true },
        { ...SHOP, name: "Real Auto", sample: false },
      ],
    });
    const { search } = open(Page);
    await userEvent.click(search);
    const [sample, real] = await screen.findAllByRole("listitem");
    expect(within(sample!).getByText("Sample listing")).toBeTruthy();
    expect(within(real!).queryByText("Sample listing")).toBeNull();
  });

  test("clears what was found before where the next search fails", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    answer({ shops: [SHOP] });
    const { search } = open(Page);
    await userEvent.click(search);
    await screen.findByRole("listitem");
    answer({ detail: "down" }, 503);
    await userEvent.click(search);
    await within(await notice()).findByText("Failed to fetch shops");
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  test("needs a ZIP code, of any form", async () => {
    const fetch = answer({ shops: [SHOP] });
    const { zip, search } = open(Page);
    await userEvent.clear(zip);
    await userEvent.click(search);
    await within(await notice()).findByText("Please enter a ZIP code");
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.type(zip, "abc");
    await userEvent.click(search);
    await within(await notice()).findByText("Found 1 shops near abc");
  });

  test("says when the answer holds no list, and when there is no answer", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    answer({});
    const { search } = open(Page);
    await userEvent.click(search);
    await within(await notice()).findByText("No shops found in the response");
    answer({ detail: "down" }, 503);
    await userEvent.click(search);
    await within(await notice()).findByText("Failed to fetch shops");
    expect(search.hasAttribute("disabled")).toBe(false);
  });
});

test("an empty list is said in place of cards", async () => {
  answer({ shops: [] });
  const { search } = open(TestShops);
  expect(screen.getByText("No shops found. Try a different ZIP code.")).toBeTruthy();
  await userEvent.click(search);
  await within(await notice()).findByText("Found 0 shops near 85253");
});

test("the local finder says what it looks for and that it found nothing, and clears what it showed", async () => {
  let reply = (_response: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (reply = resolve)));
  const { zip, search } = open(TestLocalShops);
  expect(screen.getByText("Enter any ZIP code to find actual local car repair shops.")).toBeTruthy();
  await userEvent.click(search);
  expect(screen.getByText("Searching for local shops in 90210...")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Searching..." }).hasAttribute("disabled")).toBe(true);
  reply(Response.json({ shops: [SHOP] }));
  await screen.findByRole("listitem");
  await userEvent.clear(zip);
  await userEvent.type(zip, "99950");
  await userEvent.click(screen.getByRole("button", { name: "Search Shops" }));
  reply(Response.json({ shops: [] }));
  await within(await notice()).findByText("No repair shops were found in this area");
  expect(screen.getByText("No shops found for ZIP code 99950. Try a different ZIP code.")).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
});

test.each([
  [TestRegionalShops, "Found 3 shops in region 8 (ZIP code 85253)"],
  [TestBetterShops, "Found 3 shops for ZIP code 85253"],
])("the pages of fixed samples call nobody: %#", async (Page, found) => {
  const fetch = answer({});
  const { search } = open(Page);
  await userEvent.click(search);
  await within(await notice()).findByText(found);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText(/Demo/)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});
