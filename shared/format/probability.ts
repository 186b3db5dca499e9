/** The words for a probability in percent. */
export function probabilityLabel(percent: number) {
  if (percent >= 80) return "Most likely cause";
  if (percent >= 60) return "Likely cause";
  if (percent >= 40) return "Possible cause";
  return "Less likely cause";
}
