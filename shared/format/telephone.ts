/** A phone number as a link: "(480) 555-0100" → "tel:+14805550100"; an international one keeps its own country code. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`;
}
