import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { isMistyped, nameKey } from "./name-key.ts";
import { BADGES, MAKE_NICKNAMES } from "./nicknames.ts";

/** The catalogue's spelling of a car. `rest` is what was typed beyond the model's name: "Energi" of "Fusion Energi". */
export interface ResolvedModel {
  make?: string;
  model?: string;
  rest: string;
}

/**
 * Finds make and model in the catalogue however they are typed: letter case, punctuation, nicknames ("Chevy"), badges
 * ("328i"), trims after the name ("Accord EX") and a slip of the finger ("Camery") do not matter.
 */
export function resolveModel(typedMake: string, typedModel: string): ResolvedModel {
  const make = resolveMake(typedMake);
  if (make === undefined) return { rest: typedModel };
  const found = findModel(make, typedModel) ?? findModel(make, withoutMake(make, typedModel));
  return { make, rest: typedModel, ...found };
}

function resolveMake(typed: string): string | undefined {
  const key = nameKey(typed);
  return (
    makes.find((make) => nameKey(make) === key) ??
    (Object.hasOwn(MAKE_NICKNAMES, key) ? MAKE_NICKNAMES[key] : undefined) ??
    makes.find((make) => isMistyped(nameKey(make), key))
  );
}

type Found = { model: string; rest: string };

function findModel(make: string, typed: string): Found | undefined {
  const key = nameKey(typed);
  if (key === "") return undefined;
  const models = modelsOf(make);
  const named = (test: (modelKey: string, model: string) => boolean): Found | undefined => {
    const model = models.find((model) => test(nameKey(model), model));
    return model === undefined ? undefined : { model, rest: "" };
  };
  return (
    named((modelKey) => modelKey === key) ??
    badge(make, typed, models) ??
    withTrim(models, typed) ??
    named((modelKey) => modelKey.startsWith(key)) ??
    named((_, model) => model.split(" ").some((word) => nameKey(word) === key)) ??
    named((modelKey) => isMistyped(modelKey, key))
  );
}

/** The longest model name that `typed` begins with, ending where a word ends or letters and digits meet ("RX350"). */
function withTrim(models: readonly string[], typed: string): Found | undefined {
  for (let end = typed.length - 1; end > 0; end--) {
    const insideWord = /^(?:[a-z]{2}|\d\d)$/i.test(typed.slice(end - 1, end + 1));
    const key = nameKey(typed.slice(0, end));
    const model = insideWord ? undefined : models.find((model) => nameKey(model) === key);
    if (model) return { model, rest: typed.slice(end).trim() };
  }
  return undefined;
}

function badge(make: string, typed: string, models: readonly string[]): Found | undefined {
  const key = nameKey(typed);
  for (const [pattern, series] of BADGES[make] ?? []) {
    const found = pattern.exec(key);
    if (!found) continue;
    const seriesKey = nameKey(series.replace("$1", found[1] ?? ""));
    const model = models.find((model) => nameKey(model) === seriesKey);
    if (model) return { model, rest: typed };
  }
  return undefined;
}

const withoutMake = (make: string, typed: string) =>
  typed.toLowerCase().startsWith(make.toLowerCase()) ? typed.slice(make.length).trim() : "";
