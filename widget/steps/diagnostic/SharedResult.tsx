import { sharedRecord } from "../../client/diagnostics.ts";
import { useQuery } from "../../client/use-query.ts";
import { useSettings } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { capitals, small } from "../../theme/typography.css.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button, ButtonLink } from "../../ui/Button/Button.tsx";
import { Card, Section, Stub } from "../../ui/Card/Card.tsx";
import { Waiting } from "../Waiting.tsx";
import { day } from "./Keep.tsx";
import { ResultBody } from "./ResultBody.tsx";

/** Somebody's result, by its link: to read and print, with nothing of who they are and nothing to change. */
export function SharedResult({ token }: { token: string }) {
  const texts = useTexts();
  const t = texts.shared;
  const { site } = useSettings();
  const { status, data: record } = useQuery(sharedRecord(token));
  if (status === "loading") return <Waiting lines={[t.loading]} />;
  if (!record) {
    return (
      <Card>
        <Section>
          <Alert tone="error" title={t.goneTitle}>
            {t.goneText}
          </Alert>
        </Section>
        <Stub stacked>
          <Start />
        </Stub>
      </Card>
    );
  }
  return (
    <ResultBody record={record}>
      <Stub
        stacked
        note={
          <>
            <p className={capitals}>{texts.diagnostic.noticeTitle}</p>
            <p className={small}>
              {texts.diagnostic.notice} {t.note} {record.expiresAt && t.until(day(record.expiresAt))}
            </p>
          </>
        }
      >
        {site && <Button onClick={() => print()}>{texts.keep.print}</Button>}
        <Start />
      </Stub>
    </ResultBody>
  );
}

function Start() {
  const { siteUrl } = useSettings();
  return (
    <ButtonLink tone="main" href={`${siteUrl}/steps/vehicle-info`}>
      {useTexts().shared.start}
    </ButtonLink>
  );
}
