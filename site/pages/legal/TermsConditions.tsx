import { termsConditions } from "../../texts/documents.ts";
import { LegalDocument } from "./LegalDocument.tsx";

export function TermsConditions() {
  return <LegalDocument text={termsConditions} />;
}
