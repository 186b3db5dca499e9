import type { PotentialCause, Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, AnalysisReaders } from "./input.ts";
import { CAUSES } from "./knowledge/causes/index.ts";
import type { QuestionReader } from "./learned/question-reader.ts";
import { diagnosisPrice } from "./pricing/price-repairs.ts";
import type { Car } from "./ranking/prior.ts";
import { chooseQuestions, firstQuestions, type Told } from "./ranking/questions/choose-questions.ts";
import { dangersIn, factsOf } from "./ranking/questions/finding-answers.ts";
import { answerOdds } from "./ranking/questions/look-alikes.ts";
import { rank } from "./ranking/rank.ts";
import { wordingOf } from "./ranking/wording.ts";
import { withAddedWords } from "./reading/added-words.ts";
import { withoutVague } from "./reading/composites.ts";
import type { Fact } from "./reading/evidence.ts";
import { openingOf } from "./reading/opening.ts";
import { readEvidence } from "./reading/read.ts";
import { assumed } from "./results/assumed.ts";
import { causeLocation } from "./results/cause-location.ts";
import { escalateForSafety } from "./results/escalate-for-safety.ts";
import { needsMore } from "./results/needs-more.ts";
import { nextStep } from "./results/next-step.ts";
import { unusedSentences } from "./results/owners-sentences.ts";
import { potentialCause } from "./results/potential-cause.ts";
import { readInAnswers } from "./results/read-in-answers.ts";
import { recallLookup } from "./results/recall-lookup.ts";
import { stepsFor } from "./results/steps.ts";
import { tellTheShop } from "./results/tell-the-shop.ts";
import { readSafety, safetyElsewhere } from "./safety/read-safety.ts";
import { expertQuestion, favoredCauses } from "./understood/expert-question.ts";
import { withUnderstood } from "./understood/facts.ts";
import { type PooledCause, type PooledRanking, poolExpert } from "./understood/pool-expert.ts";
import { safetyBesideModel } from "./understood/safety-beside-model.ts";
import type { Opinion } from "./understood/symptoms.ts";
import type { VehicleProfile } from "./vehicle/profile.ts";

const likenessTo = wordingOf(CAUSES);

/** Causes are shown down to this chance, and at most so many; so many however unlikely each is, more where it is open. */
const LEAST_SHOWN = 0.03;
const MOST_SHOWN = 6;
const SHOWN_WHERE_OPEN = 5;
const SHOWN_WHERE_SETTLED = 3;
const SETTLED = 0.9;

/** An expert that gives "something else" more percent than this does not bet: then a text may be too little. */
const MOST_OTHER = 75;

/** Symptoms in the owner's words → ranked, priced causes, how urgent it is, and what to ask next. */
export function diagnose(
  { text, vehicle, place, today, answers, understood }: AnalysisInput,
  profile: VehicleProfile,
  { dangers, causes: scorer, topics, questions: judge }: AnalysisReaders,
): Results {
  const answered = factsOf(answers);
  const story = openingOf(text);
  const opening = withAddedWords(story, answers);
  const reading = readEvidence(opening);
  const read = understood?.symptoms ? withUnderstood(reading.facts, understood.symptoms, text) : reading.facts;
  const withAnswers = (told: readonly Fact[]) => withoutVague([...withoutAnswered(told, answered), ...answered]);
  const facts = withAnswers(read);
  const opinion = understood?.symptoms?.opinion;
  const bets = opinion && opinion.causes.length > 0 ? opinion : undefined;
  const learned = scorer?.score(opening, vehicle);
  const isExpertSure = bets !== undefined && bets.other <= MOST_OTHER;
  const asEnglish = understood?.symptoms ? { ...reading, english: 1 } : reading;
  const asking = needsMore(opening, asEnglish, facts, answers, topics, learned);
  const more = isExpertSure ? undefined : asking;
  const told = { text: opening, facts, answers };
  const understoodSince = readInAnswers(answers, vehicle.make);
  const inWords = understoodSince.length > 0 ? { readInAnswers: understoodSince } : {};
  const inAnswers = dangersIn(answers);
  const heard = { text: opening, facts: [...facts, ...inAnswers], reader: dangers };
  const safety =
    more?.ofACar === false
      ? safetyElsewhere(opening, dangers)
      : understood?.symptoms
        ? safetyBesideModel(heard, [...withAnswers(reading.facts), ...inAnswers], opinion)
        : readSafety(opening, heard.facts, dangers);
  const car: Car = { vehicle, profile, today };
  const beside = { text: opening, wording: likenessTo(opening), learned };
  const rankOurs = () =>
    rank(withoutVague(withoutAnswered(read, answered)), car, CAUSES, {
      ...beside,
      answered,
      answerOdds: answerOdds(answers),
    });
  if (more) {
    const first = more.ofACar ? firstQuestions(told) : [];
    const needsOthers = more.ofACar && first.length === 0 && answers.length === 0;
    const questions = needsOthers ? chooseQuestions(rankOurs(), told, judge) : first;
    return {
      resultType: "diagnostic",
      needsMore: more.request,
      safety,
      questions,
      ...inWords,
      recallLookup: recallLookup(profile),
    };
  }
  const ours = rankOurs();
  const sinceThen = (bets: Opinion) =>
    answers.length > 0
      ? { before: rank(withoutVague(read), car, CAUSES, beside), favored: favoredCauses(bets, answers) }
      : undefined;
  const ranking: PooledRanking = bets ? poolExpert(ours, bets, text, sinceThen(bets)) : ours;
  const isTold = ({ evidence, bet }: PooledCause) => learned !== undefined || evidence.length > 0 || bet;
  const quoteFor = scorer?.quotesIn(opening);
  const shown = worthShowing(ranking.causes.filter(isTold));
  const potentialCauses = escalateForSafety(
    safety,
    shown.map((ranked) => potentialCause(ranked, car, place, quoteFor)),
    facts,
  );
  const questions = questionsTo(ranking, told, bets, judge);
  const unused = unusedSentences(story, facts, { safety, causes: potentialCauses });
  return {
    resultType: "diagnostic",
    potentialCauses,
    otherProbability: Math.max(0, 100 - potentialCauses.reduce((sum, { probability }) => sum + probability, 0)),
    safety,
    location: shown[0] && causeLocation(shown[0]),
    questions,
    ...inWords,
    nextStep: nextStep(facts, safety, shown),
    steps: stepsFor({
      ...{ facts, safety, causes: potentialCauses },
      isAsking: questions.length > 0,
      diagnosis: diagnosisPrice(profile, place),
    }),
    tellTheShop: tellTheShop({ text: opening, facts, causes: potentialCauses, vehicle }),
    ...(unused.length > 0 && { unused }),
    assumptions: [...profile.assumptions, ...assumed({ car, text, opening: story, opinion })],
    excluded: exclusions(potentialCauses),
    recallLookup: recallLookup(profile),
  };
}

function worthShowing(causes: readonly PooledCause[]): PooledCause[] {
  const shown: PooledCause[] = [];
  let sum = 0;
  for (const cause of causes.slice(0, MOST_SHOWN)) {
    const wanted = sum < SETTLED ? SHOWN_WHERE_OPEN : SHOWN_WHERE_SETTLED;
    const fills = shown.length < wanted && Math.round(100 * cause.probability) > 0;
    if (cause.probability < LEAST_SHOWN && !fills) break;
    shown.push(cause);
    sum += cause.probability;
  }
  return shown;
}

/** From this chance on nothing that an expert could ask is worth the owner's time. */
const SURE = 0.9;

/** Ours, whose answers are facts; an expert's own only where we have none and it is not settled. */
function questionsTo(ranking: PooledRanking, told: Told, opinion: Opinion | undefined, judge?: QuestionReader) {
  const ours = chooseQuestions(ranking, told, judge);
  const isOpen = (ranking.causes[0]?.probability ?? 0) < SURE;
  return ours.length === 0 && opinion && isOpen ? expertQuestion(opinion, told.answers) : ours;
}

/** What the owner answers replaces what we read about the same finding. */
const withoutAnswered = (read: readonly Fact[], answered: readonly Fact[]) =>
  read.filter(({ key, present }) => !answered.some((answer) => answer.key === key && answer.present !== present));

/** What no price here contains; what one cause's price alone leaves out stands in its own basis. */
function exclusions(causes: readonly PotentialCause[]): string[] {
  const lists = causes.map(({ priceBasis }) => priceBasis?.excluded ?? []);
  return (lists[0] ?? []).filter((line) => lists.every((list) => list.includes(line)));
}
