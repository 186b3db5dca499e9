/** What one takes along of a result. */
export const keep = {
  title: "Take it with you",
  print: "Print",
  share: "Share",
  sharing: "Making the link...",
  shareFailed: "The link could not be made. Please try again.",
  link: "Link to this result",
  linkText: (day: string) =>
    `Anyone with the link can read it until ${day}. It shows our findings and leaves out your words, name, ZIP, photos and how to reach you.`,
  email: "E-mail me this",
  emailing: "Sending...",
  emailed: (address: string) =>
    `On its way to ${address}, the address you gave. The first letter asks whether it is yours.`,
  yourAddress: "your e-mail",
  emailFailed: "The e-mail was not sent. Please try again, or print or share the result.",
  another: "Start another problem",
};

/** A result that was shared, as its reader sees it. */
export const shared = {
  note: "This is a shared result. Its prices are for the owner's area. The owner's words, name and contact details are left out.",
  until: (day: string) => `The link works until ${day}.`,
  loading: "Loading the shared result...",
  goneTitle: "This link does not work",
  goneText: "It may have expired or been taken back. Ask for a new one, or describe the car yourself: it is free.",
  start: "Start with your own car",
};
