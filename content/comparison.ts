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

/** What the agreements themselves state, if anything; the sources are on each processor's page. */
export const contractRows: readonly {
  name: ComparedName;
  days: string;
  reserve: string;
  standard: string;
  claim: string;
  text: string;
}[] = [
  {
    name: 'PayPal',
    days: '21 generally for a risk hold, 180 if disputed; up to 180 after a limitation',
    reserve: 'An example of 10% for 90 days; no cap',
    standard: 'After a limitation: “reasonably needed” to protect against liability',
    claim: 'Signed form by certified mail, 45 days; then AAA arbitration or small claims',
    text: 'User Agreement, October 29, 2025 and May 19, 2026',
  },
  {
    name: 'Stripe',
    days: 'None found; the Reserve Notice states them',
    reserve: 'None found; the Reserve Notice states it',
    standard: 'Released when Stripe is satisfied that the exposure is mitigated',
    claim: 'Individual arbitration under § 11.4; notice step as in your version',
    text: 'General Terms of November 18, 2025 and September 28, 2026; Services Terms as summarized in May 2026',
  },
  {
    name: 'Square',
    days: 'None found',
    reserve: 'None found',
    standard: '“As reasonably determined” by Square to cover potential losses',
    claim: 'Notice signed by the seller, 60 days, a conference, 7 days; then NAM or small claims, within one year',
    text: 'General Terms of December 6, 2023; Payment Terms § 14',
  },
  {
    name: 'Shopify',
    days: 'The period stated in the reserve e-mail',
    reserve: 'Part or all, as stated in the reserve e-mail',
    standard: 'What refunds and disputes no longer need is returned in full',
    claim: 'Not confirmed; read the U.S. Shopify Payments Terms',
    text: 'Help Center page, which is not the contract',
  },
];

export const comparisonTexts = {
  title: 'Processor comparison',
  pageTitle: 'Processor comparison: holds, reserves, appeals',
  summary:
    'PayPal, Stripe, Square and Shopify compared: hold risk, average hold time, reserve policy and appeal process, and what their contracts really say.',
  lead: 'Four processors, first in our figures and then in the words of their contracts. The two do not say the same thing, and only the second can go into a letter.',
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
    'These figures are our own reading of cases. They are not terms: no agreement that we have read states one of these percentage ranges, and only PayPal’s states a number of days for a hold. “Appeal process” grades how a review goes in practice; we know of no clause that gives a right of appeal with a day for the answer.',
    'For your own hold, what counts is your notice and the version of the agreement that you accepted.',
  ],
  drawing: 'Hold times of four processors, day 0 to day 180',
  drawingHeading: 'Average hold, day by day',
  drawingNote:
    'The bars are averages from the table above. The squares are days that PayPal’s agreement states for a hold. Of the four it is the only one that states any, as far as we have read them; its example of a reserve, 90 days, is not drawn.',
  contracts: {
    heading: 'What the contracts say',
    caption: 'Stated days, stated reserve, standard and procedure in the four agreements',
  },
  contractColumns: {
    name: 'Processor',
    days: 'Days of a hold',
    reserve: 'Size of a reserve',
    standard: 'Standard for keeping it',
    claim: 'Steps and forum of a claim',
  },
  contractNote:
    'As of November 21, 2026; under each name stands the text that was read. Legacy acquirers are missing here because they have no common agreement: the terms are the application and the program guide that you signed.',
  article: { to: '/blog/processor-comparison-2025', label: 'The same comparison at length, with sources' },
  legacy: { to: '/processors/legacy', label: 'Legacy acquirers: what to look for in a signed agreement' },
} as const;
