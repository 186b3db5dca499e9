import type { Told } from "./told.ts";

export const EXHAUST_GAS: Told = {
  stop: [
    "I get headaches and nauseous when I drive",
    "exhaust smell in the cabin",
    "fumes inside car when idling",
    "carbon monoxide alarm in my garage went off from the car",
    "kids fell asleep and felt sick, smells like exhaust inside",
    "passenger gets dizzy, theres an exhaust leak under us",
    "smells like exhaust inside when at stop light",
    "the exhaust broke off under the car and fumes are coming in through the floor",
    "rust hole in floor and exhaust comes up thru",
    "the exhaust comes in the car and makes my eyes burn",
    "my kids get carsick and sleepy, fumes in back",
    "exhaust fumes come into the cabin with the heater on",
    "manifold leak and i smell exhaust through vents",
    "passed out nearly, fumes from exhaust in van",
  ],
  atLeastSoon: [
    "exhaust leak loud by manifold",
    "muffler fell off",
    "exhaust hanging and dragging",
    "muffler is hanging by wire",
    "sounds like a race car all of a sudden",
    "hole in my exhaust pipe",
  ],
  notStop: ["smells exhaust outside when its cold started", "stinks like rotten eggs outside sometimes"],
  calm: ["car exhaust is clean, no smell, mirror is broken"],
};
