/** Step 4, who arranges the repair. */
export const serviceOptions = {
  title: "Choose Your Service Level",
  legend: "Service level",
  recommendations: {
    tag: "SELF-MANAGED",
    title: "Shop Recommendations",
    text: "A list of shops near you that do this work. You call, compare and book.",
  },
  managed: {
    tag: "FULL-SERVICE",
    title: "Managed Repair",
    text: "We arrange the repair with a shop. You approve every repair and expense before work starts.",
    extra: "✓ Offered at no extra cost",
    offered: (here: boolean) =>
      here
        ? "Available in your ZIP code."
        : "Not yet in your ZIP code. We will tell you when it is, and show shops until then.",
  },
  howTitle: "How Our Managed Repair Works",
  how: [
    { title: "We schedule everything", text: "We book the shop at a time that suits you." },
    { title: "We get the best value", text: "We ask for the price and check it against the fair range." },
    { title: "We handle the details", text: "We follow the work and tell you when the car is ready." },
  ],
  submit: "Confirm Selection",
  submitting: "Processing...",
  choose: "Please select an option",
  chooseText: "Select either Shop Recommendations or Managed Repair to continue.",
  noData: "Diagnostic data not found. Please try again.",
  failed: "Failed to create managed repair. Please try again.",
};
