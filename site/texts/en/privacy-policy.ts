import { PATHS } from "../../routes.ts";
import type { LegalText } from "../legal-text.ts";

/** The privacy policy. Facts about storage and sharing here must match what the API does. */
export const privacyPolicy: LegalText = {
  title: "Privacy Policy",
  lead: "What we collect, why, who gets it and how you say no. It covers this site and every page that carries our repair assistant.",
  sections: [
    {
      id: "what-we-collect",
      title: "What we collect",
      body: [
        "You give us this information yourself:",
        [
          "Your name and e-mail address.",
          "A phone number, if you choose to add one.",
          "Your ZIP code.",
          "Vehicle details: year, make, model and mileage.",
          "What you write about the problem, and the photos and shop estimates you add.",
          "Messages and feedback you send us.",
          "If you ask for a partner key: the name of your shop or site, its addresses and your e-mail address.",
          "Payment information, if you use managed repair where it is offered. We ask for it only then.",
        ],
        "Your browser also sends technical data, such as its type and your IP address. We use that to keep the service running and to stop abuse. On this site one cookie holds your anonymous session. It is not used for advertising. A page of another site that carries our assistant gets no cookie from us. There we keep the address of that page and the names of the campaign that its link carried, if any.",
      ],
    },
    {
      id: "how-we-use-it",
      title: "How we use it",
      body: [
        [
          "To analyze your issue, price the repair and find shops near you.",
          "To arrange a managed repair that you ask for.",
          "To answer your messages and to tell you about your request.",
          "To market our services to you, by e-mail or by phone if you gave a number. You can opt out at any time.",
          "To offer leads to auto shops and partners, who pay us for them. A lead is described under “Who we share it with”.",
          "To measure and improve the analysis.",
        ],
      ],
    },
    {
      id: "sharing",
      title: "Who we share it with",
      body: [
        "Auto shops and partners pay us for leads. A lead can hold your contact details, your vehicle details and a summary of the problem. When you accept our terms you agree that we may sell leads and share them with shops and partners that can do the work.",
        "Today a lead leaves us in two cases:",
        [
          "You press “Ask this shop to contact me” on a shop’s card. You see exactly what is sent, and you confirm it first.",
          "You do so on the page of a registered partner. That partner gets the same request, with the address of its page and the name of its campaign. A page without a registration gets nothing from us.",
        ],
        "A VIN goes to the shop that you ask, and only if you tick “Include my VIN” there. Partners do not get it, and no language model reads it.",
        "We also share information with service providers who work for us, when the law requires it, and with a successor if the business is sold.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      body: [
        {
          text: "A VIN is kept for your visit alone and deleted when its session ends. What it told us about the car, such as the engine, stays with the vehicle.",
        },
        {
          text: "We keep vehicle details and analyses indefinitely, because past repairs teach the service what cars really need. Contact details stay with them until you ask us to delete them. Sessions end by themselves.",
          lacks: "retentionDays",
        },
        {
          text: ({ retentionDays }) =>
            `Everything of a visit, contact details, vehicle, description, photos and analysis, is deleted ${retentionDays} days after you last used it, and so are messages ${retentionDays} days after you sent them.`,
          needs: "retentionDays",
        },
        {
          text: ({ photoRetentionDays }) => `Photos are deleted ${photoRetentionDays} days after you sent them.`,
          needs: "photoRetentionDays",
        },
        "If you tell us to send you no more letters, we keep a fingerprint of your e-mail address for that, and nothing else with it.",
        "Your browser keeps a draft of the form on your own device, so that you can come back to it. Clear the site’s data in your browser to remove it.",
      ],
    },
    {
      id: "your-choices",
      title: "Your choices and opt-out rights",
      body: [
        [
          "Marketing: use the opt-out in any message, or write to us.",
          "Letters: every letter that somebody may have asked for with your address has a link to get no more of them.",
          "Sale and sharing: you may tell us not to sell or share your information, by a button on the page below. We honor your browser’s Global Privacy Control signal in the same way, without any button.",
          "Access and deletion: download a copy of what we hold, or have it deleted, at once or by a link sent to your e-mail address.",
          "Correction: write to us from the contact page.",
          "Photos and phone number: both are optional. The service works without them.",
        ],
        {
          text: "All of this is on one page:",
          link: { to: PATHS.yourData, label: "Do Not Sell or Share My Personal Information" },
        },
        "Using these rights costs nothing and changes nothing about the service you get. We may ask for enough to know that the request is yours.",
      ],
    },
    {
      id: "third-parties",
      title: "Third-party services",
      body: [
        "“Get Directions” opens a map service in a new tab, with the shop’s name and address. That service’s own policy applies there. The same holds for shops’ websites and our social media page.",
        {
          text: "A language model of another company reads descriptions and photos for us, and says which causes it thinks likely. Its answer, with the words of yours that it goes by, is kept with your issue. Only the text of your issue, the pictures and the vehicle leave our servers for that. Your name, e-mail address, phone number and ZIP code do not.",
          needs: "languageModel",
        },
        {
          text: "Descriptions and photos are read on our own servers. They are sent to no language model of another company.",
          lacks: "languageModel",
        },
        {
          text: "We ask the National Highway Traffic Safety Administration (NHTSA) for recalls of a make, model and year. Only those three leave our servers for that, never who you are or what you wrote.",
          needs: "recallService",
        },
        "A VIN is looked up in tables on our own servers. Where these leave something open we may ask NHTSA, the federal agency they are from. It then receives the VIN, and never who you are.",
        "Lists of shops may come from public map data or a places provider. Those receive a location to search near, never who you are.",
      ],
    },
    {
      id: "security",
      title: "Security",
      body: [
        "Your records can be reached only with your own session, which is kept in a form that cannot be read back. Photos are stored without the location and device data that phones write into them. No system is perfect. If a breach concerns you, we tell you as the law requires.",
      ],
    },
    {
      id: "children",
      title: "Children",
      body: [
        "The service is for vehicle owners aged 18 and over. We do not knowingly collect information from children.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      body: [
        "When this policy changes, the new text stands on this page. Questions about it reach us through the contact page.",
      ],
    },
  ],
};
