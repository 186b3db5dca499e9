import type { ReactNode } from "react";
import { distance } from "#shared/format/distance.ts";
import { rating } from "#shared/format/rating.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { RepairAssistDetails } from "../../repair-assist.d.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { muted } from "../../theme/typography.css.ts";
import { ButtonLink } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Star } from "../Icon/Icon.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./ShopCard.css.ts";

/** A search of an outside map for the shop, by its name and address. */
export const directionsTo = ({ name, address }: Pick<Shop, "name" | "address">) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name} ${address}`)}`;

interface ShopCardProps {
  shop: Shop;
  /** Place in the list, from 1. */
  position: number;
  /** What else one can do with it. */
  children?: ReactNode;
}

/** A shop of the list. A sample is no shop: there is nobody to call and no door to drive to. */
export function ShopCard({ shop, position, children }: ShopCardProps) {
  const c = useTexts().confirmation;
  return (
    <li className={css.card}>
      <span className={css.pin} aria-hidden="true">
        {position}
      </span>
      <article aria-label={shop.name} tabIndex={-1}>
        <header className={css.head}>
          <Heading depth={2}>{shop.name}</Heading>
          <span className={css.miles}>{distance(shop.distanceInMiles)}</span>
        </header>
        {(shop.sample || shop.partner) && (
          <p className={css.tags}>
            {shop.sample && <Tag>{c.sample}</Tag>}
            {shop.partner && <Tag>{c.partner}</Tag>}
          </p>
        )}
        <p>{shop.address}</p>
        <dl className={css.facts}>
          <Fact name={c.rating}>
            <Rating shop={shop} />
          </Fact>
          <Fact name={c.hours}>
            {shop.status && (
              <>
                <b>{shop.status}</b>
                <br />
              </>
            )}
            {shop.hours || c.noHours}
          </Fact>
          {shop.certifications?.[0] && <Fact name={c.certified}>{shop.certifications.join(", ")}</Fact>}
          {shop.reason && <Fact name={c.why}>{shop.reason}</Fact>}
          {shop.sample && shop.phone && <Fact name={c.phone}>{shop.phone}</Fact>}
        </dl>
        {shop.attribution && <p className={muted}>{shop.attribution}</p>}
        {!shop.sample && <Actions shop={shop} />}
        {children && <div className={css.more}>{children}</div>}
      </article>
    </li>
  );
}

function Actions({ shop }: { shop: Shop }) {
  const t = useTexts();
  const c = t.confirmation;
  const { host } = useWizard();
  const tells = (by: RepairAssistDetails["contact"]["by"]) => () => void host.dispatch("contact", { by });
  return (
    <div className={css.actions}>
      {shop.phone && (
        <ButtonLink
          size="small"
          href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}
          onClick={tells("phone")}
          aria-label={`${c.call(shop.name)}, ${shop.phone}`}
        >
          {shop.phone}
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        href={directionsTo(shop)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={tells("directions")}
        aria-label={`${c.directions}: ${shop.name} (${t.opensInNewTab})`}
      >
        {c.directions}
      </ButtonLink>
      {shop.website && (
        <ButtonLink
          size="small"
          href={shop.website}
          target="_blank"
          rel="noopener noreferrer"
          onClick={tells("website")}
          aria-label={`${c.website}: ${shop.name} (${t.opensInNewTab})`}
        >
          {c.website}
        </ButtonLink>
      )}
    </div>
  );
}

function Rating({ shop }: { shop: Shop }) {
  const c = useTexts().confirmation;
  if (shop.rating === null) return <>{rating(null)}</>;
  return (
    <span className={css.rating}>
      <Star size={0.85} />
      <b>{rating(shop.rating)}</b> {c.reviews(shop.reviewCount)}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
