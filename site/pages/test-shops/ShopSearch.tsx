import { type FormEvent, useState } from "react";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import { useNotices } from "../../shell/Notices/Notices.tsx";
import { testPages } from "../../texts/documents.ts";
import { mainButton } from "../../ui/button.css.ts";
import { Field, Fields } from "../../ui/Field/Field.tsx";
import { TestPage } from "../../ui/TestPage/TestPage.tsx";
import { ShopEntry } from "./ShopEntry.tsx";
import * as styles from "./ShopSearch.css.ts";
import type { TestShop } from "./shop.ts";

const { shops: common, failedTitle } = testPages;

interface Props {
  title: string;
  intro: string;
  defaultZip?: string;
  /** The shops near a ZIP code, or undefined for an answer that holds no list. */
  search: (zip: string) => Promise<TestShop[] | undefined>;
  found?: (n: number, zip: string) => string;
  failed?: string;
  /** Said under the form while a search runs, and where its list is empty. */
  searching?: (zip: string) => string;
  empty?: (zip: string) => string;
  /** Notice for an empty list, where it counts as nothing found and not as success. */
  none?: { title: string; text: string };
}

/** A ZIP code, a search, and a card for each shop: what the five shop test pages have in common. */
export function ShopSearch({
  title,
  intro,
  defaultZip = "85253",
  search,
  found = common.found.text,
  failed = common.failed,
  searching,
  empty = () => common.empty,
  none,
}: Props) {
  const showNotice = useNotices();
  const [zip, setZip] = useState(defaultZip);
  const [shops, setShops] = useState<TestShop[]>([]);
  const [loading, setLoading] = useState(false);

  const fail = (text: string) => showNotice({ title: failedTitle, text, tone: "error" });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!zip.trim()) return fail(common.missingZip);
    setLoading(true);
    // What was found last is no answer to what is asked now.
    setShops([]);
    try {
      const answer = await search(zip);
      if (!answer) return fail(common.noShopsInAnswer);
      setShops(answer);
      showNotice(answer.length === 0 && none ? none : { title: common.found.title, text: found(answer.length, zip) });
    } catch (error) {
      console.error("The shops could not be fetched:", error);
      fail(failed);
    } finally {
      setLoading(false);
    }
  }

  return (
    <TestPage title={title} intro={intro}>
      {/* What is wrong is said by a notice, so the browser's own bubbles stay away. */}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Fields>
          <Field
            label={common.zipCode}
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={MAX_LENGTH.zipCode}
            value={zip}
            onChange={(event: FormEvent<HTMLInputElement>) => setZip(event.currentTarget.value)}
          />
        </Fields>
        <button type="submit" className={mainButton} disabled={loading}>
          {loading ? common.searching : common.search}
        </button>
      </form>
      <div className={styles.results} aria-live="polite">
        {loading && searching && <p>{searching(zip)}</p>}
        {!loading && shops.length === 0 && <p>{empty(zip)}</p>}
        {shops.length > 0 && (
          <ul className={styles.list} aria-label={common.results}>
            {shops.map((shop) => (
              <ShopEntry key={`${shop.name} ${shop.address}`} shop={shop} />
            ))}
          </ul>
        )}
      </div>
    </TestPage>
  );
}
