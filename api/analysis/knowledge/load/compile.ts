import type * as z from "zod";
import { makes as MAKES, modelsOf } from "#shared/catalogue/catalogue.ts";
import { causeFile, causeOf, CauseTextFile } from "../schemas/cause-files.ts";
import { CodeFile, MakersCodeFile, MakersFile } from "../schemas/code-files.ts";
import { PanelFile, panelOf, PanelTextFile } from "../schemas/collision-files.ts";
import { AreaLabels, nhtsaFile, standOutFile } from "../schemas/complaint-files.ts";
import {
  estimateLaws,
  LaborRatesFile,
  StateLawsFile,
  StateLawTextFile,
  upsellFile,
  upsellOf,
  UpsellTextFile,
} from "../schemas/estimate-files.ts";
import { ConditionLabels, FindingLabels, kinshipFile, presetsFile } from "../schemas/finding-files.ts";
import { questionFile, questionOf, QuestionTextFile } from "../schemas/question-files.ts";
import { companionOf, repairFile, repairOf, RepairTextFile } from "../schemas/repair-files.ts";
import { MakeFile, NicknamesFile } from "../schemas/vehicle-files.ts";
import { type Vocabulary, withCircumstances } from "../schemas/vocabulary.ts";
import { namesIn } from "./folder.ts";
import { pairs } from "./pairs.ts";
import { type DataFile, YamlFile } from "./yaml-file.ts";

const makes: ReadonlySet<string> = new Set(MAKES);

/** All knowledge of one language as the analysis uses it, and what is wrong with it: a sentence each. */
export function compile(folder: string, language: string) {
  const problems: string[] = [];
  const open = (file: string) => new YamlFile(folder, file, problems);
  const read = <Value>(file: string, schema: z.ZodType<Value>) => open(file).as(schema);
  const text = (name: string) => `${name}.${language}.yaml`;

  const findings = read(text("findings"), FindingLabels)?.value ?? {};
  const conditions = read(text("conditions"), ConditionLabels)?.value ?? {};
  const areas = read(text("nhtsa"), AreaLabels)?.value ?? {};

  const presetFile = open("presets.yaml");
  const repairFiles = namesIn(folder, "repairs").map((name) => ({ name, file: open(`repairs/${name}.yaml`) }));
  const bare: Vocabulary = {
    findings: new Set(Object.keys(findings)),
    conditions: new Set(Object.keys(conditions)),
    repairs: new Set(repairFiles.flatMap(({ file }) => idsIn(file, "repairs"))),
    ...{ circumstances: {}, fuels: {}, sources: {} },
  };
  const named = withCircumstances(bare, circumstancesIn(presetFile));
  const presets = presetFile.as(presetsFile(named))?.value;
  const vocabulary: Vocabulary = { ...named, fuels: presets?.fuels ?? {}, sources: presets?.sources ?? {} };

  const repairs = repairFiles
    .map(({ name, file }) => ({
      file: file.as(repairFile(vocabulary)),
      texts: read(text(`repairs/${name}`), RepairTextFile),
    }))
    .sort((a, b) => (a.file?.value.precedence ?? 0) - (b.file?.value.precedence ?? 0))
    .flatMap(({ file, texts }) =>
      pairs(file, (value) => value.repairs, ["repairs"], texts).map(([id, figures, words]) => {
        const companions = figures.goesWith?.map(companionOf) ?? [];
        sameKeys(companions, words.goesWith, texts!, [id, "goesWith"]);
        return repairOf(id, file!.value, figures, words);
      }),
    );

  const causes = namesIn(folder, "causes").flatMap((name) => {
    const opened = open(`causes/${name}.yaml`);
    const file = opened.as(causeFile(withCircumstances(vocabulary, circumstancesIn(opened)), makes));
    const texts = read(text(`causes/${name}`), CauseTextFile);
    return pairs(file, (value) => value.causes, ["causes"], texts).map(([id, figures, words]) => {
      sameKeys(Object.keys(figures.knownFor ?? {}), words.knownFor, texts!, [id, "knownFor"]);
      for (const [key, { make, models = [] }] of Object.entries(figures.knownFor ?? {}))
        for (const [i, model] of models.entries())
          if (!modelsOf(make).includes(model))
            file!.problem(
              ["causes", id, "knownFor", key, "models", i],
              `there is no ${make} "${model}" in the catalogue`,
            );
      return causeOf(id, file!.value.system, figures, words);
    });
  });
  once(
    [...causes, ...repairs].map(({ id }) => id),
    (id) => `causes and repairs: the id ${id} is used twice`,
  );

  const questions = namesIn(folder, "questions").flatMap((name) => {
    const texts = read(text(`questions/${name}`), QuestionTextFile);
    return pairs(read(`questions/${name}.yaml`, questionFile(vocabulary)), (value) => value, [], texts).map(
      ([id, figures, words]) => {
        sameKeys(Object.keys(figures.options), words.options, texts!, [id, "options"]);
        return questionOf(id, figures, words);
      },
    );
  });

  const codes = Object.fromEntries(
    namesIn(folder, "trouble-codes", `.${language}.yaml`).map((name) => [
      name,
      read(text(`trouble-codes/${name}`), CodeFile)?.value ?? {},
    ]),
  );
  once(Object.values(codes).flatMap(Object.keys), (code) => `trouble-codes: ${code} is told in two files`);
  const makersCodes = pairs(
    read("makers-codes.yaml", MakersFile),
    (value) => value,
    [],
    read(text("makers-codes"), MakersCodeFile),
  ).map(([maker, built, meanings]) => ({ maker, makes: built, codes: meanings }));

  const panels = pairs(read("panels.yaml", PanelFile), (value) => value, [], read(text("panels"), PanelTextFile)).map(
    ([id, figures, words]) => panelOf(id, figures, words),
  );
  const upsells = pairs(
    read("upsells.yaml", upsellFile(vocabulary)),
    (value) => value,
    [],
    read(text("upsells"), UpsellTextFile),
  ).map(([id, figures, words]) => upsellOf(id, figures, words));
  const laws = read("state-laws.yaml", StateLawsFile);
  const lawTexts = read(text("state-laws"), StateLawTextFile);
  if (laws && lawTexts) sameKeys(Object.keys(laws.value.laws), lawTexts.value.laws, lawTexts, ["laws"]);

  const vehicles = Object.fromEntries(
    namesIn(folder, "vehicles").flatMap((name) => {
      const file = read(`vehicles/${name}.yaml`, MakeFile);
      if (!file) return [];
      const { make, typical, models } = file.value;
      if (!makes.has(make)) file.problem(["make"], `there is no make "${make}" in the catalogue`);
      for (const model of Object.keys(models))
        if (!modelsOf(make).includes(model)) file.problem(["models", model], "the catalogue has no such model");
      for (const model of modelsOf(make))
        if (!(model in models)) file.problem(["models"], `lacks the ${make} ${model} of the catalogue`);
      return [[make, { typical, models }] as const];
    }),
  );

  const areaNames = new Set(Object.keys(areas));
  const causeIds = new Set(causes.map(({ id }) => id));
  const knowledge = {
    findings,
    conditions,
    areas,
    kinship: read("findings.yaml", kinshipFile(vocabulary))?.value,
    ...{ repairs, causes, questions, codes, makersCodes, panels, upsells },
    laborRates: read("labor-rates.yaml", LaborRatesFile)?.value,
    estimateLaws: laws && lawTexts && estimateLaws(laws.value, lawTexts.value),
    nhtsa: read("nhtsa.yaml", nhtsaFile(areaNames, causeIds))?.value,
    standOut: read("stand-out.yaml", standOutFile(areaNames, makes))?.value,
    vehicles,
    nicknames: read("nicknames.yaml", NicknamesFile)?.value,
  };
  return { knowledge, problems };

  function once(names: readonly string[], sentence: (name: string) => string) {
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    for (const name of twice) problems.push(`${sentence(name)}.`);
  }
}

/** Everything in one file of figures and its file of texts that stands under the same names. */
function sameKeys(
  wanted: readonly string[],
  texts: Readonly<Record<string, unknown>> | undefined,
  file: Pick<DataFile<unknown>, "problem">,
  path: readonly string[],
) {
  for (const key of wanted) if (texts?.[key] === undefined) file.problem(path, `lacks the text for "${key}"`);
  for (const key of Object.keys(texts ?? {}))
    if (!wanted.includes(key)) file.problem([...path, key], "belongs to nothing among the figures");
}

const circumstancesIn = ({ content }: YamlFile) => (content as { circumstances?: unknown } | undefined)?.circumstances;

const idsIn = ({ content }: YamlFile, field: string): string[] =>
  Object.keys((content as Record<string, object> | undefined)?.[field] ?? {});

type Compiled = ReturnType<typeof compile>["knowledge"];

/** All knowledge, whole. */
export type Knowledge = { [Kind in keyof Compiled]-?: NonNullable<Compiled[Kind]> };
