/** One priced thing of an estimate: its words and what stands for it, with its place in the text. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** Dollars; negative for a credit. Absent: words without a price. */
  amount?: number;
  /** Where the row prints both: the share of parts and of labor in `amount`. */
  parts?: number;
  labor?: number;
  hours?: number;
  quantity?: number;
}
