/** Header, footer and what every page shares. */
export const shell = {
  brand: "Repair Assist",
  skip: "Skip to content",
  mainNavigation: "Main",
  menu: "Menu",
  home: "Home",
  howItWorks: "How It Works",
  faqs: "FAQs",
  contact: "Contact",
  tagline:
    "Expert automotive guidance, 24/7, that saves you time and money, with accurate diagnostics and fair pricing. Paid by the shops we refer you to, never by you.",
  quickLinks: "Quick links",
  contactUs: "Contact Us",
  contactHeading: "Contact",
  follow: "Follow",
  social: "Our social media page",
  privacyPolicy: "Privacy Policy",
  termsConditions: "Terms & Conditions",
  copyright: (year?: number) => ["©", year, "Repair Assist"].filter(Boolean).join(" "),
  notices: "Notices (F8)",
  closeNotice: "Close",
};
