import type { ModelFacts } from "../model-facts.ts";
import { britishItalianAndSwedish } from "./british-italian-and-swedish.ts";
import { electric } from "./electric.ts";
import { fordAndChrysler } from "./ford-and-chrysler.ts";
import { german } from "./german.ts";
import { gm } from "./gm.ts";
import { hondaNissanAndToyota } from "./honda-nissan-and-toyota.ts";
import { otherJapaneseAndKorean } from "./other-japanese-and-korean.ts";

/** Every make of the catalogue with every one of its models. Written from general knowledge of the US market. */
export const modelFacts: ModelFacts = {
  ...gm,
  ...fordAndChrysler,
  ...hondaNissanAndToyota,
  ...otherJapaneseAndKorean,
  ...german,
  ...britishItalianAndSwedish,
  ...electric,
};
