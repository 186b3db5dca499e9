import { useId, useRef, useState } from "react";
import type { Wish } from "../../client/shop-recommendations.ts";
import { useTexts } from "../../texts/texts.ts";
import { Cells, type Span } from "../../ui/Cells/Cells.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import * as css from "./Confirmation.css.ts";

const MILES = ["5 mi", "10 mi", "25 mi", "60 mi"];
const SHORT: Span = [1, 3, 3];
const LONG: Span = [2, 3, 3];

interface FiltersProps {
  /** What one can ask for; known once a list came. */
  specialties: readonly string[];
  onChange(wish: Wish): void;
}

/** What the owner wants of a shop: each choice counts at once, and a ZIP as soon as it is whole. */
export function Filters({ specialties, onChange }: FiltersProps) {
  const t = useTexts().confirmation;
  const form = useRef<HTMLFormElement>(null);
  const zip = useRef("");
  const [isZipCut, setZipCut] = useState(false);
  const zipErrorId = useId();
  const read = () => {
    const { zipCode = "", miles, sort, ...rest } = Object.fromEntries(new FormData(form.current!)) as Wish;
    // While it is typed, the last whole one counts; an empty one is the owner's own.
    if (isWhole(zipCode) || zipCode.trim() === "") {
      zip.current = zipCode.trim().slice(0, 5);
      setZipCut(false);
    }
    onChange({ ...rest, zipCode: zip.current, miles: miles?.split(" ")[0], sort: sort?.toLowerCase() });
  };
  return (
    <form
      ref={form}
      className={css.filters}
      onChange={read}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <Cells messages={isZipCut ? [{ id: zipErrorId, text: t.zipInvalid }] : []}>
        <TextField
          label={t.zip}
          name="zipCode"
          inputMode="numeric"
          maxLength={10}
          span={SHORT}
          errorId={isZipCut ? zipErrorId : undefined}
          onChange={read}
          onBlur={({ currentTarget: { value } }) => setZipCut(value.trim() !== "" && !isWhole(value))}
        />
        <Select label={t.distance} name="miles" placeholder={t.any} options={MILES} span={SHORT} />
        <Select label={t.specialty} name="specialty" placeholder={t.any} options={specialties} span={LONG} />
        <Select label={t.sort} name="sort" placeholder={t.best} options={t.sorts} span={LONG} />
      </Cells>
      <Checkbox label={t.openNow} name="openNow" value="true" />
    </form>
  );
}

/** Five digits, and perhaps the four of the post office after them. */
const isWhole = (zip: string) => /^\d{5}(-?\d{0,4})?$/.test(zip.trim());
