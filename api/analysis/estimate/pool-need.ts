import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Doubt } from "./doubt.ts";
import type { JudgedJob } from "./judge.ts";

const { rules: RULES, model: MODEL, doubtFrom: DOUBT_FROM, decisiveFrom: DECISIVE_FROM } = KNOWLEDGE.estimates.need;
const SAYS = KNOWLEDGE.estimateSentences;

/**
 * What our rules doubt of a job's need, pooled with what a language model says of its need by the owner's own words: log-odds that it is not
 * needed now. Unchanged where no model says anything of it; who pays for it is no question of need.
 */
export function pooledDoubts(doubts: readonly Doubt[], { job, service }: JudgedJob): Doubt[] {
  const told = job.lines.find(({ need }) => need)?.need;
  if (!told) return [...doubts];
  const said = MODEL[told.need];
  const ofRules = (doubt: Doubt) => (doubt.decisive ? RULES.decisive : RULES.doubt);
  const pooled = doubts
    .filter((doubt) => !doubt.ofNeed || ofRules(doubt) + said >= DOUBT_FROM)
    .map((doubt) => (doubt.ofNeed ? { ...doubt, decisive: ofRules(doubt) + said >= DECISIVE_FROM } : doubt));
  const words = told.need === "needed" ? undefined : SAYS.need[told.need];
  if (doubts.some(({ ofNeed }) => ofNeed) || !words || RULES.none + said < DOUBT_FROM) return pooled;
  return [
    ...pooled,
    {
      item: {
        item: service.name,
        details: [
          fill(SAYS.doubt.check, { why: words.why }),
          fill(SAYS.doubt.told, { words: told.words }),
          fill(SAYS.doubt.ask, { question: words.ask }),
        ],
        amount: job.amount,
      },
      ask: words.ask,
      why: words.why,
      ofNeed: true,
      decisive: RULES.none + said >= DECISIVE_FROM,
    },
  ];
}
