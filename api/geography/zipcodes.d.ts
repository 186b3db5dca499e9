declare module "zipcodes" {
  /** Degrees, north and east positive; both 0 where the position is not known. */
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: { codes: Record<string, ZipCode | undefined> };
  export default zipcodes;
}
