/** A word found on a picture, with its box in pixels and how sure the reader is, 0 to 100. */
export interface Word {
  text: string;
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const middleOf = ({ top, bottom }: Word) => (top + bottom) / 2;
export const heightOf = ({ top, bottom }: Word) => bottom - top;
