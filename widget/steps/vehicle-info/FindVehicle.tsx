import { useId, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { useTexts } from "../../texts/texts.ts";
import { hidden } from "../../theme/typography.css.ts";
import { LinkButton } from "../../ui/Button/Button.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { type Found, findVehicle } from "./find-vehicle.ts";

const FIELDS = ["vehicleYear", "vehicleMake", "vehicleModel"] as const;
/** So many cars are suggested. */
const MOST_SUGGESTED = 8;

interface FindVehicleProps {
  form: UseFormReturn<VehicleForm>;
  years: readonly string[];
  /** The VIN is wanted, with what was pasted here for one; absent where its field is there already. */
  onVin: ((pasted: string) => void) | undefined;
}

/** A quick way to year, make and model: "12 civ" chooses them in the fields below, which stay the ones that count. */
export function FindVehicle({ form, years, onVin }: FindVehicleProps) {
  const t = useTexts().vehicleInfo;
  const [typed, setTyped] = useState("");
  const found = findVehicle(typed, years);
  const listId = useId();
  const chosen = useRef<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const shouldValidate = form.formState.isSubmitted;
  const choose = (name: (typeof FIELDS)[number], value: string) => form.setValue(name, value, { shouldValidate });

  const find = (words: string) => {
    if (onVin && isVin(words)) {
      setTyped("");
      return onVin(words);
    }
    setTyped(words);
    // An emptied field says nothing against what it chose; other words do.
    if (words.trim() === "") return;
    const { year, make, model } = findVehicle(words, years);
    const given = { vehicleYear: year, vehicleMake: make, vehicleModel: model };
    const isOurs = (name: (typeof FIELDS)[number]) =>
      chosen.current[name] !== undefined && chosen.current[name] === form.getValues(name);
    // What was chosen below by hand stays, and with a model its make.
    if (!year && isOurs("vehicleYear")) choose("vehicleYear", "");
    if (!model && isOurs("vehicleModel")) choose("vehicleModel", "");
    if (!make && isOurs("vehicleMake") && !form.getValues("vehicleModel")) choose("vehicleMake", "");
    if (make && make !== form.getValues("vehicleMake")) choose("vehicleModel", "");
    for (const name of FIELDS) {
      const value = given[name];
      if (value) choose(name, value);
    }
    chosen.current = known(given);
  };

  /** Enter goes on to the first of the three that is still open, in place of sending the form. */
  const goOn = () => {
    const { vehicleYear, vehicleMake, vehicleModel } = form.getValues();
    form.setFocus(
      !vehicleYear ? "vehicleYear" : !vehicleMake ? "vehicleMake" : !vehicleModel ? "vehicleModel" : "mileage",
    );
  };

  return (
    <>
      <TextField
        span={[6, 6, 6]}
        action={onVin && <LinkButton onClick={() => onVin("")}>{t.vin}</LinkButton>}
        label={t.find}
        note={t.optional}
        list={listId}
        placeholder={t.findPlaceholder}
        autoComplete="off"
        value={typed}
        maxLength={100}
        onChange={(event) => find(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          goOn();
        }}
      />
      <datalist id={listId}>
        {suggestions(typed, found).map((car) => (
          <option key={car} value={car} />
        ))}
      </datalist>
      <p className={hidden} role="status">
        {typed && summary(t, found)}
      </p>
    </>
  );
}

function summary(t: ReturnType<typeof useTexts>["vehicleInfo"], { year, make, model, several }: Found) {
  if (several.length > 0) return t.foundMany(several.slice(0, 4).join(", "));
  const chosen = [year, make, model].filter(Boolean).join(" ");
  return chosen ? t.found(chosen) : t.foundNone;
}

/** Seventeen signs with five digits and no space: no car is called so. */
const isVin = (typed: string) => /^(?=(?:.*\d){5})[a-z0-9]{17}$/i.test(typed.trim());

const known = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The cars that may be meant, worded as what was typed begins and ends, so that the browser's own list finds them. */
function suggestions(typed: string, { year, make, model, several }: Found) {
  const words = typed.trim().split(/\s+/);
  const said =
    year && words.find((word) => /^['’]?\d{2}(\d{2})?$/.test(word) && year.endsWith(word.replace(/\D/g, "")));
  const isFirst = words[0] === said;
  const isLast = !isFirst && words.at(-1) === said;
  const saysMake = make && words.some((word) => word.toLowerCase() === make.toLowerCase());
  return (several.length > 0 ? several : model ? [model] : [])
    .slice(0, MOST_SUGGESTED)
    .map((name) => [isFirst && said, saysMake && make, name, isLast && said].filter(Boolean).join(" "));
}
