/** The contact page. */
export const contact = {
  title: "Contact Us",
  lead: "A question about a result, a shop or your data? A person reads every message.",
  email: { title: "Email support", text: "We answer within 24 hours." },
  phone: { title: "Phone support", text: "Monday to Friday, 9 AM to 5 PM PT." },
  analysis: {
    title: "24/7 analysis",
    text: "The analysis needs no one at a desk. It works at any hour.",
    link: "Start with your vehicle",
  },
  form: {
    title: "Send us a message",
    fullName: "Full name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    submit: "Send Message",
    sending: "Sending...",
  },
  sent: { title: "Message sent!", text: "Thank you for contacting us. We'll get back to you shortly." },
  failed: { title: "Error", text: "There was a problem sending your message. Please try again." },
};
