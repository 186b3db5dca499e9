import { reference } from "virtual:element-reference";
import { Fragment } from "react";
import { publicConfig } from "../../public-config.ts";
import { embed } from "../../texts/documents.ts";
import { Code } from "../../ui/Code/Code.tsx";
import type { ReferenceEntry } from "./element-reference.ts";
import { Part } from "./Part.tsx";
import * as styles from "./Reference.css.ts";
import { analyticsExample } from "./snippets/analytics.ts";
import { major } from "./use-release.ts";

const { reference: words } = embed;

/** For editors and compilers. */
const FILES = ["repair-assist.d.ts", "custom-elements.json"];

/** Attributes, methods, events, and what of the look a host page may set. */
export function Reference() {
  return (
    <Part id="reference" title={words.title} text={words.text}>
      <p>{words.browsers}</p>
      <p>{words.prefill}</p>
      <p>
        {words.files}{" "}
        {FILES.map((file, place) => (
          <Fragment key={file}>
            {place > 0 && ", "}
            <a href={`/widget/v${major}/${file}`}>{file}</a>
          </Fragment>
        ))}
      </p>
      <h3>{words.listen}</h3>
      <Code text={words.example} label={words.listen} button={words.copyExample} copied={words.exampleCopied} />
      <h3>{words.count}</h3>
      <p>{words.countText}</p>
      <Code
        text={analyticsExample(publicConfig().publicUrl)}
        label={words.count}
        button={words.copyExample}
        copied={words.exampleCopied}
      />
      <Entries title={words.attributes} entries={reference.attributes} />
      <Entries title={words.events} entries={reference.events} />
      <Entries title={words.methods} entries={reference.methods} />
      <Entries title={words.slots} entries={reference.slots} />
      <Entries title={words.properties} entries={reference.properties} />
      <Entries title={words.parts} entries={reference.parts} />
    </Part>
  );
}

function Entries({ title, entries }: { title: string; entries: (ReferenceEntry & { detail?: string })[] }) {
  return (
    <div className={styles.entries}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {entries.map(({ name, description, detail }) => (
          <div key={name} className={styles.entry}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd>
              <Description text={description} />
              {detail && <code className={styles.detail}>{detail}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A text in which backticks set off what is code. */
function Description({ text }: { text: string }) {
  return text.split("`").map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={styles.code}>
        {part}
      </code>
    ),
  );
}
