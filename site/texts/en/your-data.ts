/** The page for what is stored of a visitor: a copy, no sale, deletion. */
export const yourData = {
  title: "Your data",
  lead: "See what we hold, tell us not to sell or share it, or have it deleted. None of this costs anything or changes what you get.",
  noSession: "This browser has no visit with us at the moment, so there is nothing here to act on.",
  failed: { title: "Error", text: "That did not work. Please try again, or write to us on the contact page." },
  copy: {
    title: "A copy",
    text: "Everything stored of your visits in this browser: contact details, vehicles, what you wrote, results, photos.",
    button: "Download my data",
    busy: "Preparing...",
    file: "repair-assist-data.json",
  },
  objection: {
    id: "do-not-sell",
    title: "Do not sell or share my personal information",
    text: "Nothing you sent from this browser then goes to a partner, and none of it is sold. A shop still gets your details when you press “Ask this shop to contact me” and confirm: that is your own choice, each time.",
    button: "Do not sell or share",
    busy: "Saving...",
    done: { title: "Noted", text: "Nothing you sent from this browser will be sold or shared." },
    signal:
      "Your browser sends the Global Privacy Control signal. We honor it: what you send us is marked this way from the start.",
  },
  deletion: {
    title: "Delete",
    text: "All that is stored of your visits in this browser, on our side and in the browser, messages not yet delivered included. It cannot be taken back. What shops were sent before stays in their inboxes.",
    button: "Delete my data",
    confirm: "Yes, delete it for good",
    cancel: "Keep it",
    busy: "Deleting...",
    done: { title: "Deleted", text: "Nothing of your visits is stored any more." },
  },
  byEmail: {
    title: "From another browser",
    text: "If the visit was in another browser, or it has ended, we can send a link to the e-mail address you gave. It deletes what was sent with that address.",
    label: "Email",
    button: "Send the link",
    busy: "Sending...",
    sent: "On its way",
  },
  link: {
    title: "Delete everything of this e-mail address",
    text: "You came by the link that we sent you. It works once.",
    button: "Delete it for good",
    done: { title: "Deleted", text: "Nothing sent with your e-mail address is stored any more." },
  },
};
