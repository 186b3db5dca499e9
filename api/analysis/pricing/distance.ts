const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two positions as the crow flies; degrees, north and east positive. */
export function milesBetween(a: readonly [number, number], b: readonly [number, number]) {
  const [lat1, lat2] = [radians(a[0]), radians(b[0])];
  const half = (d: number) => Math.sin(d / 2) ** 2;
  const h = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(b[1] - a[1]));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}
