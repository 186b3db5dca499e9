import { Fragment } from "react";
import { useTexts } from "../../texts/texts.ts";
import { pen } from "./Quotes.css.ts";

/** Words of the owner, each once: “grinding when I brake”, “front left” and “pedal feels low”. */
export function Quotes({ words }: { words: readonly string[] }) {
  const t = useTexts().causes;
  const once = words.filter((word, index) => isOnce(word, index, words));
  return (
    <>
      {once.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && (index === once.length - 1 ? ` ${t.and} ` : ", ")}“<em className={pen}>{word}</em>”
        </Fragment>
      ))}
    </>
  );
}

/** Whether no other phrase holds this one; of two equal ones the first stays. */
const isOnce = (word: string, index: number, words: readonly string[]) =>
  !words.some(
    (other, at) => at !== index && plain(other).includes(plain(word)) && (plain(other) !== plain(word) || at < index),
  );

const plain = (words: string) => words.toLowerCase();
