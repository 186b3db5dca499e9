import type { ModelFacts } from "../model-facts.ts";

/** Makes that sell electric cars only. Polestar's first car was a plug-in hybrid. */
export const electric: ModelFacts = {
  Lucid: {
    typical: "luxury large_car electric awd",
    models: {
      Air: "large_car electric awd; 2022 rwd",
      Gravity: "large_suv electric awd",
    },
  },
  Polestar: {
    typical: "premium midsize_car electric awd",
    models: {
      "Polestar 1": "luxury sports i4 turbo plugin awd automatic belt eps",
      "Polestar 2": "midsize_car electric awd; 2024 rwd",
      "Polestar 3": "midsize_suv electric awd",
      "Polestar 4": "midsize_suv electric rwd",
    },
  },
  Rivian: {
    typical: "luxury large_suv electric awd",
    models: {
      EDV: "van electric fwd",
      R2: "midsize_suv electric awd",
      RCV: "van electric fwd",
      R1S: "large_suv electric awd",
      R1T: "pickup electric awd",
    },
  },
  Tesla: {
    typical: "premium midsize_car electric rwd",
    models: {
      Cybertruck: "pickup electric awd",
      "Model 3": "midsize_car electric rwd",
      "Model S": "luxury large_car electric rwd; 2017 awd",
      "Model X": "luxury midsize_suv electric awd",
      "Model Y": "small_suv electric awd",
      Roadster: "luxury sports electric rwd",
    },
  },
};
