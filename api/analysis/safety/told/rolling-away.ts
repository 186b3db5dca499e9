import type { Told } from "./told.ts";

export const ROLLING_AWAY: Told = {
  stop: [
    "car rolled away in park",
    "it was in park and rolled into my garage door",
    "put it in park got out and it started rolling",
    "wont stay in park on hill",
    "shifter says park but it is not in park and it moves",
    "truck popped out of park into reverse by itself",
    "the parking brake failed and the truck rolled down the hill",
    "it rolled after i parked it",
    "Left it in park, it rolled backward over my foot",
    "parked on a slope and it rolled away",
    "shows P but the car moves freely",
    "gear lever pops out of park",
  ],
};
