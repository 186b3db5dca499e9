import { texts } from "../../texts/index.ts";
import { LegalDocument } from "./LegalDocument.tsx";

export function PrivacyPolicy() {
  return <LegalDocument text={texts.privacyPolicy} />;
}
