import { contact } from "./en/contact.ts";
import { heads } from "./en/heads.ts";
import { landing } from "./en/landing.ts";
import { shell } from "./en/shell.ts";

/** The site's texts in English, but for the long ones of `en/documents.ts`. A language is a folder like `en/`. */
export const en = {
  shell,
  heads,
  landing,
  contact,
  legal: { lastUpdated: "Last Updated", contents: "On this page" },
  notFound: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
    home: "Return to Home",
  },
};
