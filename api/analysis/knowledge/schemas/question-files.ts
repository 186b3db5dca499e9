import * as z from "zod";
import { sentence } from "./figures.ts";
import { conditionId, evidenceKey, type Vocabulary } from "./vocabulary.ts";

/** The option that every question has: its meaning follows from the others. */
export const NONE = "none";

const QuestionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What an answer says: a finding that is there (`has`) or not (`lacks`), perhaps with its circumstances. */
export const saying = (vocabulary: Vocabulary) => {
  const key = evidenceKey(vocabulary);
  const when = z.array(conditionId(vocabulary)).min(1).optional();
  return z.union([z.strictObject({ has: key, when }), z.strictObject({ lacks: key, when })]);
};

/** `questions/*.yaml`: questions on findings. Every one also has "none of these", which denies them, and "I am not sure". */
export const questionFile = (vocabulary: Vocabulary) =>
  z.record(
    QuestionId,
    z.strictObject({
      /** Asked only when one of these was told; absent: whenever it helps. */
      about: z.array(evidenceKey(vocabulary)).min(1).optional(),
      /** Not asked when one of these was told, since it is answered. */
      unless: z.array(evidenceKey(vocabulary)).min(1).optional(),
      /** Asked where too little was read to rank anything; without `about` only there, and where no complaint was read. */
      first: z.boolean().optional(),
      /** Asked after this answer to another question: option by question. */
      after: z.record(QuestionId, QuestionId).optional(),
      /** What each answer says; nothing where another question goes on from there. */
      options: z.record(
        QuestionId.refine((id) => id !== NONE, `"${NONE}" follows from the others`),
        z.array(saying(vocabulary)),
      ),
    }),
  );
type QuestionFigures = z.infer<ReturnType<typeof questionFile>>[string];

const QuestionTexts = z.strictObject({
  text: sentence(140),
  hint: sentence(200).optional(),
  /** Why it is asked, in half a line. */
  why: sentence(90),
  options: z.record(QuestionId, z.string().min(1).max(60)),
});

/** `questions/*.en.yaml` */
export const QuestionTextFile = z.record(QuestionId, QuestionTexts);
type QuestionTexts = z.infer<typeof QuestionTexts>;

/** A question as the analysis uses it. "None of these" is the last option, and denies all that the others say. */
export const questionOf = (id: string, { options, ...rest }: QuestionFigures, texts: QuestionTexts) => {
  const told = Object.entries(options).map(([option, says]) => ({ id: option, says: says.map(sayingOf) }));
  const keys = new Set(told.flatMap(({ says }) => says.map(({ key }) => key)));
  return {
    id,
    text: texts.text,
    ...(texts.hint && { hint: texts.hint }),
    why: texts.why,
    ...rest,
    options: [...told, { id: NONE, says: [...keys].map((key) => sayingOf({ lacks: key })) }].map((option) => ({
      ...option,
      label: texts.options[option.id] ?? "",
    })),
  };
};

/** A finding that is there or not, perhaps with its circumstances. */
export const sayingOf = ({ when, ...told }: z.infer<ReturnType<typeof saying>>) => ({
  ...("has" in told ? { key: told.has, present: true } : { key: told.lacks, present: false }),
  ...(when && { conditions: when }),
});
