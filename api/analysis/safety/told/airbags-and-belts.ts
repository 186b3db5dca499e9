import type { Told } from "./told.ts";

export const AIRBAGS_AND_BELTS: Told = {
  stop: [
    "the airbag blew up in my face while driving",
    "airbags went off for no reason",
    "side curtain airbags deployed on a gravel road, no crash",
    "the seat belt let go during a panic stop",
  ],
  atLeastSoon: [
    "air bag light on",
    "SRS light stays on",
    "airbag light flashing 5 times",
    "clicking in the steering wheel and horn doesnt work and airbag light is on",
    "passenger seat airbag says off when my wife sits there",
    "Takata airbag recall, have not had it done",
    "airbag did not deploy in my crash",
    "seat belt light on with airbag light",
    "airbag cover cracked open on the wheel",
    "airbag lite wont go out",
    "srs light blinking after cleaning under the seat",
    "passenger airbag off indicator won't change with my husband sitting there",
    "got hit hard head on and no airbags came out",
    "letter about airbag shrapnel recall",
    "buckle wont click",
    "belt wont pull out",
    "seat belt pretensioner code",
    "seatbelt strap is cut half way",
    "seat rocks back and forth",
  ],
  calm: ["airbags are fine, no lights, just a squeak in the seat"],
};
