import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/2026-05-19.ts';

const averageHoldDays = 180;

const timeline: OwnTimeline = {
  title: 'PayPal: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Risk hold on a payment that nobody disputes',
      spans: [
        { from: 0, to: 21, state: 'held' },
        { from: 21, to: 180, state: 'free' },
      ],
      text: 'Generally up to 21 days from the day the payment was received. A disputed payment may be held longer, but not more than 180 days.',
      source: 'PayPal User Agreement, “Holds based on PayPal’s risk decisions”',
    },
    {
      basis: 'contract',
      label: 'Limitation of the account',
      spans: [{ from: 0, to: 180, state: 'held' }],
      text: 'Up to 180 days, if reasonably needed to protect against liability, or after a violation of the Acceptable Use Policy.',
      source: 'PayPal User Agreement, “Actions We May Take if You Engage in Any Restricted Activities”',
    },
    {
      basis: 'contract',
      label: 'Rolling reserve, in the agreement’s own example',
      spans: [
        { from: 0, to: 90, state: 'held' },
        { from: 90, to: 180, state: 'free' },
      ],
      text: 'The example is 10% of each payment, kept for 90 days and then released. It is an example and not a cap.',
      source: 'PayPal User Agreement, “Reserves”',
    },
    {
      basis: 'usual',
      label: `Average in our comparison: ${averageHoldDays} days`,
      spans: [{ from: 0, to: averageHoldDays, state: 'held' }],
      text: `${averageHoldDays} days on average, as we read the cases. It is no term of the agreement.`,
      source: 'Our comparison of processors',
      sample: true,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Notice of Dispute may be mailed',
      text: 'Resolution Center tasks are answered and the Notice of Dispute goes by certified mail. No claim is filed before 45 days from its receipt.',
      source: 'PayPal User Agreement, “Agreement to Arbitrate”',
    },
    {
      basis: 'contract',
      day: 21,
      label: 'Stated period of a risk hold over',
      text: 'The stated period of a risk hold ends. PayPal is asked which payments are in dispute; for the others the stated period is the measure.',
      source: 'PayPal User Agreement, “Holds based on PayPal’s risk decisions”',
    },
    {
      basis: 'contract',
      day: 180,
      label: 'Release check',
      text: 'The last day that the limitation clause states. Exceptions are court orders, regulatory requirements and other legal process.',
      source: 'PayPal User Agreement, “Actions We May Take if You Engage in Any Restricted Activities”',
    },
  ],
};

export const page: OwnPage = {
  name: 'PayPal',
  title: 'PayPal holds, limitations and reserves',
  summary:
    'How PayPal holds money under its User Agreement: 21-day risk holds, 180-day limitations and reserves, clause by clause, and what a demand letter relies on.',
  lead: 'PayPal can keep money back in three different ways. Each rests on a clause of its own, with a clock of its own, and the letter begins with the clause.',
  index: {
    description:
      'Holds on single payments, limitations of the whole account, and rolling reserves: three clauses of one agreement, each with a number of days of its own.',
    commonIssues: [
      'Payments held for 21 days, one after another',
      'Account limited and the balance locked for 180 days',
      'A share of every payment kept in a rolling reserve',
      'Balance debited as damages under the Acceptable Use Policy',
    ],
    link: 'PayPal: hold types, timeline and steps',
  },
  why: [
    'PayPal often pays a seller before the buyer’s time to complain has run out. If the buyer then opens a claim, or the card issuer takes the payment back, PayPal has to find the money, and the balance in the seller’s account is the nearest place to look. A hold is security for that day, taken when PayPal’s risk review thinks the seller may not be able to pay.',
    'For reserves the agreement says what the review looks at: time in business, industry, history, delivery times and the rate of disputes. The list is not closed, and PayPal keeps discretion over the result. That is why a hold is answered with records, factor by factor, and not with a protest.',
    'One branch is different. Where PayPal says that its Acceptable Use Policy was violated, the 180-day clause has no reasonableness wording, and money may be taken as damages. We find no sum for that in the User Agreement; the policy itself we have not read. Whether it reaches the product then becomes the main question.',
  ],
  triggers: [
    'A new account, or one that slept for months and then took a large payment',
    'Sales or order sizes well above the account’s own history',
    'Buyer claims above what is usual for the line of business',
    'A first run of a new or high-priced product',
    'Tickets, travel and pre-orders, where the buyer pays first and waits',
    'A listing flagged under the Acceptable Use Policy: supplements, adult goods, replicas, crypto, gaming',
    'A beneficial owner, bank account or tax number (TIN) that cannot be verified',
    'A link to another account that is already limited',
    'A sign-in from an unfamiliar device or country',
  ],
  help: {
    steps: [
      {
        title: 'Name the clause',
        what: 'The letter relies on the clause behind this hold: 21 days for a risk hold, 180 days and “reasonably needed” for a limitation, the listed factors for a reserve. The agreement chooses Delaware law, under which a discretion must be used reasonably and in good faith. Delaware applies that rule sparingly and never against an express term, so the argument starts with the term.',
      },
      {
        title: 'Send it with the Notice of Dispute',
        what: 'Before anything else the Agreement to Arbitrate asks for a completed Notice of Dispute form, with your signature, by certified mail to PayPal’s Legal Specialists at a P.O. box in Omaha. A letter alone is not that notice, so ours calls itself one only when the signed form goes with it. This is what the versions of October 29, 2025 and May 19, 2026 say, read on November 23, 2026; form and address are taken from the current agreement on the day of mailing. The Litigation Department in San Jose takes opt-outs from arbitration, not notices.',
      },
      {
        title: 'Keep the order',
        what: 'After the notice period come individual arbitration before the American Arbitration Association or small claims court, and no suit before that. In Cheng v. PayPal (N.D. Cal., Jan. 13, 2022) the court sent an account holder to arbitration and awarded PayPal part of its costs, because the same suit had been filed in state court first.',
      },
    ],
    documents: [
      'The notice of the hold or limitation, with its headers and date',
      'Tracking, as uploaded to each PayPal transaction',
      'Your answers to each Resolution Center task, with upload receipts',
      'For a policy flag: what the product is, its labels and its licenses',
    ],
  },
  contract: {
    intro: 'Four passages of the PayPal User Agreement for the United States decide most cases.',
    points: [
      {
        title: '21 days, and 180 for a disputed payment',
        text: 'A hold based on PayPal’s risk decision “generally” lasts up to 21 days from receipt of the payment. If the payment is disputed it may last longer, and then no more than 180 days. “Generally” leaves room; the number is still the agreement’s own measure.',
        source: 'PayPal User Agreement, “Holds based on PayPal’s risk decisions”',
        version: 'versions of October 29, 2025 and May 19, 2026, read November 23, 2026',
        authority: 'paypal-ua-risk-hold-21',
      },
      {
        title: '180 days, if “reasonably needed”',
        text: 'After a limitation or closure PayPal may hold a balance for up to 180 days if that is “reasonably needed” to protect against liability, or if the Acceptable Use Policy was violated. The clause sets a purpose and a last day.',
        source: 'PayPal User Agreement, “Actions We May Take if You Engage in Any Restricted Activities”',
        version: 'versions of October 29, 2025 and May 19, 2026, read November 23, 2026',
        authority: 'paypal-ua-limitation-180',
      },
      {
        title: 'A reserve has factors and terms',
        text: 'The reserve clause lists time in business, industry, history, delivery times and dispute rate. Its example of a rolling reserve is 10% for 90 days. Neither the list nor the example is a limit.',
        source: 'PayPal User Agreement, “Reserves”',
        version: 'versions of October 29, 2025 and May 19, 2026, read November 23, 2026',
        authority: 'paypal-ua-reserves',
      },
      {
        title: 'Notice first, then arbitration or small claims',
        text: 'A signed Notice of Dispute form by certified mail comes first, and 45 days from its receipt. Then individual arbitration before the American Arbitration Association, under its Consumer Rules for claims of $10,000 or less, whose fees PayPal pays on request; on papers alone up to $25,000. Small claims court stays open. Delaware law applies.',
        source: 'PayPal User Agreement, “Agreement to Arbitrate”',
        version: 'versions of October 29, 2025 and May 19, 2026, read November 23, 2026',
        authority: 'paypal-ua-arbitration',
      },
    ],
    article: { to: '/blog/paypal-holds-explained', label: 'PayPal holds explained, with sources' },
  },
  timeline,
  agreement,
  terms: {
    days: '21 generally for a risk hold, 180 if disputed; up to 180 after a limitation',
    reserve: 'An example of 10% for 90 days; no cap',
    standard: 'After a limitation: “reasonably needed” to protect against liability',
  },
  estimates: {
    holdRisk: 'High',
    riskColor: 'danger',
    averageHoldDays,
    reservePolicy: 'Up to 30%',
    appealProcess: 'Limited',
  },
  holdTypes: {
    intro:
      'PayPal’s notices use several words for one thing: you cannot reach the money. Two kinds of hold make up most of them, and the letter differs for each.',
    types: [
      {
        title: '21-day rolling holds',
        rows: [
          ['What is held', 'Single payments, each for itself'],
          [
            'Counted from',
            'The day each payment was received. Every new payment starts its own 21 days, so the hold seems to roll on while sales continue',
          ],
          ['The standard', '“Generally” up to 21 days; a disputed payment longer, but no more than 180'],
          [
            'What the letter asks',
            'Which payments are in dispute, and the release of the others as each passes day 21',
          ],
        ],
      },
      {
        title: '180-day account limitations',
        rows: [
          ['What is held', 'The whole balance of a limited or closed account'],
          ['Counted from', 'The start of the limitation'],
          [
            'The standard',
            'Up to 180 days if “reasonably needed” to protect against liability, or after an Acceptable Use Policy violation; court orders, regulatory requirements and other legal process are excepted',
          ],
          [
            'What the letter asks',
            'Which liability still needs the hold, the release of everything above it, and payment on day 180 at the latest',
          ],
        ],
      },
    ],
  },
  faq: [],
  closing: {
    title: 'Held or limited by PayPal?',
    text: 'Tell us the day it began and add the notice. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
