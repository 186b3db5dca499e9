/** The VIN in step 1. */
export const vin = {
  label: "VIN",
  looking: "Looking it up...",
  failed: "We could not look this VIN up just now. You can choose the car below.",
  change: "Take the VIN out",
  other: (vin: string, chosen: string) => `This VIN is of a ${vin}, and you chose a ${chosen}. Which is right?`,
  theVins: (car: string) => `The ${car}`,
  keepChosen: (car: string) => `The ${car}, without the VIN`,
  places: [
    "In the windshield's lower corner on the driver's side, seen from outside.",
    "On the frame of the driver's door, seen when it is open.",
  ],
  papers: "Title, registration and insurance card have it too. We delete it after your visit.",
};
