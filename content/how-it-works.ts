/** The five-step process page (spec public-site.txt, section 2): titles and times are the spec's. */
import { homeStepTimes, processTimes, type Claim } from './claims.ts';
import { where } from './marks.ts';

/** `when`: how long it takes, or words that state no figure. */
type ProcessStep = { title: string; when: Claim | string; happens: readonly string[]; you: string };

/** How two times of the specification that stand on different pages fit together, in a sentence each. */
export const timesFit = {
  intake: `The 7 answers that a case cannot do without take about 3 minutes; the ${processTimes.intake.value} are with the documents.`,
  negotiation: `The home page’s ${homeStepTimes.negotiation.value} run from the letter to an answer that can be decided on; the ${processTimes.negotiation.value} here end with the talks, follow-ups included.`,
} as const;

export const howPage = {
  meta: {
    title: 'How it works, in five steps',
    description: `From upload to release in five steps: intake, a demand package drafted by ${where('ai', 'AI', 'software')}, attorney review and certified mail, negotiation, and a success fee.`,
  },
  title: 'How a case runs, step by step',
  lead: `Five steps, with ${where('demo', 'the time that each one takes, ')}what happens inside it, and what is asked of you.`,
  youLabel: 'What you do',
  figuresTitle: 'Overall',
} as const;

export const processSteps: readonly ProcessStep[] = [
  {
    title: 'Intake and Document Upload',
    when: processTimes.intake,
    happens: [
      'You name the processor, the amount held and the day on which the hold began, then describe the business. Few answers are required; each of the others makes the letter more exact.',
      `Answers are saved as you type. You can stop, and go on later or on another device.${where('demo', ` ${timesFit.intake}`)}`,
    ],
    you: 'Answer, and add what you have: first of all the hold notice and your statements. Photos from a phone will do.',
  },
  {
    title: where('ai', 'AI-Drafted Demand Package', 'Drafted Demand Package'),
    when: processTimes.draft,
    happens: [
      'Your answers and files become a sheet of facts. Each amount, date and name on it keeps its source: the field that you filled in, or the upload that proves it.',
      'The letter is drafted from that sheet and from a dated library of authorities and processor terms. It can cite nothing else.',
      'A verifier then reads the draft against both. An amount, a date or a citation that cannot be traced blocks approval. What a program cannot decide is marked for the attorney to confirm.',
    ],
    you: 'Nothing, unless we ask for a document.',
  },
  {
    title: 'Partner Attorney Review and Send',
    when: processTimes.review,
    happens: [
      'A licensed attorney, independent of us, reads the draft beside your documents, edits it, and approves it or sends it back.',
      'Approval records the attorney, the time and the SHA-256 of the file, a fingerprint of its exact bytes. An edit after that, even of a comma, voids the approval. The file that is mailed and the file that is emailed are the file that was approved.',
      'The letter goes out by certified mail, return receipt requested, and by secure email, to an address that the attorney has confirmed.',
    ],
    you: 'Confirm the facts that the letter states and sign the success-fee agreement; the letter leaves after both. Some processors’ agreements ask for one more signature of yours, such as a notice of dispute in a PayPal or Square case, or an authorization of your attorney in a Stripe case. We prepare each page.',
  },
  {
    title: 'Negotiation and Follow-up',
    when: processTimes.negotiation,
    happens: [
      `The first letter asks for an answer within 10 business days. Delivery starts a clock, and silence is not the end of it: each step has a date and somebody who owes it.${where('demo', ` ${timesFit.negotiation}`)}`,
    ],
    you: 'Decide. You accept or decline each offer; nobody accepts one for you.',
  },
  {
    title: 'Outcome and Success Fee',
    when: 'upon release',
    happens: [
      'When money comes back, in one payment or in parts, the success fee is the percentage fixed when you submitted, of what was recovered. If nothing comes back, there is no fee.',
      'A release can be in full, in part, or by dates. What was promised and what has arrived are both written down.',
    ],
    you: 'Tell us of each payment that reaches you, and pay the fee on it.',
  },
];

/**
 * What is due on which business day after delivery. `how-it-works.test.ts` checks the days against the deadlines in the
 * letters.
 */
export const silenceLadder = {
  /** The step of `processSteps` it belongs to. */
  step: 3,
  caption: 'If nobody answers: the dates of a letter delivered on',
  columns: ['Date', 'Day', 'What is due'],
  delivered: '2026-11-05',
  rungs: [
    { day: 0, what: 'The letter is delivered; the clock starts.' },
    { day: 10, what: 'No response: follow-up by email. It sets 7 business days.' },
    { day: 17, what: 'Still none: a final letter. It sets 5 business days.' },
    {
      day: 22,
      what: 'The next step that the agreement itself provides, on the attorney’s advice and with your approval.',
    },
  ],
  note: 'Days are business days after delivery. Federal holidays do not count; here, Veterans Day and Thanksgiving.',
} as const;

/** /thank-you: what happens after a case is submitted. Its titles are translated whole, so each stands without marks. */
export const nextSteps = [
  {
    title: 'Case Review by AI',
    withoutAi: 'Case Review',
    what: 'Your answers and documents are read, and a demand letter is drafted from them and from nothing else.',
  },
  {
    title: 'Attorney Review by partner attorneys',
    withoutAi: null,
    what: 'A licensed attorney reads the draft beside your documents, edits it and signs it. A draft demand package is expected within 1-2 business days.',
  },
  {
    title: 'Negotiation',
    withoutAi: null,
    what: 'The letter goes out by certified mail and secure email. We follow up with the processor and tell you of every answer.',
  },
] as const;
