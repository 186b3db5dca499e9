import type { LegalText } from "../legal-text.ts";

/** The terms and conditions that step 1 asks the owner to accept. */
export const termsConditions: LegalText = {
  title: "Terms & Conditions",
  lead: "The agreement between you and Repair Assist. By accepting the terms in the form, or by using the service, you agree to it.",
  sections: [
    {
      id: "the-service",
      title: "The service",
      body: [
        "Repair Assist gives vehicle owners guidance: possible causes of a problem, price ranges, repair times, reviews of shop estimates, and lists of repair shops. It is free to you. You must be at least 18 years old and give truthful information.",
      ],
    },
    {
      id: "information-only",
      title: "Information only",
      body: [
        "The analysis is informational only and does not replace a qualified mechanic who has seen the vehicle. Likelihoods are estimates. Prices are ranges, not offers, and no shop is bound by them. Decisions about driving, repairing or selling your vehicle are yours.",
        "If a vehicle may be dangerous, stop and have it inspected, whatever a result here says.",
      ],
    },
    {
      id: "shops-and-leads",
      title: "Shops, partners and leads",
      body: [
        "Auto shops and partners pay us for referrals. You agree that we may sell leads and share your contact and vehicle details with shops and partners, as the privacy policy describes, and that they may contact you about your vehicle. You can opt out at any time.",
        "Shops are independent businesses. We do not do the work, we do not guarantee it, and a dispute about a repair is between you and the shop.",
      ],
    },
    {
      id: "publishers",
      title: "On your own site",
      body: [
        "You may put the assistant on your site with a snippet from our page for publishers. Do not change what it says, hide who provides it, or present its results as your own.",
        "A partner key is yours alone and works on the sites registered for it. Use what it gives you only to answer the owner who asked, keep its secret to yourself, and delete what an owner asks you to delete. We may disable a key that is misused.",
      ],
    },
    {
      id: "managed-repair",
      title: "Managed repair",
      body: [
        "Where managed repair is available, it is offered at no extra cost. We arrange the repair with a shop for you. You approve all repairs and expenses before work starts, and you pay for the repair that you approved. Asking for managed repair where it is not available puts you on a waiting list and binds you to nothing.",
      ],
    },
    {
      id: "your-content",
      title: "What you send us",
      body: [
        "You keep your rights in the text and photos that you send. You allow us to store, process and use them to provide and improve the service. Send only what is yours to send, nothing unlawful, and nothing meant to disturb the service.",
      ],
    },
    {
      id: "as-is",
      title: "As is, without warranty",
      body: [
        "The service is provided “as is” and “as available”. To the fullest extent the law allows, we disclaim all warranties, express or implied, including merchantability, fitness for a particular purpose, accuracy and non-infringement. We do not promise that the service will be without interruption or error.",
      ],
    },
    {
      id: "liability",
      title: "Limit of liability",
      body: [
        "To the fullest extent the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, data or use of a vehicle.",
        "Our total liability for all claims about the service is limited to the lesser of the fees you paid us in the 12 months before the claim or $100.",
      ],
    },
    {
      id: "indemnification",
      title: "Indemnification",
      body: [
        "You agree to indemnify and hold harmless Repair Assist, its owners and its staff against claims, losses and costs, including reasonable attorney fees, that arise from your use of the service, your content, or your breach of these terms.",
      ],
    },
    {
      id: "arbitration",
      title: "Arbitration",
      body: [
        "Write to us first. Most problems end there. A dispute that we cannot settle within 30 days is decided by binding individual arbitration instead of a court, except for claims that qualify for small claims court. You and we waive a jury trial and class actions.",
      ],
    },
    {
      id: "law",
      title: "Governing law",
      body: [
        "The laws of the State of Delaware apply, without its rules on conflict of laws. Where a court must decide, it is a court in Delaware.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      body: [
        "You may stop using the service at any time. We may suspend or end access that breaks these terms or harms the service. The sections on content, warranty, liability, indemnification, arbitration and law stay in force afterwards.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: [
        "We may change these terms. The new text stands on this page, and using the service after a change means that you accept it. If one part cannot be enforced, the rest stays in force.",
      ],
    },
  ],
};
