import { useEffect, useId, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { VinResponse } from "#shared/schemas/vin.ts";
import { maskedVin, plainVin, VIN_LENGTH } from "#shared/vin.ts";
import { sentenceOf } from "../../client/request-error.ts";
import { lookUpVin } from "../../client/vin.ts";
import { useWizard } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { useVinTexts } from "../../texts/vin.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button/Button.tsx";
import { CellNote } from "../../ui/Cells/Cells.tsx";
import { ErrorMessage } from "../../ui/ErrorMessage/ErrorMessage.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { VinPlaces } from "./VinPlaces.tsx";

export interface VinFieldProps {
  form: UseFormReturn<VehicleForm>;
  /** What the field begins with: pasted elsewhere, or given before. */
  pasted: string;
}

/** What came of the VIN that was typed last. */
type Look =
  | { state: "typing" | "looking" }
  | { state: "wrong"; sentence: string }
  | { state: "found"; car: VinResponse };

/** The VIN, which fills in the car below. Found, it is shown masked; of another car than the one chosen, it asks which. */
export function VinField({ form, pasted }: VinFieldProps) {
  const wizard = useWizard();
  const t = useVinTexts();
  const { optional } = useTexts().vehicleInfo;
  const id = useId();
  const [look, setLook] = useState<Look>({ state: "typing" });
  const input = useRef<HTMLInputElement>(null);
  // Of several look-ups under way the last one counts.
  const asked = useRef("");
  const { vin, vehicleYear, vehicleMake, vehicleModel } = form.watch();

  const type = (typed: string) => {
    // What the API said of the last one is checked away.
    form.setValue("vin", typed, { shouldValidate: form.formState.isSubmitted });
    asked.current = "";
    setLook({ state: "typing" });
    if (plainVin(typed).length === VIN_LENGTH) find(typed);
  };

  async function find(typed: string) {
    const plain = plainVin(typed);
    if (plain === "" || plain === asked.current) return;
    asked.current = plain;
    setLook({ state: "looking" });
    const next = await lookUpVin(wizard.client, plain).then(
      (car): Look => ({ state: "found", car }),
      (error): Look => ({ state: "wrong", sentence: sentenceOf(error, t.failed) }),
    );
    if (asked.current !== plain) return;
    setLook(next);
    if (next.state === "found" && !differs(next.car, form.getValues())) fill(next.car);
  }

  /** What the VIN does not tell stays as it is. */
  function fill({ year, make, model }: VinResponse) {
    const shouldValidate = form.formState.isSubmitted;
    if (year) form.setValue("vehicleYear", String(year), { shouldValidate });
    if (make && make !== form.getValues("vehicleMake")) {
      form.setValue("vehicleMake", make, { shouldValidate });
      form.setValue("vehicleModel", "");
    }
    if (model) form.setValue("vehicleModel", model, { shouldValidate });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what it begins with.
  useEffect(() => {
    if (pasted) type(pasted);
    else input.current?.focus();
  }, []);

  const refused = form.formState.errors.vin?.message;
  const found = look.state === "found" ? look.car : undefined;
  const wrong = refused ?? (look.state === "wrong" ? look.sentence : undefined);
  if (found && !refused) {
    const chosen = { year: vehicleYear, make: vehicleMake, model: vehicleModel };
    return (
      <CellNote>
        <p role="status">
          {t.label} {maskedVin(plainVin(vin))}. {found.facts.join(" ")} {found.note}
        </p>
        {differs(found, form.getValues()) && (
          <Alert tone="error" title={t.other(nameOf(found), nameOf(chosen))}>
            <Button onClick={() => fill(found)}>{t.theVins(nameOf(found))}</Button>{" "}
            <Button onClick={() => type("")}>{t.keepChosen(nameOf(chosen))}</Button>
          </Alert>
        )}
        <LinkButton onClick={() => type("")}>{t.change}</LinkButton>
      </CellNote>
    );
  }
  return (
    <>
      <TextField
        ref={input}
        span={[6, 6, 6]}
        label={t.label}
        note={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={vin}
        errorId={wrong && id}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => find(vin)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find(vin);
        }}
      />
      <CellNote>
        <div role="status">
          {look.state === "looking" && t.looking}
          <ErrorMessage id={id}>{wrong}</ErrorMessage>
        </div>
        <VinPlaces />
      </CellNote>
    </>
  );
}

/** Whether something was chosen that the VIN speaks against. */
const differs = (
  { year, make, model }: VinResponse,
  { vehicleYear, vehicleMake, vehicleModel }: Pick<VehicleForm, "vehicleYear" | "vehicleMake" | "vehicleModel">,
) =>
  [
    [year && String(year), vehicleYear],
    [make, vehicleMake],
    [model, vehicleModel],
  ].some(([told, chosen]) => told && chosen && told !== chosen);

const nameOf = ({ year, make, model }: { [Part in "year" | "make" | "model"]?: string | number | undefined }) =>
  [year, make, model].filter(Boolean).join(" ");
