import { distance } from "#shared/format/distance.ts";
import { rating } from "#shared/format/rating.ts";
import { telephoneLink } from "#shared/format/telephone.ts";
import { testPages } from "../../texts/documents.ts";
import { sheet } from "../../ui/layout.css.ts";
import * as styles from "./ShopEntry.css.ts";
import type { TestShop } from "./shop.ts";

const { shops: texts } = testPages;

/** One shop of a test page's list. */
export function ShopEntry({ shop }: { shop: TestShop }) {
  return (
    <li className={`${sheet} ${styles.entry}`}>
      <div className={styles.head}>
        <h2 className={styles.name}>{shop.name}</h2>
        <p className={styles.distance}>{distance(shop.distanceInMiles)}</p>
      </div>
      {shop.sample && <p className={styles.sample}>{texts.sample}</p>}
      <p>{shop.address}</p>
      <p className={styles.rating}>
        {shop.rating !== null && <span aria-hidden="true">★ </span>}
        {rating(shop.rating)}
        {shop.rating !== null && ` (${texts.reviews(shop.reviewCount)})`}
      </p>
      <p>
        <a href={telephoneLink(shop.phone)}>{shop.phone}</a>
      </p>
      <p className={styles.hours}>{shop.hours}</p>
    </li>
  );
}
