import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { formsOfReaders } from "./hostile/forms.ts";
import { tooSlow } from "./hostile/growth.ts";
import { analysed } from "./hostile/sample-car.ts";
import { hostileTexts } from "./hostile/texts.ts";

/**
 * Every form that the readers know as a text of 20,000 characters, analysed as every type of issue: which of them take
 * more than near linear time. `FORMS_EVERY` of the environment takes one in so many. All of them take half an hour.
 */
const every = Number(process.env.FORMS_EVERY ?? 1);
let texts = 0;
let slow = 0;
for (const text of hostileTexts(formsOfReaders(), every)) {
  texts++;
  for (const issueType of ISSUE_TYPES) {
    const complaint = tooSlow((words) => analysed(issueType, words), text);
    if (!complaint) continue;
    slow++;
    console.log(`  ${issueType}: ${complaint}`);
  }
}
console.log(`${texts} hostile texts as ${ISSUE_TYPES.length} types of issue, ${slow} too slow`);
process.exit(slow > 0 ? 1 : 0);
