import type { Place } from "../input.ts";

/** Places the tests price at. Harrisburg is the mean: its state's index is 1 and no dear metro is near. */
export const HARRISBURG: Place = { zip: "17101", city: "Harrisburg", state: "PA", latitude: 40.27, longitude: -76.88 };
export const SCOTTSDALE: Place = { zip: "85253", city: "Scottsdale", state: "AZ", latitude: 33.55, longitude: -111.96 };
export const SAN_FRANCISCO: Place = {
  zip: "94110",
  city: "San Francisco",
  state: "CA",
  latitude: 37.75,
  longitude: -122.42,
};
export const MILES_CITY: Place = { zip: "59301", city: "Miles City", state: "MT", latitude: 46.4, longitude: -105.8 };
