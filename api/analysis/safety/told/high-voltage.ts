import type { Told } from "./told.ts";

export const HIGH_VOLTAGE: Told = {
  stop: [
    "my EV was charging and there was smoke under it",
    "charger cable got so hot it melted",
    "hybrid battery smells like burning",
    "dash says high voltage system fault stop vehicle",
    'red turtle and red triangle, "stop safely now"',
    "battery overheated warning on my leaf, smells sweet chemical and hissing",
    "it said pull over safely and then no power",
    'Tesla displayed "pull over immediately vehicle shutting down"',
    "a red high voltage warning popped up and it stopped",
    "my hybrid battery compartment is smoking",
    "ev battery swelled and there is hissing",
    '"electrical system fault stop vehicle safely"',
    "charging handle melted to the port",
    "stop vehicle now, battery overheating",
  ],
  atLeastSoon: [
    "check hybrid system",
    '"service high voltage charging system" message',
    "EV lost power suddenly on highway",
    "electrical isolation fault message",
    "lost propulsion",
    "service hybrid system shows up",
    "propulsion system fault, restricted performance",
    "car will not go into ready, hv fault",
    "EV suddenly lost power on freeway",
    "12v low, stop safely message",
  ],
  notStop: [
    "my EV range drops in winter",
    "hybrid battery fan is loud on hot days",
    "the range on my ev is lower than sticker",
  ],
  calm: ["charging is a bit slower than before at home"],
};
