import type { FormEvent } from "react";
import type { Wish } from "../../client/shop-recommendations.ts";
import { useTexts } from "../../texts/texts.ts";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";

const MILES = ["5 mi", "10 mi", "25 mi", "60 mi"];

interface FiltersProps {
  /** What one can ask for; known once a list came. */
  specialties: readonly string[];
  onChange(wish: Wish): void;
}

/** What the owner wants of a shop: each choice counts at once, and a ZIP as soon as it is whole. */
export function Filters({ specialties, onChange }: FiltersProps) {
  const t = useTexts().confirmation;
  const read = (event: FormEvent<HTMLFormElement>) => {
    const { zipCode = "", miles, sort, ...rest } = Object.fromEntries(new FormData(event.currentTarget)) as Wish;
    onChange({
      ...rest,
      zipCode: /^\d{5}/.test(zipCode) ? zipCode : "",
      miles: miles?.split(" ")[0],
      sort: sort?.toLowerCase(),
    });
  };
  return (
    <form onChange={read} onSubmit={(event) => event.preventDefault()}>
      <Cells messages={[]}>
        <TextField label={t.zip} name="zipCode" inputMode="numeric" maxLength={10} span={[3, 3, 3]} />
        <Select label={t.distance} name="miles" placeholder={t.any} options={MILES} span={[3, 3, 3]} />
        <Select label={t.specialty} name="specialty" placeholder={t.any} options={specialties} span={[3, 3, 3]} />
        <Select label={t.sort} name="sort" placeholder={t.best} options={t.sorts} span={[3, 3, 3]} />
      </Cells>
      <Checkbox label={t.openNow} name="openNow" value="true" />
    </form>
  );
}
