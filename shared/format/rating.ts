/** A rating of five with one decimal, "4.8"; "No ratings yet" where no source rates the shop. */
export const rating = (stars: number | null | undefined) => (stars == null ? "No ratings yet" : stars.toFixed(1));
