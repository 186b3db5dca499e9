/** What is known of the car's model: recalls, what its maker pays, bulletins, and what other owners report. */
export const knownIssues = {
  fits: "This may be the recalled part: free at a dealer.",
  lineFits: (campaign: string) => `This may be free under recall ${campaign}. Ask a dealer with your VIN.`,
  campaign: (number: string) => `Campaign ${number}`,
  about: "About this recall",
  vin: "Only your VIN tells whether your car is in it and was repaired.",
  checkVin: "Check your VIN at NHTSA",
  stop: (car: string, campaign: string) =>
    `Some ${car} cars must not be driven until recall ${campaign} is done. Check your VIN before you drive.`,
  parkTitle: "Park outside",
  park: (car: string, campaign: string) =>
    `Some ${car} cars must be parked outside, away from buildings, until recall ${campaign} is done. Check your VIN.`,
  recalls: (count: number) => `Recalls of this model and year (${count})`,
  asOf: (day: string) => `As NHTSA listed them on ${day}.`,
};
