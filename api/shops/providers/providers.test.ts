import { afterEach, describe, expect, it } from "vitest";
import { placeOf } from "../../geography/places.ts";
import { testApp } from "../../testing.ts";
import type { Directory } from "../directory.ts";
import { createGooglePlaces } from "./google-places.ts";
import { createLiveShops } from "./live-shops.ts";
import { createOverpass } from "./overpass.ts";

/** A provider on this machine. */
let stub: ReturnType<typeof Bun.serve> | undefined;
const asked: { url: string; headers: Headers; body: string }[] = [];
afterEach(() => {
  stub?.stop(true);
  asked.length = 0;
});
function answering(answer: () => Response | Promise<Response>) {
  stub = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      asked.push({ url: request.url, headers: request.headers, body: await request.text() });
      return answer();
    },
  });
  return `http://127.0.0.1:${stub.port}`;
}

const place = placeOf("85253")!;
const node = {
  type: "node",
  id: 5,
  lat: place.latitude + 0.01,
  lon: place.longitude,
  tags: { shop: "car_repair", name: "Joe's Garage", phone: "602-234-5678", opening_hours: "24/7" },
};
const google = {
  id: "ChIJ5",
  displayName: { text: "Joe's Garage" },
  formattedAddress: "12 Main St, Paradise Valley, AZ 85253, USA",
  location: { latitude: place.latitude + 0.01, longitude: place.longitude },
  rating: 4.6,
  userRatingCount: 210,
  nationalPhoneNumber: "(602) 234-5678",
  currentOpeningHours: { openNow: true },
  regularOpeningHours: { weekdayDescriptions: ["Monday: 8:00 AM – 5:00 PM"] },
  attributions: [{ provider: "Some Listings" }],
};
const overpass = (url: string) => createOverpass({ url, contact: "https://repair.example" });
const places = (url: string) => createGooglePlaces({ url, key: "secret-key" });

const ofDirectory = [{ id: "of the directory" }];
const directory = { near: async () => ofDirectory } as unknown as Directory;

describe("Overpass", () => {
  it("answers shops as the directory does, with its attribution, asked politely", async () => {
    const shops = await overpass(answering(() => Response.json({ elements: [node] }))).near(place, 20);
    expect(shops).toMatchObject([
      {
        id: "openstreetmap:node/5",
        name: "Joe's Garage",
        phone: "(602) 234-5678",
        status: "Open now",
        rating: null,
        attribution: "© OpenStreetMap contributors",
      },
    ]);
    expect(asked[0]!.headers.get("user-agent")).toContain("https://repair.example");
    expect(new URLSearchParams(asked[0]!.body).get("data")).toContain("around:40000,33.5");
  });

  it("is believed shop by shop: nonsense, far places and formulas are left out, HTML is text", async () => {
    const lies = [
      null,
      "node",
      { ...node, id: 6, lat: 0, lon: 0 },
      { ...node, id: 7, lat: 40.7, lon: -74 },
      { ...node, id: 8, lat: "33.5", lon: {} },
      { ...node, id: 9, tags: { shop: "car_repair", name: "=cmd|calc" } },
      { ...node, id: 10, tags: { shop: "car_repair", name: { toString: "x" } } },
      { ...node, id: 11, tags: { ...node.tags, name: "<img src=x onerror=alert(1)>", website: "javascript:alert(1)" } },
    ];
    const shops = await overpass(answering(() => Response.json({ elements: lies }))).near(place, 20);
    expect(shops).toHaveLength(1);
    expect(shops[0]).toMatchObject({ name: "<img src=x onerror=alert(1)>" });
    expect(shops[0]!.website).toBeUndefined();
  });
});

describe("Google Places", () => {
  it("answers shops with its name on them and without positions for our map", async () => {
    const [shop] = await places(answering(() => Response.json({ places: [google, { id: 5 }, "x"] }))).near(place, 20);
    expect(shop).toMatchObject({
      id: "google:ChIJ5",
      rating: 4.6,
      reviewCount: 210,
      open: true,
      attribution: "Google Maps, Some Listings",
    });
    expect(shop).not.toHaveProperty("latitude");
    expect(asked[0]!.headers.get("x-goog-api-key")).toBe("secret-key");
    expect(asked[0]!.headers.get("x-goog-fieldmask")).toContain("places.displayName");
  });

  it("is asked anew every time, as its terms want, and Overpass once a day", async () => {
    let now = 0;
    const url = answering(() => Response.json({ places: [google], elements: [node] }));
    const live = createLiveShops({ directory, provider: places(url), clock: () => now });
    await live.near(place, 20);
    await live.near(place, 20);
    expect(asked).toHaveLength(2);
    const kept = createLiveShops({ directory, provider: overpass(url), clock: () => now });
    await Promise.all([kept.near(place, 20), kept.near(place, 20)]);
    expect(asked).toHaveLength(3);
    now = 25 * 60 * 60 * 1000;
    await kept.near(place, 20);
    expect(asked).toHaveLength(4);
  });
});

describe.each([
  ["Overpass", overpass],
  ["Google Places", places],
])("where %s fails, the directory answers", (_, create) => {
  const lie =
    (body: BodyInit, status = 200, headers = {}) =>
    () =>
      new Response(body, { status, headers });
  it.each([
    ["quota", lie("{}", 429)],
    ["a wrong key", lie("{}", 403)],
    ["an error", lie("<h1>Bad gateway</h1>", 502)],
    ["a page of HTML", lie("<h1>Welcome</h1>")],
    ["half an answer", lie('{"elements": [{"ty')],
    ["a list of another kind", lie('{"elements": "none", "places": 5}')],
    ["null", lie("null")],
    ["an answer without end", lie("x".repeat(5_000_000))],
    ["a way elsewhere", lie("", 302, { location: "http://127.0.0.1:1/" })],
  ])("after %s", async (__, answer) => {
    const told: string[] = [];
    const live = createLiveShops({ directory, provider: create(answering(answer)), onFailure: (m) => told.push(m) });
    expect(await live.near(place, 20)).toBe(ofDirectory);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain("secret-key");
  });

  it("after a connection that breaks", async () => {
    const url = answering(() => Response.json({}));
    stub!.stop(true);
    expect(await createLiveShops({ directory, provider: create(url) }).near(place, 20)).toBe(ofDirectory);
  });

  it("after a silence", { timeout: 30_000 }, async () => {
    const url = answering(() => new Promise(() => {}));
    expect(await createLiveShops({ directory, provider: create(url) }).near(place, 20)).toBe(ofDirectory);
  });

  it("and the provider is left alone as long as it asks", async () => {
    let now = 0;
    const url = answering(() => new Response("{}", { status: 429, headers: { "retry-after": "120" } }));
    const live = createLiveShops({ directory, provider: create(url), clock: () => now });
    for (const seconds of [0, 60, 119, 121]) {
      now = seconds * 1000;
      await live.near(place, 20);
    }
    expect(asked).toHaveLength(2);
  });
});

it("the call for places asks the provider that is set up, and only that call", async () => {
  const url = answering(() => Response.json({ elements: [node] }));
  const { call } = await testApp({ environment: { OVERPASS_URL: url } });
  const shopsAt = async (path: string) =>
    ((await (await call(`${path}?zipCode=85253`)).json()) as { shops: unknown[] }).shops;
  expect(await shopsAt("/api/places-shops")).toMatchObject([{ id: "openstreetmap:node/5" }]);
  expect(await shopsAt("/api/shops")).toHaveLength(20);
  expect(await shopsAt("/api/regional-shops")).toHaveLength(20);
  expect(asked).toHaveLength(1);
});
