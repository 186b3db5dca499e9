/** SQL for the miles between two rows, as on a plane: they are close together or out of the question. */
export const milesApart = (a: string, b: string) =>
  `69.1 * sqrt((${a}.latitude - ${b}.latitude) ^ 2 + ((${a}.longitude - ${b}.longitude) * cos(radians(${a}.latitude))) ^ 2)`;
