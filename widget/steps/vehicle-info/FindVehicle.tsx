import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { useTexts } from "../../texts/texts.ts";
import { hidden } from "../../theme/typography.css.ts";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { type Found, findVehicle } from "./find-vehicle.ts";

/** A quick way to year, make and model: "12 civ" chooses them in the fields below, which stay the ones that count. */
export function FindVehicle({ form, years }: { form: UseFormReturn<VehicleForm>; years: readonly string[] }) {
  const t = useTexts().vehicleInfo;
  const [typed, setTyped] = useState("");
  const found = findVehicle(typed, years);
  const shouldValidate = form.formState.isSubmitted;
  const choose = (name: "vehicleYear" | "vehicleMake" | "vehicleModel", value: string) =>
    form.setValue(name, value, { shouldValidate });

  const find = (words: string) => {
    setTyped(words);
    const { year, make, model } = findVehicle(words, years);
    if (year) choose("vehicleYear", year);
    if (make && make !== form.getValues("vehicleMake")) choose("vehicleModel", "");
    if (make) choose("vehicleMake", make);
    if (model) choose("vehicleModel", model);
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
        span={[6, 3, 3]}
        label={t.find}
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
