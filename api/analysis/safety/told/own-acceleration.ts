import type { Told } from "./told.ts";

export const OWN_ACCELERATION: Told = {
  stop: [
    "car took off on its own and hit a wall",
    "it accelerated by itself while i was braking",
    "the gas pedal got stuck and i couldnt slow down",
    "throttle stuck wide open",
    "while pulling in to park the car surged and jumped the curb",
    "car suddenly accelerated when i put it in reverse",
    "engine revs to 5000 on its own when in drive and lurches",
    "the pedal is stuck under the mat",
    "car went full throttle without touching the gas",
    "cruise control wouldnt turn off and kept speeding up",
    "foot on the brake and it was still trying to go, revving like crazy",
    "It lunged forward when stopped with my foot on the brake",
    "the accelerator stuck",
    "vehicle wanted to keep going when i let off the gas",
    "my car sped up on its own when I was stopping",
    "the gas stuck and i went through a fence",
    "idles up by itself to 4000 and pushes through the brakes",
    "the engine roared and the car leaped forward when i put it in drive",
    "throttle sticks open",
    "i took my foot off the gas and it kept accelerating",
    "gas pedal stays down",
    "it took off by itself while I was stopped at the drive thru",
    "suddenly the RPMs shot up and car flew backwards into a tree",
    "cruise wont cancel and car keeps speeding up",
  ],
  atLeastSoon: [
    "idles high at 2000 rpm and pulls against the brake",
    "idle hangs high and car doesnt want to slow down",
  ],
};
