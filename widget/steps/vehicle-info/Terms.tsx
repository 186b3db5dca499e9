import type { UseFormReturn } from "react-hook-form";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import { useSettings } from "../../state/hooks.ts";
import { useTexts } from "../../texts/texts.ts";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";

/** The terms to accept. Registered after the fields above it: the first wrong one in that order gets the focus. */
export function Terms({ form }: { form: UseFormReturn<VehicleForm> }) {
  const { siteUrl } = useSettings();
  const t = useTexts().vehicleInfo;
  return (
    <Checkbox
      {...form.register("termsAccepted")}
      error={form.formState.errors.termsAccepted?.message}
      label={
        <>
          {t.accept}{" "}
          <a href={`${siteUrl}/terms-conditions`} target="_blank" rel="noopener">
            {t.terms}
          </a>
        </>
      }
    />
  );
}
