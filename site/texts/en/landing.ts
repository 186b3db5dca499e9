type Vehicle = { year: number; make: string; model: string; mileage: number };

/** The landing page. */
export const landing = {
  headline: "Free Expert Auto Repair Assistance",
  promise:
    "Tell us what the car is doing. See what it probably is, whether to keep driving, and what a fair shop near you should charge.",
  benefits: [
    "100% free to use",
    "Avoids upsells and rip-offs",
    "Saves money on repairs",
    "Quality shop recommendations",
  ],
  formTitle: "Ready to Fix Your Vehicle?",
  example: {
    caption: "An example",
    percent: (percent: number) => `${percent} percent`,
    subject: ({ year, make, model, mileage }: Vehicle, zipCode: string) =>
      `${year} ${make} ${model}, ${mileage.toLocaleString("en-US")} miles, near ${zipCode}. Independent shop prices before tax.`,
  },
  overpay: {
    title: "Don't Overpay for Auto Repairs",
    amount: "$975",
    claim: "is what the average upsell costs an owner.",
    points: [
      {
        title: "Expert Analysis",
        text: "Each cause comes with the reason, how sure it is, and how a shop proves it before you pay. Day or night.",
      },
      {
        title: "Save Money",
        text: "Every price opens up: hours, the local rate, parts, and what is left out. You know what is fair before you sign.",
      },
      {
        title: "Always Free",
        text: "Shops pay us when we refer an owner. You never pay us, there is no account, and a shop gets your details only when you send them to it.",
      },
    ],
  },
  howItWorks: {
    title: "How It Works",
    steps: [
      { title: "Vehicle Information", text: "Year, make, model and ZIP code. It takes a minute." },
      { title: "Describe the Issue", text: "In your own words. Add photos, or a shop’s estimate." },
      { title: "Expert Analysis", text: "Likely causes, urgency, fair prices and repair time." },
      { title: "Choose Your Option", text: "Take the list of shops, or ask for managed repair." },
    ],
  },
  testimonials: {
    title: "What owners say",
    mark: "Examples, until our first owners write",
    quotes: [
      {
        words: "They wanted $1,400 for brakes all round. I showed them the range, and the rear came off the bill.",
        name: "Maria T.",
        car: "Toyota Camry",
      },
      {
        words: "It told me to stop driving. The shop said the same thing an hour later.",
        name: "James W.",
        car: "Honda Civic",
      },
      {
        words: "For once I knew what to ask for. Nobody talked over me at the counter.",
        name: "Priya K.",
        car: "Ford Escape",
      },
    ],
  },
  callToAction: {
    title: "Know the price before the shop tells you.",
    text: "Five short steps. No account.",
    button: "Get Started Now",
  },
};
