import { texts } from "../../texts/index.ts";
import { LegalDocument } from "./LegalDocument.tsx";

export function TermsConditions() {
  return <LegalDocument text={texts.termsConditions} />;
}
