import * as z from "zod";
import { sentence } from "./figures.ts";
import { NONE, saying, sayingOf } from "./question-files.ts";
import { chance, evidenceKey, oneOf, source, type Vocabulary } from "./vocabulary.ts";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Nothing an owner says is impossible or certain. */
const likely = chance.gt(0, "is impossible: above 0").lt(1, "is certain: below 1");

/** Causes with the chance that an owner who has this one gives the answer. */
const causesOf = (causes: ReadonlySet<string>) => z.record(oneOf("cause", causes), likely);

const findingOrGroup = ({ findings }: Vocabulary) =>
  oneOf("finding or group of findings", new Set([...findings].flatMap((id) => [id, id.slice(0, id.indexOf("."))])));

const question = (vocabulary: Vocabulary, causes: ReadonlySet<string>) =>
  z
    .strictObject({
      /** What the owner does to answer. */
      by: z.enum(["seeing", "hearing", "trying", "remembering"]),
      /** How often an owner can answer it at all. */
      answerable: likely,
      /** False where it takes tools or more than a few minutes. What is not safe is not asked. */
      quick: z.boolean().optional(),
      /** Asked of an owner who told one of these findings, or one of these groups of them ("noise"); absent: of anybody. */
      about: z.array(findingOrGroup(vocabulary)).min(1).optional(),
      /** Not asked when one of these was told, since it is answered. */
      unless: z.array(evidenceKey(vocabulary)).min(1).optional(),
      /** Other questions that ask much the same: of them all one is asked. */
      like: z.array(Id).min(1).optional(),
      options: z
        .record(
          Id.refine((id) => id !== NONE, `"${NONE}" stands beside the options`),
          z.strictObject({
            /** How often it is answered by owners with a cause that the question does not concern. */
            base: likely,
            causes: causesOf(causes).refine((told) => Object.keys(told).length > 0, "speaks for no cause"),
            /** Findings that the answer tells, for the reading of dangers. */
            says: z.array(saying(vocabulary)).min(1).optional(),
          }),
        )
        .refine((options) => Object.keys(options).length > 0, "has no option"),
      /** Causes of which "none of these" is a likely answer. */
      none: causesOf(causes).optional(),
    })
    .superRefine(({ options, none = {} }, { addIssue }) => {
      const base = sum(Object.values(options).map((option) => option.base));
      if (base >= 1) addIssue({ code: "custom", path: ["options"], message: tooLikely("the base chances", base) });
      const concerned = new Map<string, number[]>();
      for (const told of [...Object.values(options).map((option) => option.causes), none])
        for (const [id, given] of Object.entries(told)) concerned.set(id, [...(concerned.get(id) ?? []), given]);
      if (concerned.size < 2)
        addIssue({ code: "custom", path: ["options"], message: "parts no look-alikes: two causes at least" });
      for (const [id, chances] of concerned)
        if (sum(chances) > 1 + 1e-9)
          addIssue({ code: "custom", path: ["options"], message: tooLikely(`the chances of ${id}`, sum(chances)) });
    });

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const tooLikely = (what: string, total: number) => `${what} make ${total.toFixed(2)}, more than one answer can have`;

/** `questions/look-alikes/*.yaml`: what parts causes that look alike. Every one also has "none of these" and "I am not sure". */
export const lookAlikeFile = (vocabulary: Vocabulary, causes: ReadonlySet<string>) =>
  z.strictObject({ source: source(vocabulary), questions: z.record(Id, question(vocabulary, causes)) });
type Figures = z.infer<ReturnType<typeof question>>;

const Texts = z.strictObject({
  text: sentence(140),
  hint: sentence(160).optional(),
  /** Why it is asked, in half a line. */
  why: sentence(90),
  /** Beginnings of words which, where the owner wrote them, have told this already. Small letters. */
  told: z
    .array(z.string().regex(/^[^\p{Lu}]+$/u, "has capitals"))
    .min(1)
    .optional(),
  options: z.record(Id, z.string().min(1).max(60)),
});

/** `questions/look-alikes/*.en.yaml` */
export const LookAlikeTextFile = z.record(Id, Texts);
type Texts = z.infer<typeof Texts>;

/** A question as the analysis uses it. "None of these" is the last option. */
export const lookAlikeOf = (id: string, source: string, figures: Figures, texts: Texts) => {
  const { options, none = {}, quick = true, by, answerable, about, unless = [], like = [] } = figures;
  const { text, hint, why, told = [] } = texts;
  const base = 1 - sum(Object.values(options).map((option) => option.base));
  return {
    ...{
      id,
      text,
      ...(hint && { hint }),
      why,
      told,
      by,
      answerable,
      quick,
      ...(about && { about }),
      unless,
      like,
      source,
    },
    options: [...Object.entries(options), [NONE, { base, causes: none, says: [] }] as const].map(
      ([option, { says = [], ...told }]) => ({
        ...{ id: option, label: texts.options[option] ?? "" },
        ...told,
        says: says.map(sayingOf),
      }),
    ),
  };
};
