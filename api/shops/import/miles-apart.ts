/** SQL for the miles between two rows, as on a plane: they are close together or out of the question. */
export const milesApart = (a: string, b: string) =>
  `69.1 * sqrt((${a}.latitude - ${b}.latitude) ^ 2 + ((${a}.longitude - ${b}.longitude) * cos(radians(${a}.latitude))) ^ 2)`;

/**
 * SQL: two rows on exactly one point, where a list without positions puts all shops of a ZIP, with different streets:
 * one name does not make them one shop.
 */
export const inOtherStreets = (a: string, b: string) =>
  `(${a}.latitude = ${b}.latitude and ${a}.longitude = ${b}.longitude
    and ${a}.street <> '' and ${b}.street <> '' and lower(${a}.street) <> lower(${b}.street))`;
