/** What these pages show of a shop. Samples have no id, and answers may lack anything. */
export interface TestShop {
  name: string;
  address: string;
  distanceInMiles: number;
  rating: number | null;
  reviewCount: number;
  phone: string;
  hours: string;
  /** Whether it is no real shop. */
  sample?: boolean;
}
