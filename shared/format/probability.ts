/** The words for a probability in percent. */
export function probabilityLabel(percent: number) {
  if (percent >= 80) return "Most likely cause";
  if (percent >= 60) return "Likely cause";
  if (percent >= 40) return "Possible cause";
  return "Less likely cause";
}

/** Whether a leading cause of this chance, in percent, stands out too little for a price or a request to a shop. */
export const isTooEarly = (percent: number) => percent < 40;
