import { useId, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { MAX_LENGTH } from "#shared/schemas/lengths.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { useTexts } from "../../texts/texts.ts";
import { Cells } from "../../ui/Cells/Cells.tsx";
import { NumberField } from "../../ui/NumberField/NumberField.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { FindVehicle } from "./FindVehicle.tsx";
import { VinField } from "./VinField.later.tsx";

type Field = Exclude<keyof VehicleForm, "termsAccepted" | "vin">;
const ORDER: readonly Field[] = ["vehicleYear", "vehicleMake", "vehicleModel", "mileage", "zipCode", "name", "email"];

/** The cells of step 1: the car first, who asks last. Another make clears the model, since models belong to a make. */
export function OwnerFields({ form, years }: { form: UseFormReturn<VehicleForm>; years: readonly string[] }) {
  const t = useTexts().vehicleInfo;
  const id = useId();
  const { errors } = form.formState;
  // What its field begins with; undefined: nobody asked for it.
  const [vin, setVin] = useState(form.getValues("vin") || undefined);
  const [make, model] = form.watch(["vehicleMake", "vehicleModel"]);
  const field = (name: Field) => ({
    ...form.register(name, name === "vehicleMake" ? { onChange: () => form.setValue("vehicleModel", "") } : {}),
    errorId: errors[name] ? `${id}-${name}` : undefined,
  });
  const messages = ORDER.flatMap((name) => {
    const text = errors[name]?.message;
    return text ? [{ id: `${id}-${name}`, text }] : [];
  });
  return (
    <Cells messages={messages}>
      <FindVehicle form={form} years={years} onVin={vin === undefined ? setVin : undefined} />
      {vin !== undefined && <VinField form={form} pasted={vin} />}
      <Select
        {...field("vehicleYear")}
        span={[2, 3, 6]}
        label={t.year}
        placeholder={t.yearPlaceholder}
        options={years}
      />
      <Select
        {...field("vehicleMake")}
        span={[4, 3, 6]}
        label={t.make}
        placeholder={t.makePlaceholder}
        options={makes}
      />
      <Select
        {...field("vehicleModel")}
        // A model chosen together with its make is not among the options until they are drawn anew.
        value={model}
        span={[3, 3, 6]}
        label={t.model}
        placeholder={make ? t.modelPlaceholder : t.makeFirst}
        options={make ? modelsOf(make) : []}
        disabled={!make}
      />
      <NumberField
        {...field("mileage")}
        span={[3, 3, 3]}
        label={t.mileage}
        note={t.optional}
        placeholder={t.mileagePlaceholder}
        maxLength={15}
      />
      <TextField
        {...field("zipCode")}
        span={[2, 2, 3]}
        label={t.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={t.zipCodePlaceholder}
        maxLength={MAX_LENGTH.zipCode}
      />
      <TextField {...field("name")} span={[4, 4, 6]} label={t.name} autoComplete="name" maxLength={MAX_LENGTH.name} />
      <TextField
        {...field("email")}
        span={[6, 6, 6]}
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t.emailPlaceholder}
        maxLength={MAX_LENGTH.email}
      />
    </Cells>
  );
}
