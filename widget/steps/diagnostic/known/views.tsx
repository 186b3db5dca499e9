import type { ReactNode } from "react";
import { KnownIssues, type Notice, type NoticeGroup } from "#shared/schemas/known-issues.ts";
import type { ReadCause, ReadRecord } from "../../../client/diagnostic-record.ts";
import { useTexts } from "../../../texts/texts.ts";
import { muted, small } from "../../../theme/typography.css.ts";
import { Section } from "../../../ui/Card/Card.tsx";
import { FoldedSection } from "../../../ui/Disclosure/FoldedSection.tsx";
import { Heading } from "../../../ui/Heading/Heading.tsx";
import { SafetyBanner } from "../../../ui/SafetyBanner/SafetyBanner.tsx";
import * as css from "./known.css.ts";

export interface KnownViews {
  /** The warning of a campaign until which cars must not be driven, or only be parked outside; if there is one. */
  stop: ReactNode;
  /** What somebody else may pay of what the complaint is about, before any price. */
  paid(record: ReadRecord): ReactNode;
  /** What else is known: of the complaint, and folded of the rest. */
  others(record: ReadRecord): ReactNode;
  /** Who else may pay for a line of an estimate. */
  whoPays(repairs: readonly string[]): string | undefined;
}

/** What shows the answer of GET /api/known-issues. Throws where it is not of its form. */
export function viewsOf(body: unknown): KnownViews {
  const { groups, stop } = KnownIssues.parse(body);
  const only = (wanted: (notice: Notice) => boolean) =>
    groups
      .map((group) => ({ ...group, notices: group.notices.filter(wanted) }))
      .filter(({ notices }) => notices.length > 0);
  return {
    stop: stop && <SafetyBanner {...stop} />,
    paid: (record) =>
      only(isAbout(idsIn(record)))
        .filter(isPaid)
        .map(open),
    others(record) {
      const fits = isAbout(idsIn(record));
      return [
        ...only(fits)
          .filter((group) => !isPaid(group))
          .map(open),
        ...only((notice) => !fits(notice)).map(folded),
      ];
    },
    whoPays: (repairs) =>
      groups.flatMap(({ notices }) => notices.filter(isAbout(repairs))).find(({ line }) => line)?.line,
  };
}

/** Whether somebody else may pay, which is said beside a price, too. */
const isPaid = ({ notices }: NoticeGroup) => notices.some(({ line }) => line);

const open = (group: NoticeGroup) => (
  <Section key={group.title}>
    <div className={css.fitting}>
      <Heading depth={1}>{group.title}</Heading>
      <Notices {...group} />
    </div>
  </Section>
);
const folded = (group: NoticeGroup) =>
  group.others && (
    <FoldedSection key={group.others} title={`${group.others} (${group.notices.length})`}>
      <Notices {...group} />
    </FoldedSection>
  );

/** A cause less likely than so many percent is not told to be the recalled part. */
const LEAST_LIKELY = 10;
const likely = (causes: readonly ReadCause[]) =>
  causes.flatMap(({ id, probability = 0 }) => (id && probability >= LEAST_LIKELY ? id : []));

/** The causes and repairs that a result is about, by their ids. */
const idsIn = ({ results }: ReadRecord): string[] => [
  ...[results, ...results.furtherComplaints].flatMap(({ potentialCauses }) => likely(potentialCauses)),
  ...(results.partsReplacement?.parts ?? []).flatMap(({ id }) => id ?? []),
  ...(results.estimateReview?.services ?? []).flatMap(({ repairs }) => repairs ?? []),
];

const isAbout =
  (ids: readonly string[]) =>
  ({ about }: Notice): boolean =>
    ids.some((id) => about.includes(id));

function Notices({ notices, note }: NoticeGroup) {
  const { opensInNewTab } = useTexts();
  return (
    <>
      {notices.map(({ id, name, text, details, source, share }) => (
        <div key={id} className={css.notice}>
          <p>
            {name && <b>{name}</b>} {text}
          </p>
          {(details || source) && (
            <p className={`${muted} ${small}`}>
              {details}{" "}
              {source && (
                <a href={source} target="_blank" rel="noopener noreferrer">
                  {new URL(source).host} ({opensInNewTab})
                </a>
              )}
            </p>
          )}
          {/* It says what the sentences say: this model's share, and a mark at that of all cars. */}
          {share && (
            <div className={css.share} aria-hidden="true">
              <i style={{ width: `${100 * share.own}%` }} />
              <b style={{ left: `${100 * share.usual}%` }} />
            </div>
          )}
        </div>
      ))}
      {note && <p className={`${css.notice} ${small}`}>{note}</p>}
    </>
  );
}
