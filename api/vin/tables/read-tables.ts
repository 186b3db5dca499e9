import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { once } from "#shared/once.ts";
import { ELEMENTS, type Element, type ElementLetter, type VehicleKind } from "./elements.ts";

export const TABLES_FILE = Bun.file(new URL("vpic.txt.br", import.meta.url).pathname);

/** Who has a maker's code: a kind of vehicle, and the makes that are sold under it. */
export interface MakersCode {
  kind: VehicleKind;
  makes: readonly string[];
}

/** What a pattern says where it fits, as the file has it. */
export interface Value {
  element: Element;
  text: string;
  /** Patterns of the places 4 to 8 and, after a bar, 10 to 17; what is not said of the end may be anything. */
  keys: readonly string[];
}

export interface Tables {
  /** "NHTSA vPIC, tables of 2026-03-12". */
  source: string;
  makersCode(code: string): MakersCode | undefined;
  /** The lists of patterns that hold for a maker's code in a model year. */
  schemas(code: string, year: number): readonly (readonly Value[])[];
  /** What belongs to an engine of this name; nothing where the name says nothing. */
  engine(name: string): readonly Omit<Value, "keys">[];
}

/**
 * The tables of `bun run vin:tables`, read once and held as text: four megabytes. Its first line is the source. Then a line a
 * maker's code ("!1HG car Honda"), a line an engine ("%2GR-FKS\tC=6"), a line a code with its lists and their years ("@1HG
 * 9451:2012-2012"), and the lists themselves ("#9451", then "B=sedan\tFB2 FB3").
 */
export const tables = once((): Tables => {
  const text = brotliDecompressSync(readFileSync(TABLES_FILE.name!)).toString("utf8");
  const codes = new Map<string, string>();
  const engines = new Map<string, string>();
  const links = new Map<string, string>();
  const starts = new Map<string, number>();
  for (let at = text.indexOf("\n") + 1; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at + 1, end);
    if (text[at] === "#") {
      starts.set(line, end + 1);
      const next = text.indexOf("\n#", end);
      at = next < 0 ? text.length : next + 1;
      continue;
    }
    const [name, rest] = cut(line, text[at] === "%" ? "\t" : " ");
    (text[at] === "!" ? codes : text[at] === "%" ? engines : links).set(name, rest);
    at = end + 1;
  }
  return {
    source: text.slice(0, text.indexOf("\n")),
    makersCode(code) {
      const found = codes.get(code);
      if (found === undefined) return undefined;
      const [kind, makes] = cut(found, " ");
      return { kind: kind as VehicleKind, makes: makes.split("|").filter(Boolean) };
    },
    schemas: (code, year) =>
      (links.get(code) ?? "").split(" ").flatMap((link) => {
        const [id, from, to] = link.split(/[:-]/);
        const start = starts.get(id ?? "");
        return start !== undefined && Number(from) <= year && year <= Number(to) ? [listFrom(text, start)] : [];
      }),
    engine: (name) => (engines.get(name) ?? "").split("\t").filter(Boolean).map(readValue),
  };
});

function listFrom(text: string, start: number): Value[] {
  const next = text.indexOf("\n#", start);
  const lines = text.slice(start, next < 0 ? text.length : next).split("\n");
  return lines.filter(Boolean).map((line) => {
    const [value, keys] = cut(line, "\t");
    return { ...readValue(value), keys: keys.split(" ") };
  });
}

const readValue = (written: string) => ({
  element: ELEMENTS[written[0] as ElementLetter],
  text: written.slice(2),
});

function cut(line: string, at: string): [string, string] {
  const index = line.indexOf(at);
  return index < 0 ? [line, ""] : [line.slice(0, index), line.slice(index + 1)];
}
