import type { Host, Width } from "./host.ts";
import { BROWSERS } from "./hosts-browsers.ts";
import { SCRIPTED } from "./hosts-scripted.ts";
import { STYLED } from "./hosts-styled.ts";

/** Every page that is not ours and on which the element must work. */
export const HOSTS: readonly Host[] = [...STYLED, ...BROWSERS, ...SCRIPTED];

/** One of them by its name. */
export const hostNamed = (name: string) => HOSTS.find((host) => host.name === name)!;

/** Pages that do nothing to the element: what it looks like there it must look like everywhere. */
export const ALONE: Record<Width, Host> = {
  800: { name: "alone", title: "a page that does nothing", hostile: () => false },
  320: { name: "alone-narrow", title: "a page that does nothing", width: 320, hostile: () => false },
};
