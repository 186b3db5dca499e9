/**
 * What is known of the car's model: recalls, what its maker pays, bulletins, and what its owners report. It is loaded with
 * what shows it, and so stands apart from the texts that every page loads.
 */
export const knownIssues = {
  recallFits: "This may be the recalled part: free at a dealer.",
  lineRecalled: (campaign: string) => `This may be free under recall ${campaign}. Ask a dealer with your VIN.`,
  lineWarranted: "Its maker may pay for this. See above.",
  campaign: (number: string) => `Campaign ${number}`,
  more: "More about it",
  vin: "Only your VIN tells whether your car is in it and was repaired.",
  checkVin: "Check your VIN at NHTSA",
  stop: (car: string, campaign: string) =>
    `Some ${car} cars must not be driven until recall ${campaign} is done. Check your VIN before you drive.`,
  parkTitle: "Park outside",
  park: (car: string, campaign: string) =>
    `Some ${car} cars must be parked outside, away from buildings, until recall ${campaign} is done. Check your VIN.`,
  recalls: (count: number) => `Recalls of this model and year (${count})`,
  asOf: (day: string) => `As NHTSA listed them on ${day}.`,
  warrantyFits: "Its maker may pay for this",
  source: "Source",
  bulletinFits: "The maker has told its shops about this",
  bulletin: (number: string) => `A bulletin exists: ask for ${number}.`,
  reported: "What its owners report",
  others: (count: number) => `Also known of this model (${count})`,
};
