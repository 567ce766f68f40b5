/** The ten questions of /faq (spec public-site.txt, section 2). A blank line starts a paragraph. */
import { readNames } from './processors.ts';
import { listed } from './processors/in-words.ts';
import { faqClaims, pastResults, processTimes } from './claims.ts';
import { cancelRule, filingCostsRule, pricingTiersText } from './fees.ts';
import { basisMark, valueMark, where } from './marks.ts';
import { site } from './site.ts';

export const faqPage = {
  meta: {
    title: 'Frequently asked questions',
    description:
      'What merchants with frozen payouts ask: cost, time, documents, account closure and MATCH, doing it yourself, the agreement, privacy and cancelling.',
  },
  title: 'Frequently asked questions',
  lead: 'Ten questions from merchants whose payouts are on hold. The answers are information, not legal advice.',
  sectionTitle: 'Questions',
  closing: {
    title: 'Not answered here?',
    text: 'Write to us about your situation, or start the review: it is free, and nothing is sent before an attorney has approved it.',
  },
} as const;

const { averageTimeline, successRate, typicalHold } = faqClaims;
const { draft, review, negotiation } = processTimes;
const said = (claim: { name: string; value: string }) =>
  `${valueMark(claim.name, claim.value)}${where('demo', '', ` (${basisMark(claim.name)})`)}`;

export const faqItems: readonly { question: string; answer: string }[] = [
  {
    question: 'What does it cost, and when do I pay?',
    answer:
      `$0 upfront, no hourly fees, no retainers. The success fee falls due only when funds are recovered: ${pricingTiersText}.\n\n` +
      `The home page shows a second schedule, which changes at lower amounts. Your fee is the lower of the two for the amount held; you see it before you submit, and submitting fixes it. ${filingCostsRule}`,
  },
  {
    question: 'Are you a law firm, and who is the attorney?',
    answer:
      `${site.name} is not a law firm and gives no legal advice. It provides document automation and case management. Legal services come from independent licensed attorneys: one of them reads the draft beside your documents, edits it and signs it.\n\n` +
      `The letter carries the attorney’s name, firm, state and bar number, so that anybody can look them up. ${where('people', 'The directory on the attorneys page lists the attorneys. ')}No outcome is guaranteed.`,
  },
  {
    question: 'How long does it take?',
    answer:
      `${where(averageTimeline.name, `${said(averageTimeline)} overall, on average. `)}The draft takes ${draft.value}, the attorney’s review and sending ${review.value}${where(negotiation.name, `, and negotiation ${said(negotiation)}`, '; how long the processor takes is not ours to say')}. If there is no response in 10 business days, a follow-up goes out by email. ${where(successRate.name, `The success rate is ${said(successRate)}. `)}${pastResults}\n\n` +
      `${where(typicalHold.name, `For comparison: processors typically hold funds for ${said(typicalHold)}. `)}What your own agreement says counts for more than what is typical.`,
  },
  {
    question: 'Which documents do I need?',
    answer:
      'The hold or termination notice matters most: it dates the hold and states the reason. Also recommended: three months of merchant statements, three months of bank statements, a chargeback summary report, the EIN letter, articles or operating agreement, the refund policy or terms, and proof of fulfillment.\n\n' +
      'You can submit without them; we ask for what the letter lacks. PDF, JPG, PNG, Word and Excel files are taken, up to 10 MB each.',
  },
  {
    question: 'Will my processor close my account, or list me in MATCH?',
    answer:
      'We cannot promise how a processor will react. Many agreements let it end the relationship at any time, with or without a letter; if you still process there, weigh that first. The letter itself is measured: it threatens nothing, and it asks for the clause, the calculation and a date.\n\n' +
      'MATCH is Mastercard’s list of terminated merchants. An acquirer adds a merchant under a set reason code, such as excessive chargebacks. Writing a letter is not a reason code. Removal lies with the acquirer that made the entry, so our first letters ask whether there is one, with its date, code and facts.',
  },
  {
    question: 'Can I do this myself?',
    answer:
      'Yes. Begin with the processor’s own steps: answer each request in its dashboard, and ask in writing for the clause, the calculation and the release date. Our template letters and the merchant rights guide are free.\n\n' +
      'Then read how your agreement wants a dispute to be raised. Square’s general terms of December 2023, for example, ask for a mailed notice signed by the seller in person, and for 60 days of informal talks, before a claim. Suing first, where an agreement asks for arbitration, can cost money.',
  },
  {
    question: 'What if my agreement allows the hold?',
    answer:
      'It often allows some hold. The questions are which kind, how much and for how long. PayPal’s US agreement, in the versions of October 29, 2025 and May 19, 2026, describes risk holds that generally last up to 21 days, and after a limitation up to 180 days if reasonably needed to protect against liability. Stripe’s terms, as our library summarizes them, give a user no legal or equitable interest in a reserve.\n\n' +
      'A letter that hides such a term is easily answered. Ours names it, and then asks for what the term still requires: a purpose, a calculation and an end. As a general rule a contractual discretion must be used in good faith; that does not override what the agreement expressly permits.',
  },
  {
    question: 'What if the money is released during the review, and can I cancel?',
    answer:
      `${cancelRule} If the processor releases the money while your case is in review, tell us and cancel, and no letter goes out. The review is free.\n\n` +
      'If only a part is released, the case can go on for the rest.',
  },
  {
    question: 'Who sees my bank statements and my tax ID?',
    answer:
      'You, our staff, and the attorney to whom your case is assigned. Each download is checked on the server against the person who asks. The EIN is stored encrypted and shown by its last four digits only.\n\n' +
      'What the letter names as an exhibit is meant for the processor; the rest stays in your file. Personal data is not sold. Case files are typically retained for 7 years after closure.',
  },
  {
    question: 'Which processors and which states do you cover?',
    answer:
      `PayPal, Stripe, Shopify Payments, Square, and legacy acquirers: the banks and processors behind a merchant account, Worldpay among them. ${listed(readNames)} too. Others can be entered by choosing “other”. With Authorize.net, usually a gateway, the first question is which acquirer holds the money.\n\n` +
      'We work for merchants in the United States. Which state’s law applies usually follows from the agreement: PayPal’s chooses Delaware, Square’s chooses California.',
  },
];
