import { CauseTextFile, causeFile, causeOf } from "../schemas/cause-files.ts";
import { CodeFile, MakersCodeFile, makersFile } from "../schemas/code-files.ts";
import {
  PanelFile,
  PanelTextFile,
  panelOf,
  ScenarioTextFile,
  scenarioFile,
  scenarioOf,
} from "../schemas/collision-files.ts";
import { nhtsaFile, standOutFile } from "../schemas/complaint-files.ts";
import { compositesFile, kinshipFile } from "../schemas/finding-files.ts";
import { locationFile } from "../schemas/location-file.ts";
import { LookAlikeTextFile, lookAlikeFile, lookAlikeOf } from "../schemas/look-alike-files.ts";
import { LaborRatesFile } from "../schemas/pricing-files.ts";
import { NONE, QuestionTextFile, questionFile, questionOf } from "../schemas/question-files.ts";
import { companionOf, RepairTextFile, repairFile, repairOf } from "../schemas/repair-files.ts";
import { ErasFile, MakeFile, nicknamesFile } from "../schemas/vehicle-files.ts";
import { type Vocabulary, withCircumstances } from "../schemas/vocabulary.ts";
import { readDangers } from "./dangers.ts";
import { readEstimates } from "./estimates.ts";
import { pairs, sameKeys } from "./pairs.ts";
import { readPhrases } from "./phrases.ts";
import { readPricing, readPublished } from "./pricing.ts";
import { Reader } from "./reader.ts";
import { readSentences } from "./sentences.ts";
import { circumstancesIn, isModel, MAKES, modelsOf, readVocabulary } from "./vocabulary.ts";
import { readWarranties } from "./warranties.ts";

type Parts = NonNullable<ReturnType<typeof read>>;

/** All knowledge of one language as the analysis uses it. */
export type Knowledge = { [Part in keyof Parts]: NonNullable<Parts[Part]> };

/**
 * Reads all data files of a folder and puts figures and sentences together. `problems` are what is wrong with them, a
 * sentence each with file, line and field; there is knowledge only where there are none.
 */
export function compile(folder: string, language: string): { knowledge?: Knowledge; problems: readonly string[] } {
  const reader = new Reader(folder, language);
  const parts = read(reader);
  return reader.problems.length > 0 ? { problems: reader.problems } : { knowledge: parts as Knowledge, problems: [] };
}

/** A part that could not be read is undefined, and its problem is noted. */
function read(reader: Reader) {
  const named = readVocabulary(reader);
  if (!named) return undefined;
  const { findings, conditions, areas, vocabulary } = named;
  const repairs = readRepairs(reader, vocabulary);
  const causes = readCauses(reader, vocabulary);
  const collisions = readCollisions(reader);
  const areaIds = new Set(Object.keys(areas));
  const causeIds = new Set(causes.map(({ id }) => id));
  const placeable = {
    causes: causeIds,
    repairs: vocabulary.repairs,
    panels: new Set(collisions.panels.map(({ id }) => id)),
  };
  return {
    ...{ findings, conditions, areas, repairs, causes },
    ...readQuestions(reader, vocabulary, causeIds),
    ...readCodes(reader, vocabulary),
    ...collisions,
    locations: reader.figures("locations", locationFile(placeable))?.value,
    dangers: readDangers(reader, vocabulary),
    ...readSentences(reader, vocabulary),
    ...readEstimates(reader, vocabulary),
    pricing: readPricing(reader, vocabulary, collisions.panels),
    published: readPublished(reader, vocabulary, repairs),
    phrases: readPhrases(reader, vocabulary),
    vehicles: readVehicles(reader),
    eras: reader.figures("eras", ErasFile)?.value,
    composites: reader.texts("composites", compositesFile(vocabulary))?.value,
    kinship: reader.figures("findings", kinshipFile(vocabulary))?.value,
    laborRates: reader.figures("labor-rates", LaborRatesFile)?.value,
    nhtsa: reader.figures("nhtsa", nhtsaFile(areaIds, causeIds, vocabulary))?.value,
    standOut: reader.figures("stand-out", standOutFile(areaIds, MAKES))?.value,
    warranties: readWarranties(reader, vocabulary),
    nicknames: reader.figures("nicknames", nicknamesFile(vocabulary))?.value,
  };
}

const readRepairs = (reader: Reader, vocabulary: Vocabulary) =>
  reader
    .names("repairs")
    .map((name) => ({
      name,
      file: reader.figures(name, repairFile(vocabulary)),
      texts: reader.texts(name, RepairTextFile),
    }))
    .sort((a, b) => (a.file?.value.precedence ?? 0) - (b.file?.value.precedence ?? 0))
    .flatMap(({ name, file, texts }) =>
      pairs(file?.within("repairs"), ["repairs"], texts).map(([id, figures, words]) => {
        reader.claim(id, name, file!, ["repairs"]);
        sameKeys((figures.goesWith ?? []).map(companionOf), words.goesWith, texts!, [id, "goesWith"]);
        return repairOf(id, file!.value, figures, words);
      }),
    );

const readCauses = (reader: Reader, vocabulary: Vocabulary) =>
  reader.names("causes").flatMap((name) => {
    const opened = reader.open(name);
    const file = opened.as(causeFile(withCircumstances(vocabulary, circumstancesIn(opened)), MAKES));
    const texts = reader.texts(name, CauseTextFile);
    return pairs(file?.within("causes"), ["causes"], texts).map(([id, figures, words]) => {
      reader.claim(id, name, file!, ["causes"]);
      sameKeys(Object.keys(figures.knownFor ?? {}), words.knownFor, texts!, [id, "knownFor"]);
      for (const [key, { make, models = [] }] of Object.entries(figures.knownFor ?? {}))
        for (const [i, model] of models.entries())
          if (!isModel(make, model))
            file!.problem(["causes", id, "knownFor", key, "models", i], `the catalogue has no ${make} "${model}"`);
      return causeOf(id, file!.value.system, figures, words);
    });
  });

/** Questions on findings, and those on causes that look alike. */
function readQuestions(reader: Reader, vocabulary: Vocabulary, causes: ReadonlySet<string>) {
  const questions = reader.names("questions").flatMap((name) => {
    const texts = reader.texts(name, QuestionTextFile);
    return pairs(reader.figures(name, questionFile(vocabulary)), [], texts).map(([id, figures, words]) => {
      reader.claim(id, name, texts!, []);
      sameKeys([...Object.keys(figures.options), NONE], words.options, texts!, [id, "options"]);
      return questionOf(id, figures, words);
    });
  });
  const ids = new Set(questions.map(({ id }) => id));
  const lookAlikes = reader.names("questions/look-alikes").flatMap((name) => {
    const file = reader.figures(name, lookAlikeFile(vocabulary, causes));
    const texts = reader.texts(name, LookAlikeTextFile);
    for (const id of Object.keys(file?.value.questions ?? {})) ids.add(id);
    return pairs(file?.within("questions"), ["questions"], texts).map(([id, figures, words]) => {
      reader.claim(id, name, file!, ["questions"]);
      sameKeys([...Object.keys(figures.options), NONE], words.options, texts!, [id, "options"]);
      return { question: lookAlikeOf(id, file!.value.source, figures, words), file: file! };
    });
  });
  for (const { question, file } of lookAlikes)
    for (const other of question.like)
      if (!ids.has(other) || other === question.id)
        file.problem(["questions", question.id, "like"], `there is no other question "${other}"`);
  return { questions, lookAlikes: lookAlikes.map(({ question }) => question) };
}

function readCodes(reader: Reader, vocabulary: Vocabulary) {
  const codes = Object.fromEntries(
    reader.namesOfTexts("trouble-codes").map((name) => {
      const file = reader.texts(name, CodeFile);
      for (const code of Object.keys(file?.value ?? {})) reader.claim(code, name, file!, []);
      return [name, file?.value ?? {}];
    }),
  );
  const makers = pairs(
    reader.figures("makers-codes", makersFile(vocabulary)),
    [],
    reader.texts("makers-codes", MakersCodeFile),
  );
  return { codes, makersCodes: makers.map(([maker, makes, own]) => ({ maker, makes, codes: own })) };
}

function readVehicles(reader: Reader) {
  const files = reader.names("vehicles").flatMap((name) => reader.figures(name, MakeFile) ?? []);
  for (const { value, problem } of files) {
    const { make, models } = value;
    if (!MAKES.has(make)) problem(["make"], `the catalogue has no make "${make}"`);
    for (const model of Object.keys(models))
      if (!isModel(make, model)) problem(["models", model], "the catalogue has no such model");
    for (const model of modelsOf(make))
      if (!(model in models)) problem(["models"], `lacks the ${make} ${model} of the catalogue`);
  }
  return Object.fromEntries(files.map(({ value: { make, ...facts } }) => [make, facts]));
}

function readCollisions(reader: Reader) {
  const names = reader.texts("panels", PanelTextFile);
  const panels = pairs(reader.figures("panels", PanelFile), [], names).map(([id, figures, words]) => {
    sameKeys(Object.keys(figures.hidden ?? {}), words.hidden, names!, [id, "hidden"]);
    return panelOf(id, figures, words);
  });
  const texts = reader.texts("scenarios", ScenarioTextFile);
  const scenarios = pairs(
    reader.figures("scenarios", scenarioFile(new Set(panels.map(({ id }) => id)))),
    [],
    texts?.within("scenarios"),
  ).map(([id, figures, words]) => scenarioOf(id, figures, words));
  return { panels, scenarios, hardWords: texts?.value.hardWords };
}
