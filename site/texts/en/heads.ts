/** Title in the browser's tab and description for search engines, page by page. */
export const heads = {
  landing: {
    title: "Free Expert Auto Repair Assistance | Repair Assist",
    description:
      "Tell us what your car is doing. See the likely causes, a fair price near you and shops that do the work. Free, with no account.",
  },
  faqs: {
    title: "FAQs | Repair Assist",
    description:
      "What Repair Assist does, why it is free, how prices are made, how sure the causes are and what happens to your data.",
  },
  contact: {
    title: "Contact Us | Repair Assist",
    description: "Write or call Repair Assist. A person answers within 24 hours.",
  },
  privacyPolicy: {
    title: "Privacy Policy | Repair Assist",
    description:
      "What Repair Assist collects, what it is used for, who gets it, how long it is kept and how to opt out.",
  },
  termsConditions: {
    title: "Terms & Conditions | Repair Assist",
    description:
      "The terms of using Repair Assist: information only, as is, limited liability, arbitration and Delaware law.",
  },
  embed: {
    title: "For your site | Repair Assist",
    description:
      "Put free repair guidance on your own site: choose how it looks, watch it live and copy the snippet. Works without a key, under a strict policy.",
  },
  partnerConfirmation: {
    title: "Confirm your partner key | Repair Assist",
    description: "The last step to a partner key: confirm that the e-mail address is yours.",
  },
  letters: {
    title: "Our letter to you | Repair Assist",
    description: "Say that a request was yours, or that you want no more letters.",
  },
  yourData: {
    title: "Your data | Repair Assist",
    description: "Download what we hold about you, tell us not to sell or share it, or have it deleted.",
  },
  steps: {
    title: (label: string) => `${label} | Repair Assist`,
    description:
      "Describe what the car is doing and see likely causes, fair prices near you and shops that do the work.",
  },
  sharedResult: {
    title: "Shared result | Repair Assist",
    description: "Likely causes and fair prices, as an owner shared them.",
  },
  testPage: (title: string) => ({ title: `${title} | Repair Assist`, description: "A page for developers." }),
  notFound: { title: "404 Page Not Found | Repair Assist", description: "This address has no page." },
};
