import type { RepairAssistProperties } from "../repair-assist.d.ts";
import { readColor } from "../theme/contrast.ts";
import { confirmationOf, isPartnerKey, LAUNCHERS, readAddress, stepOf, THEMES } from "./settings.ts";

/** Whether a value, which is not empty, is one that we know; other attributes take any. */
const RULES: { [Name in keyof RepairAssistProperties]: (value: string) => boolean } = {
  api: isAddress,
  siteUrl: isAddress,
  partner: isPartnerKey,
  theme: (value) => THEMES.some((theme) => theme === value),
  launcher: (value) => LAUNCHERS.some((launcher) => launcher === value),
  accent: (value) => readColor(value) !== null,
  locale: isLocale,
  step: (value) => stepOf(value) !== undefined,
  confirmationType: (value) => confirmationOf(value) !== undefined,
};

/** `siteUrl` is `site-url`. */
export const attributeOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The attributes whose values are none that we know, with the first letters of what they say. */
export function attributeFaults(attributes: RepairAssistProperties): [attribute: string, value: string][] {
  return (Object.keys(RULES) as (keyof RepairAssistProperties)[]).flatMap((name) => {
    const value = attributes[name];
    return typeof value !== "string" || value === "" || RULES[name]!(value)
      ? []
      : [[attributeOf(name), value.slice(0, 60)]];
  });
}

function isAddress(value: string) {
  return readAddress(value) !== undefined;
}

function isLocale(value: string) {
  try {
    return Intl.getCanonicalLocales(value).length > 0;
  } catch {
    return false;
  }
}
