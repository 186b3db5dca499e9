import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { AreaLabels } from "../schemas/complaint-files.ts";
import { ConditionLabels, FindingLabels, presetsFile } from "../schemas/finding-files.ts";
import { type Vocabulary, withCircumstances } from "../schemas/vocabulary.ts";
import type { Reader } from "./reader.ts";
import type { YamlFile } from "./yaml-file.ts";

export const MAKES: ReadonlySet<string> = new Set(makes);
export const isModel = (make: string, model: string) => modelsOf(make).includes(model);
export { modelsOf };

/** The names that the data files may use, with their labels; undefined where a file of names is wrong, which is noted. */
export function readVocabulary(reader: Reader) {
  const findings = reader.texts("findings", FindingLabels)?.value;
  const conditions = reader.texts("conditions", ConditionLabels)?.value;
  const areas = reader.texts("nhtsa", AreaLabels)?.value;
  const presetFile = reader.open("presets");
  if (!findings || !conditions || !areas) return undefined;
  const named = withCircumstances(
    {
      findings: new Set(Object.keys(findings)),
      conditions: new Set(Object.keys(conditions)),
      repairs: new Set(reader.names("repairs").flatMap((name) => idsIn(reader, name))),
      makes: MAKES,
      ...{ circumstances: {}, fuels: {}, sources: {} },
    },
    circumstancesIn(presetFile),
  );
  const presets = presetFile.as(presetsFile(named))?.value;
  if (!presets) return undefined;
  const vocabulary: Vocabulary = { ...named, fuels: presets.fuels, sources: presets.sources };
  return { findings, conditions, areas, vocabulary };
}

/** The named circumstances of a file, before they have a shape. */
export const circumstancesIn = ({ content }: YamlFile): unknown =>
  (content as { circumstances?: unknown } | undefined)?.circumstances;

/** The ids of the repairs in a file; what is wrong with it is noted when it is read. */
function idsIn(reader: Reader, name: string): string[] {
  const { content } = reader.unchecked(name);
  return Object.keys((content as { repairs?: object } | undefined)?.repairs ?? {});
}
