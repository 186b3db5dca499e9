import type { PotentialCause, Results } from "#shared/schemas/diagnostic.ts";
import type { Complaint } from "./complaints/complaint.ts";
import { type ExplainedComplaint, explainComplaints } from "./complaints/explain-complaints.ts";
import { questionsOn } from "./complaints/questions-on.ts";
import { betsOf, rankComplaint, withAnswers } from "./complaints/rank-complaint.ts";
import type { AnalysisInput } from "./input.ts";
import { KNOWLEDGE } from "./knowledge/load/compiled.ts";
import { diagnosisPrice } from "./pricing/price-repairs.ts";
import type { Car } from "./ranking/prior.ts";
import { chooseQuestions, firstQuestions } from "./ranking/questions/choose-questions.ts";
import { dangersIn, factsOf } from "./ranking/questions/finding-answers.ts";
import type { AnalysisReaders } from "./readers.ts";
import { withAddedWords } from "./reading/added-words.ts";
import { openingOf } from "./reading/opening.ts";
import { readEvidence } from "./reading/read.ts";
import { assumed } from "./results/assumed.ts";
import { causeLocation } from "./results/cause-location.ts";
import { needsMore } from "./results/needs-more.ts";
import { nextStep } from "./results/next-step.ts";
import { unusedSentences } from "./results/owners-sentences.ts";
import { readInAnswers } from "./results/read-in-answers.ts";
import { recallLookup } from "./results/recall-lookup.ts";
import { stepsFor } from "./results/steps.ts";
import { tellTheShop } from "./results/tell-the-shop.ts";
import { readSafety, safetyElsewhere } from "./safety/read-safety.ts";
import { withUnderstood } from "./understood/facts.ts";
import { safetyBesideModel } from "./understood/safety-beside-model.ts";
import type { VehicleProfile } from "./vehicle/profile.ts";

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
  const facts = withAnswers(read, answered);
  const opinion = understood?.symptoms?.opinion;
  const bets = betsOf(opinion);
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
        ? safetyBesideModel(heard, [...withAnswers(reading.facts, answered), ...inAnswers], opinion)
        : readSafety(opening, heard.facts, dangers);
  const car: Car = { vehicle, profile, today };
  const whole: Complaint = { text: opening, read, answers, opinion };
  const rankWhole = () => rankComplaint(whole, car, scorer, learned);
  if (more) {
    const first = more.ofACar ? firstQuestions(told) : [];
    const needsOthers = more.ofACar && first.length === 0 && answers.length === 0;
    const questions = needsOthers ? chooseQuestions(rankWhole().ours, told, judge) : first;
    return {
      resultType: "diagnostic",
      needsMore: more.request,
      safety,
      questions,
      ...inWords,
      recallLookup: recallLookup(profile),
    };
  }
  const complaints = explainComplaints(rankWhole(), { safety, car, place, dangers, scorer });
  const [first, ...further] = complaints as [ExplainedComplaint, ...ExplainedComplaint[]];
  const causes = complaints.flatMap((one) => one.causes);
  const questions = questionsOn(complaints, answers, judge);
  const isAsking = questions.length > 0;
  const diagnosis = diagnosisPrice(profile, place);
  const unused = unusedSentences(story, facts, { safety: first.safety, causes });
  return {
    resultType: "diagnostic",
    potentialCauses: first.causes,
    otherProbability: otherThan(first.causes),
    ...(further.length > 0 && {
      complaint: complaintName(first),
      furtherComplaints: further.map((one) => ({
        complaint: complaintName(one),
        potentialCauses: one.causes,
        otherProbability: otherThan(one.causes),
        safety: one.safety,
        steps: stepsFor({ ...one, isAsking, isFurther: true, diagnosis }),
      })),
    }),
    safety: first.safety,
    location: first.shown[0] && causeLocation(first.shown[0]),
    questions,
    ...inWords,
    nextStep: nextStep(first.facts, first.safety, first.shown),
    steps: stepsFor({ ...first, isAsking, diagnosis }),
    tellTheShop: tellTheShop(complaints, vehicle),
    ...(unused.length > 0 && { unused }),
    assumptions: [...profile.assumptions, ...assumed({ car, text, opening: story, opinion })],
    excluded: exclusions(causes),
    recallLookup: recallLookup(profile),
  };
}

const complaintName = ({ heading: words, shown: [first] }: ExplainedComplaint) => ({
  title: KNOWLEDGE.resultSentences.systems[first!.cause.system],
  ...(words && { words }),
});

const otherThan = (causes: readonly PotentialCause[]) =>
  Math.max(0, 100 - causes.reduce((sum, { probability }) => sum + probability, 0));

/** What no price here contains; what one cause's price alone leaves out stands in its own basis. */
function exclusions(causes: readonly PotentialCause[]): string[] {
  const lists = causes.map(({ priceBasis }) => priceBasis?.excluded ?? []);
  return (lists[0] ?? []).filter((line) => lists.every((list) => list.includes(line)));
}
