import { useState } from "react";
import { version } from "../../../package.json";
import type { Release } from "./snippets/embed.ts";

export { version };
export const major = version.split(".")[0]!;

const NEWEST: Release = { path: `v${major}` };

/**
 * Which release the snippet loads, and what pins it. The checksums are those that stand beside the files at the pinned
 * address, so they are true of what a page will get. Rejects when they cannot be had; then nothing changes.
 */
export function useRelease() {
  const [release, setRelease] = useState(NEWEST);
  const pin = async (wanted: boolean) => setRelease(wanted ? await pinnedRelease() : NEWEST);
  return { release, pin };
}

async function pinnedRelease(): Promise<Release> {
  const path = `v${version}`;
  const response = await fetch(`/widget/${path}/sri.json`);
  if (!response.ok) throw new Error(`${response.status}: the checksums of ${path} could not be loaded`);
  const { files } = (await response.json()) as { files: Record<string, string> };
  return { path, integrity: files };
}
