/**
 * Six sample cases (spec public-site.txt, section 3), which stand in the demo alone. An operator adds real ones beside
 * them, with permission. Money is in cents; the fee is computed from `amount` and `returned` (domain/money/fee.ts).
 */
import type { Cents } from '../domain/money/cents.ts';
import { statsBlockClaims, type Origin } from './claims.ts';
import { where } from './marks.ts';
import { site } from './site.ts';

export type SuccessStory = {
  /** A real case has the place of its merchant's written permission. */
  origin: Origin;
  id: string;
  businessName: string;
  industry: string;
  /** Held when the case was submitted. */
  amount: Cents;
  /** Amount returned to the merchant. */
  returned: Cents;
  processor: string;
  timeframe: string;
  description: string;
  outcome: string;
};

export const storiesPage = {
  meta: {
    title: 'Success stories',
    description: where(
      'demo',
      'Six sample cases of held payouts: a limitation, a reserve, undelivered orders, a notice signed by the seller, an accounting, and a refusal without a fee.',
      'Cases of held payouts that merchants let us tell: what was held, which term the letter relied on, what came back and what was owed for it.',
    ),
  },
  title: `Success stories${where('demo', ', with the one that failed')}`,
  lead: 'What a case looks like from the hold to its end: what was held, which term the letter relied on, what came back and what was owed for it.',
  figuresTitle: 'Claimed results',
  listTitle: where('demo', 'Six cases', 'Cases'),
  none: {
    lead: 'No story is told here yet.',
    text: 'A case is told here once its merchant has agreed in writing, with what was held and what came back. None has been told so far, and none is made up.',
    links: [
      { to: '/how-it-works', label: 'How a case runs, step by step' },
      { to: '/how-we-count', label: 'How we count' },
    ],
  },
  labels: {
    sample: 'Sample case',
    industry: 'Industry',
    processor: 'Processor',
    timeframe: 'Timeframe',
    fee: 'Fee',
    noFee: 'None: nothing came back',
    held: 'held',
    returned: 'came back',
    kept: 'did not',
    outcome: 'Outcome.',
  },
  contact: {
    text: 'A case like yours is not among them? Write to us, or start the review.',
    label: 'Contact Our Team',
  },
} as const;

/** The stats block, here and on the home page. */
export const storyFigures = Object.values(statsBlockClaims);

export const sampleNote =
  'Sample cases, written to show the kinds of holds. No merchant, amount or outcome here is a real one. ' +
  `They will be replaced by real cases of ${site.name}, with the permission of the merchants.`;

export const stories: readonly SuccessStory[] = [
  {
    origin: { sample: true },
    id: 'limitation-past-its-last-day',
    businessName: 'Tallowmere Camp Supply',
    industry: 'Camping gear, online store',
    amount: 38_400_00,
    returned: 38_400_00,
    processor: 'PayPal',
    timeframe: '31 days',
    description:
      'The account was limited in spring after two large orders. On day 204 the balance was still locked. The agreement lets PayPal hold a balance for up to 180 days after a limitation, if reasonably needed to protect against liability. The letter gave that term, the start of the hold and the last day, and asked which exception was relied on.',
    outcome:
      'No exception was named. The balance was released in full, nine business days after the letter was delivered.',
  },
  {
    origin: { sample: true },
    id: 'reserve-without-a-schedule',
    businessName: 'Quillbrook Ledger',
    industry: 'Subscription software',
    amount: 112_750_00,
    returned: 112_750_00,
    processor: 'Stripe',
    timeframe: '74 days',
    description:
      'A reserve was set at a quarter of volume and never reduced, while disputes fell for five months. The letter did not argue that the reserve belonged to the merchant; Stripe’s terms say otherwise. It asked for the Reserve Notice, for its percentage and period, and for the exposure said to be still open, and set the merchant’s own dispute figures beside the sum.',
    outcome:
      'The reserve was ended and paid out on three stated dates. The second date slipped by a week; the money came.',
  },
  {
    origin: { sample: true },
    id: 'orders-not-yet-delivered',
    businessName: 'Dunmarrow Joinery',
    industry: 'Furniture made to order',
    amount: 27_900_00,
    returned: 19_300_00,
    processor: 'Shopify Payments',
    timeframe: '46 days',
    description:
      'Payouts stopped because orders looked unfulfilled: lead times of ten weeks, and no tracking numbers in the store. The merchant uploaded delivery receipts for 61 orders and supplier invoices for the rest. The letter sorted the sum by order into delivered and not yet delivered.',
    outcome:
      'Partial release. The money for the delivered orders was paid. For the others a reserve stayed until delivery, and the merchant agreed to that.',
  },
  {
    origin: { sample: true },
    id: 'a-notice-signed-by-the-seller',
    businessName: 'Pell & Vine Kitchen',
    industry: 'Catering',
    amount: 14_250_00,
    returned: 14_250_00,
    processor: 'Square',
    timeframe: '58 days',
    description:
      'One wedding season tripled the monthly volume, and the account was deactivated. Square’s general terms of December 2023 ask for a mailed notice that the seller signs in person, and for 60 days of informal talks. The notice was enclosed with the attorney’s letter. Contracts and final invoices for 23 events answered the question of what could still be charged back.',
    outcome:
      'The conference that the terms provide took place by telephone on day 41, with the owner on the line. The reserve was released in full.',
  },
  {
    origin: { sample: true },
    id: 'a-ledger-at-last',
    businessName: 'Harrowgate Island Tours',
    industry: 'Guided travel',
    amount: 186_000_00,
    returned: 186_000_00,
    processor: 'Legacy acquirer',
    timeframe: '117 days',
    description:
      'The acquirer kept a reserve after the account was closed, and sent no statement of it for eight months. The signed agreement granted a security interest in the reserve account, so the letter asked for an accounting as well as for release, and listed every trip with the date on which it had ended.',
    outcome:
      'The ledger arrived. It showed four disputes, all decided. The reserve was paid in two parts, the second after the last trip had left the card dispute window.',
  },
  {
    origin: { sample: true },
    id: 'a-refusal',
    businessName: 'Fennimore Herbals',
    industry: 'Dietary supplements',
    amount: 9_800_00,
    returned: 0,
    processor: 'PayPal',
    timeframe: '63 days',
    description:
      'PayPal said that a listing violated its Acceptable Use Policy. That branch of the 180-day term has no reasonableness wording, and the attorney told the merchant so before the letter went out. The letter asked for the section, the product and the sum charged for each violation, and disputed the charges.',
    outcome:
      'Refused, twice. The next step was arbitration under the agreement; the merchant decided against it, and the case was closed. No fee was due.',
  },
];
