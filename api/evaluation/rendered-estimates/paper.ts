import { type Random, randomFrom } from "./random.ts";
import { CARS, SHOPS, TOWNS, WORK, type Work } from "./work.ts";

/** A part on the paper: dollars, `total` = quantity × price. */
export interface PaperPart {
  name: string;
  number: string;
  quantity: number;
  price: number;
  total: number;
}

export interface PaperJob {
  title: string;
  hours: number;
  parts: PaperPart[];
  partsTotal: number;
  labor: number;
  total: number;
}

/** A charge or a discount (then below zero) under the work. */
export interface PaperCharge {
  text: string;
  amount: number;
}

/** What a shop prints, before anyone decided how it looks. Dollars. */
export interface Paper {
  shop: string;
  street: string;
  town: string;
  phone: string;
  car: string;
  mileage: number;
  number: number;
  date: string;
  rate: number;
  jobs: PaperJob[];
  charges: PaperCharge[];
  partsTotal: number;
  laborTotal: number;
  subtotal: number;
  taxRate: number;
  tax: number;
  total: number;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[]) => cents(amounts.reduce((a, b) => a + b, 0));

/** An estimate with so many jobs. The same seed gives the same paper. */
export function paperFrom(seed: number, jobCount: number): Paper {
  const random = randomFrom(seed);
  const rate = random.pick([110, 124.5, 135, 149, 155, 168]);
  const jobs = random.some(WORK, jobCount).map((work) => jobFrom(work, rate, random));
  const partsTotal = sum(jobs.map((job) => job.partsTotal));
  const laborTotal = sum(jobs.map(({ labor }) => labor));
  const charges = chargesOn(partsTotal, laborTotal, random);
  const subtotal = sum([partsTotal, laborTotal, ...charges.map(({ amount }) => amount)]);
  const taxRate = random.pick([6, 7.25, 8.25, 8.6]);
  const tax = cents((partsTotal * taxRate) / 100);
  return {
    shop: random.pick(SHOPS),
    street: `${random.whole(100, 9900)} ${random.pick(["Main St", "Oak Ave", "Harbor Blvd", "N Central Ave"])}`,
    town: random.pick(TOWNS),
    phone: `(555) 555-01${random.whole(10, 99)}`,
    car: random.pick(CARS),
    mileage: random.whole(28, 164) * 1000 + random.whole(0, 999),
    number: random.whole(10_400, 98_900),
    date: `${random.whole(1, 12)}/${random.whole(1, 28)}/2026`,
    rate,
    jobs,
    charges,
    partsTotal,
    laborTotal,
    subtotal,
    taxRate,
    tax,
    total: cents(subtotal + tax),
  };
}

function jobFrom({ title, hours, parts }: Work, rate: number, random: Random): PaperJob {
  const printed = parts.map(([name, quantity, usual]) => {
    const price = cents(usual * random.between(0.8, 1.35));
    return { name, quantity, price, number: partNumber(random), total: cents(price * quantity) };
  });
  const partsTotal = sum(printed.map(({ total }) => total));
  const labor = cents(hours * rate);
  return { title, hours, parts: printed, partsTotal, labor, total: cents(partsTotal + labor) };
}

const partNumber = (random: Random) =>
  `${random.pick(["BP", "DR", "XK", "M", "AC", "WP"])}${random.whole(100, 999)}-${random.whole(1000, 9999)}`;

function chargesOn(parts: number, labor: number, random: Random): PaperCharge[] {
  const charges: PaperCharge[] = [];
  if (random.next() < 0.7)
    charges.push({ text: "Shop supplies", amount: Math.min(35, cents(labor * random.between(0.05, 0.09))) });
  if (random.next() < 0.5) charges.push({ text: "Hazardous waste disposal", amount: cents(random.between(4, 12)) });
  const [percent, coupon] = [random.next() < 0.3, random.next() < 0.3];
  if (percent) charges.push({ text: "Discount 10% off labor", amount: -cents(labor * 0.1) });
  else if (coupon && parts > 300) charges.push({ text: "Coupon", amount: -cents(random.whole(20, 50)) });
  return charges;
}
