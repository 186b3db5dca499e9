/** A car as the catalogue spells it. */
export interface Car {
  make: string;
  model: string;
  year: number;
}

/** A safety recall as NHTSA tells it, whatever cars it is about. */
export interface RecallRecord {
  /** NHTSA's campaign number, "21V215000". */
  campaign: string;
  manufacturer: string;
  /** NHTSA's components: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP". */
  components: string[];
  summary: string;
  consequence: string;
  remedy: string;
  /** "2021-03-25" */
  reportedOn: string | null;
  parkIt: boolean;
  parkOutside: boolean;
}

/** A bulletin of a maker to its shops. */
export interface BulletinRecord {
  /** NHTSA's number of it, "10189346". */
  id: string;
  /** The maker's number, "17-023". */
  number: string;
  title: string;
  components: string[];
  issuedOn: string | null;
}

/** NHTSA's texts have runs of blanks, line ends and signs that PostgreSQL takes in no text. Most have none of them. */
export const plain = (text: string) => (UNPLAIN.test(text) ? text.replace(BLANKS, " ") : text).trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant.
const UNPLAIN = /[\u0000-\u001f\u00a0]|\s\s/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant.
const BLANKS = /[\u0000-\u001f\s]+/g;

/** A text cut at a word to at most `longest` characters. */
export const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, "")}…`;

/** "20210325" → "2021-03-25"; null for what is no day. */
export function dayOf(digits: string): string | null {
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(digits.trim())?.slice(1).join("-");
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}
