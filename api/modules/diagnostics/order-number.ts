/** Without I and O, which look like digits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A short name for a diagnostic that a person can say on the phone, made of its id: "7K4-2216". Not unique. */
export function orderNumber(id: string): string {
  let rest = Number.parseInt(id.replaceAll("-", "").slice(-12), 16);
  const take = (count: number) => {
    const part = rest % count;
    rest = Math.floor(rest / count);
    return part;
  };
  return `${take(10)}${LETTERS[take(LETTERS.length)]}${take(10)}-${String(take(10_000)).padStart(4, "0")}`;
}
