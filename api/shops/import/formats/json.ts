import { fieldsOf, listingOf } from "../columns.ts";
import { areTags, listingFromTags, type Tags } from "../osm-tags.ts";
import type { Reading } from "../raw-listing.ts";
import { objectsIn } from "./json-objects.ts";
import { linesOf } from "./lines.ts";

/** GeoJSON, Overpass JSON, or a list of objects with fields as a CSV has columns: told apart object by object. */
export async function* readJson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Reading> {
  for await (const found of objectsIn(chunks)) {
    if ("refused" in found) yield found;
    else yield { line: found.line, ...readObject(found.text) };
  }
}

/** It begins the lines of a GeoJSON text sequence. */
const SEPARATOR = "\u001e";

/** The same objects, one a line. */
export async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Reading> {
  for await (const { line, text } of linesOf(chunks)) {
    if (text === null) yield { line, refused: "a line too long for a shop" };
    else if (text.trim() !== "") yield { line, ...readObject(text.startsWith(SEPARATOR) ? text.slice(1) : text) };
  }
}

type Read = { listing: ReturnType<typeof listingOf> } | { other: true } | { refused: string };

function readObject(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: text.includes("\uFFFD") ? "broken UTF-8" : "not valid JSON" };
  }
  return isObject(value) ? fromObject(value) : { refused: "not an object" };
}

function fromObject(value: Tags): Read {
  if (value.type === "Feature") return fromFeature(value);
  if (isObject(value.tags)) return fromElement(value);
  // The corners of a building that Overpass adds have neither tags nor name.
  if (isElement(value)) return { other: true };
  return { listing: fromProperties(value) };
}

const isElement = ({ type, id }: Tags) => /^(node|way|relation)$/.test(String(type)) && typeof id === "number";

/** An element of Overpass or of OpenStreetMap: nodes have a position, ways and relations a center. */
export function fromElement(element: Tags): Read {
  const listing = isObject(element.tags) && listingFromTags(element.tags);
  if (!listing) return { other: true };
  const at = isObject(element.center) ? element.center : element;
  return {
    listing: { ...listing, sourceId: `${element.type}/${element.id}`, latitude: at.lat, longitude: at.lon },
  };
}

function fromFeature({ id, geometry, properties }: Tags): Read {
  if (!isObject(properties)) return { refused: "a feature without properties" };
  const position = middleOf(isObject(geometry) ? geometry.coordinates : undefined);
  const sourceId = id ?? properties["@id"];
  if (!areTags(properties)) return { listing: { sourceId, ...fromProperties(properties), ...position } };
  const listing = listingFromTags(properties);
  return listing ? { listing: { ...listing, sourceId, ...position } } : { other: true };
}

const fromProperties = (properties: Tags) => listingOf(fieldsOf(Object.keys(properties)), Object.values(properties));

/** The middle of whatever is drawn: a point is its own. */
function middleOf(coordinates: unknown) {
  const points: number[][] = [];
  const collect = (value: unknown, depth: number) => {
    if (!Array.isArray(value) || depth > 4) return;
    if (typeof value[0] === "number") points.push(value);
    else for (const inner of value) collect(inner, depth + 1);
  };
  collect(coordinates, 0);
  const middle = (axis: number) => {
    const values = points.map((point) => point[axis]!);
    const [low, high] = values.reduce(([a, b], v) => [Math.min(a!, v), Math.max(b!, v)], [Infinity, -Infinity]);
    return (low! + high!) / 2;
  };
  return points.length === 0 ? {} : { longitude: middle(0), latitude: middle(1) };
}

const isObject = (value: unknown): value is Tags =>
  typeof value === "object" && value !== null && !Array.isArray(value);
