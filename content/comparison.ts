import { firstStepOf, forumOf, versionRead } from './processors/agreement-words.ts';
import { agreementsRead } from './processors/agreements-read.ts';

/**
 * The four processors compared, with the comparison page's figures. They are estimates from our cases, not contract
 * terms.
 */
type ComparisonRow = {
  name: string;
  to: string;
  holdRisk: string;
  averageHoldTime: string;
  reservePolicy: string;
  appealProcess: string;
  /** The status color of `holdRisk`. */
  riskColor: 'danger' | 'warning' | 'success';
};

export const comparisonRows = [
  {
    name: 'PayPal',
    to: '/processors/paypal',
    holdRisk: 'High',
    averageHoldTime: '180 days',
    reservePolicy: 'Up to 30%',
    appealProcess: 'Limited',
    riskColor: 'danger',
  },
  {
    name: 'Stripe',
    to: '/processors/stripe',
    holdRisk: 'Medium',
    averageHoldTime: '90 days',
    reservePolicy: '5-20%',
    appealProcess: 'Standard',
    riskColor: 'warning',
  },
  {
    name: 'Square',
    to: '/processors/square',
    holdRisk: 'Medium',
    averageHoldTime: '120 days',
    reservePolicy: '10-25%',
    appealProcess: 'Good',
    riskColor: 'warning',
  },
  {
    name: 'Shopify',
    to: '/processors/shopify',
    holdRisk: 'Low',
    averageHoldTime: '60 days',
    reservePolicy: '5-15%',
    appealProcess: 'Good',
    riskColor: 'success',
  },
] as const satisfies readonly ComparisonRow[];

export type ComparedName = (typeof comparisonRows)[number]['name'];

/** `averageHoldTime` as a number of days. */
export function averageHold(name: ComparedName): number {
  const row = comparisonRows.find((each) => each.name === name);
  if (!row) throw new Error(`not in the comparison: ${name}`);
  return Number.parseInt(row.averageHoldTime, 10);
}

type ContractRow = {
  name: string;
  to: string;
  days: string;
  reserve: string;
  standard: string;
  claim: string;
  text: string;
};

/** The cells that the newest version read fills in by itself. */
function read(slug: keyof typeof agreementsRead): Pick<ContractRow, 'to' | 'claim' | 'text'> {
  const agreement = agreementsRead[slug];
  return {
    to: `/processors/${slug}`,
    claim: `${firstStepOf(agreement)}; then ${forumOf(agreement)}`,
    text: versionRead(agreement),
  };
}

/** What the agreements themselves state, if anything; the sources are on each processor's page. */
export const contractRows: readonly ContractRow[] = [
  {
    name: 'PayPal',
    days: '21 generally for a risk hold, 180 if disputed; up to 180 after a limitation',
    reserve: 'An example of 10% for 90 days; no cap',
    standard: 'After a limitation: “reasonably needed” to protect against liability',
    ...read('paypal'),
  },
  {
    name: 'Stripe',
    days: 'None found; the Reserve Notice states them',
    reserve: 'None found; the Reserve Notice states it',
    standard:
      'Released when Stripe is satisfied that the exposure is mitigated (Services Terms as summarized in May 2026)',
    ...read('stripe'),
  },
  {
    name: 'Square',
    days: 'None found',
    reserve: 'None found',
    standard: '“As reasonably determined” by Square to cover potential losses (Payment Terms, from an excerpt)',
    ...read('square'),
  },
  {
    name: 'Shopify',
    to: '/processors/shopify',
    days: 'The period stated in the reserve email',
    reserve: 'Part or all, as stated in the reserve email',
    standard: 'What refunds and disputes no longer need is returned in full',
    claim: 'Not confirmed; read the U.S. Shopify Payments Terms',
    text: 'Help Center page, which is not the contract',
  },
  {
    name: 'Venmo',
    days: 'Up to 180 for a risk hold, from the transaction; up to 180 after restricted activities',
    reserve: 'None found',
    standard: 'After restricted activities: if reasonably needed to protect against liability',
    ...read('venmo'),
  },
  {
    name: 'eBay',
    days: 'None in the User Agreement',
    reserve: 'None in the User Agreement',
    standard: 'As the Payments Terms of Use describe, which we have not read',
    ...read('ebay'),
  },
  {
    name: 'Amazon',
    days: 'None found',
    reserve: 'On an assessment of risk; no figure',
    standard: 'As long as Amazon determines that related risks persist',
    ...read('amazon'),
  },
];

export const comparisonTexts = {
  title: 'Processor comparison',
  pageTitle: 'Processor comparison: holds, reserves, appeals',
  summary:
    'PayPal, Stripe, Square and Shopify compared: hold risk, average hold time, reserve policy and appeal process, and what their contracts really say.',
  lead: 'Four processors in our figures, and then seven in the words of their contracts. The two do not say the same thing, and only the second can go into a letter.',
  table: {
    heading: 'Our reading of cases',
    caption: 'Hold risk, average hold time, reserve policy and appeal process of four processors',
  },
  columns: {
    name: 'Processor',
    holdRisk: 'Hold risk',
    averageHoldTime: 'Average hold time',
    reservePolicy: 'Reserve policy',
    appealProcess: 'Appeal process',
  },
  note: [
    'These figures are our own reading of cases. They are not terms: no agreement that we have read states one of these percentage ranges, and of these four only PayPal’s states a number of days for a hold. “Appeal process” grades how a review goes in practice; we know of no clause that gives a right of appeal with a day for the answer.',
    'For your own hold, what counts is your notice and the version of the agreement that you accepted.',
  ],
  drawing: 'Hold times of four processors, day 0 to day 180',
  drawingHeading: 'Average hold, day by day',
  drawingNote:
    'The bars are averages from the table above. The squares are days that PayPal’s agreement states for a hold. Of the four it is the only one that states any, as far as we have read them; its example of a reserve, 90 days, is not drawn.',
  contracts: {
    heading: 'What the contracts say',
    caption: 'Stated days, stated reserve, standard and procedure in seven agreements',
  },
  contractColumns: {
    name: 'Processor',
    days: 'Days of a hold',
    reserve: 'Size of a reserve',
    standard: 'Standard for keeping it',
    claim: 'Steps and forum of a claim',
  },
  contractNote:
    'Under each name stands the text that was read, and the day. Legacy acquirers are missing here because they have no common agreement: the terms are the application and the program guide that you signed.',
  article: { to: '/blog/processor-comparison-2025', label: 'The same comparison at length, with sources' },
  legacy: { to: '/processors/legacy', label: 'Legacy acquirers: what to look for in a signed agreement' },
} as const;
