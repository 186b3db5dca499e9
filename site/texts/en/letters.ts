/** The page that the links of our letters lead to. */
export const letters = {
  title: "Our letter to you",
  confirm: {
    text: "Somebody asked us to send a result to your e-mail address. If that was you, press the button, and we send it now.",
    button: "It was me, send it",
    busy: "Sending...",
    done: "On its way. From this visit on, results come to your address as soon as you ask for them.",
  },
  stop: {
    text: "We send letters only when somebody asks for one with your address. You can have no more of them at all.",
    button: "Send me no more letters",
    busy: "Saving...",
    done: "Done. We send no more letters to your address. A link to delete your data still comes when you ask for it.",
  },
  noToken: "This page needs the link from our letter. Open it from there, whole.",
  failed: { title: "Error", text: "That did not get through. Please try again." },
  back: "To the start page",
};
