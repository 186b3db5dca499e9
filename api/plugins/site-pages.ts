import { resolve, sep } from "node:path";
import { Glob } from "bun";
import { ENCODINGS, type Encoding, pack } from "./encodings.ts";
import { fillIn, type PageDetails } from "./page-details.ts";

/** A page or text file of the site as it is sent, with what the operator set in it. */
export interface SitePage {
  text: string;
  etag: string;
  contentType: string;
  packed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

const MISSING_PAGE = "/404.html";

/** One page for every read-only link, whatever its token; without a token there is none. */
const SHARED_PAGE = "/shared";
const SHARED = /^\/shared\/[\w-]+$/;

/**
 * The pages that the build made, and the texts for search engines, filled in and packed once. Read again with `load`.
 *
 * - `at("/faqs")`: the page at an address, or undefined.
 * - `missing()`: the page for addresses that have none, or undefined where nothing is built.
 */
export function sitePages(folder: string, details: PageDetails) {
  let pages: Promise<Map<string, SitePage>> | undefined;

  async function load() {
    const files = await Array.fromAsync(new Glob("**/*.{html,txt,xml}").scan(folder)).catch(() => []);
    return new Map(await Promise.all(files.map(async (file) => [addressOf(file), await prepare(file)] as const)));
  }

  async function prepare(file: string): Promise<SitePage> {
    const source = Bun.file(resolve(folder, file));
    const text = fillIn(await source.text(), details);
    const packed = await Promise.all(
      ENCODINGS.map(async (encoding) => [encoding, await pack(text, encoding)] as const),
    );
    const etag = Bun.hash(text).toString(36);
    return { text, etag, contentType: source.type, packed: new Map(packed) };
  }

  const all = () => (pages ??= load());
  return {
    async at(path: string): Promise<SitePage | undefined> {
      const plain = path.replace(/(?<=.)\/+$/, "");
      return plain === SHARED_PAGE || plain === MISSING_PAGE
        ? undefined
        : (await all()).get(SHARED.test(plain) ? SHARED_PAGE : plain);
    },
    missing: async (): Promise<SitePage | undefined> => (await all()).get(MISSING_PAGE),
  };
}

/** "faqs/index.html" is the page at "/faqs"; another file is at its own name. */
const addressOf = (file: string) =>
  `/${file
    .split(sep)
    .join("/")
    .replace(/(^|\/)index\.html$/, "")}`;
