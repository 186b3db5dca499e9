import { openingOf } from "../reading/opening.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { textFeatures } from "./text-features.ts";

/** What a text tells of: a trouble of a car, no trouble (a greeting, a price, a wish), or something that is no car. */
export const TOPICS = ["trouble", "nothing", "elsewhere"] as const;
export type Topic = (typeof TOPICS)[number];

/** Belief in each topic, 0 to 1, in sum 1. */
export interface TopicReader {
  read(text: string): Readonly<Record<Topic, number>>;
}

/** The topic by what was learned from texts. */
export const trainedTopicReader = (model: LinearModel): TopicReader => ({
  read(text) {
    const belief = softmax(logitsOf(model, textFeatures(openingOf(text))));
    const of = (topic: Topic) => belief[model.classNames.indexOf(topic)] ?? 0;
    return { trouble: of("trouble"), nothing: of("nothing"), elsewhere: of("elsewhere") };
  },
});
