/** A word with zeros for O's, "SUBT0TAL", and money with O's for zeros, "289.OO", as a scan gives them. */
const ZERO_IN_WORD = /\b(?=[A-Za-z0]*[A-Za-z]{2})[A-Za-z0]{4,}\b/g;
const LETTER_IN_MONEY = /(?<![A-Za-z\d.])\$?\d[\dO,]{0,11}\.[\dO]{2}(?![A-Za-z\d])/g;

/** The text with letters and zeros that a scan mixed up set right. Of the same length, so that every word keeps its place. */
export const asMeant = (text: string): string =>
  text
    .replace(ZERO_IN_WORD, (word) => word.replaceAll("0", "O"))
    .replace(LETTER_IN_MONEY, (money) => money.replaceAll("O", "0"));

/** A row of figures alone: a count, hours, a price. Years, ZIP and phone numbers have no cents and more digits than counts. */
const FIGURE = /^[ \t]*(?:[-−(]?\$ ?\d[\d,]*(?:\.\d{1,2})?|\d{1,3}(?:\.\d{1,2})?|\d{1,3}(?:,?\d{3})*\.\d{2})\)?[ \t]*$/;

/**
 * Tables that are copied from a page or an app come a cell a row: "Front rotors", "2", "$78.50", "$157.00". Rows of figures
 * alone go behind the words above them. Of the same length: the ends of rows become spaces.
 */
export function withFiguresInRows(text: string): string {
  let above = "";
  return text
    .split("\n")
    .map((row, at) => {
      const isFigure = FIGURE.test(row);
      const goesOn = isFigure && /[A-Za-z]{3}/.test(above) && !/\d/.test(above);
      if (!isFigure) above = row;
      return at === 0 ? row : `${goesOn ? " " : "\n"}${row}`;
    })
    .join("");
}
