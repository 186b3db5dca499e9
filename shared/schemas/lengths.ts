/** Longest accepted text of each field, in characters. Long enough for any honest use, short enough to bound work. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  zipCode: 10,
  vehicleMake: 50,
  vehicleModel: 80,
  description: 20_000,
  answer: 1_000,
  feedback: 5_000,
  subject: 200,
  message: 10_000,
  phone: 30,
  vin: 40,
  id: 64,
} as const;

/** Photos of one issue: how many, and how large each may be when it arrives at the server. */
export const MAX_PHOTOS = 5;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** The highest mileage taken: more than any car on the road has on its odometer. */
export const MAX_MILEAGE = 2_000_000;
