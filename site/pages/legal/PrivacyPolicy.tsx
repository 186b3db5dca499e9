import { privacyPolicy } from "../../texts/documents.ts";
import { LegalDocument } from "./LegalDocument.tsx";

export function PrivacyPolicy() {
  return <LegalDocument text={privacyPolicy} />;
}
