/** The FAQ page: twelve questions, each answered in paragraphs. */
export const faqs = {
  title: "Frequently Asked Questions",
  lead: "Plain answers about what this is, who pays for it and how far to trust a number.",
  items: [
    {
      question: "What is Repair Assist?",
      answer: [
        "A free second opinion on your car. You say what it is doing, in your own words, or paste what a shop wants to charge. You get the likely causes, how urgent each one is, a fair price range for your ZIP code, how long the work takes, and what to ask at the counter.",
        "Then you choose: take a list of nearby shops and handle it yourself, or ask us to manage the repair.",
      ],
    },
    {
      question: "Why is it free, and who pays?",
      answer: [
        "Auto shops pay us when we refer an owner to them. You never pay us, and there is no account and no card to enter.",
        "A shop that pays us is labeled as a partner on its card. Paying does not move a shop up the list: that goes by distance and by fit to the job, a little by rating and open doors. Where you use this guide on a shop’s own page, that shop stands first, and the list says so.",
      ],
    },
    {
      question: "How are the prices made, and what do they leave out?",
      answer: [
        "A price is the labor hours of the repair, times what independent shops near your ZIP code charge an hour, plus parts near list price and shop supplies. Open “How this price is made” under any result to see each line.",
        "Left out, unless the result says otherwise: sales tax, the diagnosis fee, towing, and dealer rates. A fair shop can still ask more for better parts or harder access. When a quote is high, ask why.",
      ],
    },
    {
      question: "How sure are the causes?",
      answer: [
        "Each cause has its own likelihood, and we show the words of yours that led to it. “Most likely cause” means 80 percent or more, “Likely cause” 60 to 79, “Possible cause” 40 to 59, and “Less likely cause” anything below.",
        "For one complaint the numbers add up to 100, together with “Something else”. Two complaints have numbers of their own. No text can replace a look under the car: have the cause confirmed before you pay for the repair.",
      ],
    },
    {
      question: "Can it tell me whether to keep driving?",
      answer: [
        "It warns you. If your words point to a danger, such as brakes that fail or a flashing warning light, the first thing you see says to stop or to drive only to a shop nearby, and why.",
        "When we find no sign of danger, that is all it means: nothing you wrote points to one. If the car feels wrong, stop and have it looked at.",
      ],
    },
    {
      question: "Can it check a shop’s estimate?",
      answer: [
        "Yes. Choose “Review a shop estimate” and add a sharp photo of the paper, or type or paste its lines with their prices. Each line is compared with the fair range near you and marked Fair or High. You also see items that may not be needed and questions to ask before you sign.",
        "We compare before tax, like for like. A photo that we cannot read is not guessed at: the result says so, and asks for a sharper one or for the lines.",
      ],
    },
    {
      question: "What about dents, crashes and single parts?",
      answer: [
        "Describe body damage and you get the areas hurt, what repairing each one costs, and how long the car stays in the shop. Put the damage in words: a photo is kept with them and shown, but prices come from what you write. Name a part you already know you need and you get the part, the labor and the total.",
      ],
    },
    {
      question: "What is managed repair?",
      answer: [
        "We schedule the work, get the best value and handle the details with the shop, at no extra cost. You approve every repair and every expense before work starts.",
        "It is offered area by area. Where it is not available yet, we say so, give you the list of shops, and write to you once when it arrives.",
      ],
    },
    {
      question: "Do I get a fleet discount?",
      answer: [
        "With managed repair, we ask for the price a shop gives its fleet customers and pass it on to you. Shops set those prices themselves, so the saving differs from shop to shop.",
      ],
    },
    {
      question: "Which areas do you serve?",
      answer: [
        "The analysis and the prices work for any ZIP code in the United States. Lists of shops reach as far as the directory does near you, and managed repair only where it has been opened.",
      ],
    },
    {
      question: "What happens to my data?",
      answer: [
        "We keep your contact details, your vehicle and what you wrote, to show you the result and to improve the service. A shop gets your details only when you press “Ask this shop to contact me” on its card and confirm what is sent.",
        "The privacy policy lists everything we collect, what it is used for, and how to opt out or have it deleted.",
      ],
    },
    {
      question: "How do I reach a person?",
      answer: [
        "Write to us from the contact page, by e-mail or by phone. We answer messages within 24 hours. The phone is staffed Monday to Friday, 9 AM to 5 PM PT.",
      ],
    },
  ],
  more: "Is your question not here?",
  moreText: "Ask us. A person answers within 24 hours.",
  support: "Contact Support",
};
