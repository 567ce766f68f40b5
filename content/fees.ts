/**
 * The two fee schedules as worded on the pages, and the text of the pricing page. The rule itself is
 * `domain/money/fee.ts`; `fees.test.ts` keeps the two in sync. Amounts here are whole dollars.
 */
export type DisplayedTier = { held: string; from: number; upTo: number | null; percent: number; note?: string };

export const homeTiers: readonly DisplayedTier[] = [
  { held: '$1 to $25,000', from: 1, upTo: 25_000, percent: 20 },
  { held: '$25,001 to $100,000', from: 25_001, upTo: 100_000, percent: 18, note: 'most common' },
  { held: '$100,001 and above', from: 100_001, upTo: null, percent: 15 },
];

export const pricingTiers: readonly DisplayedTier[] = [
  { held: 'Up to $50,000', from: 1, upTo: 50_000, percent: 20 },
  { held: '$50,000-$250,000', from: 50_001, upTo: 250_000, percent: 18, note: 'most popular' },
  { held: 'Above $250,000', from: 250_001, upTo: null, percent: 15 },
];

/** The pricing page's tiers as one sentence, for the FAQ. */
export const pricingTiersText = pricingTiers
  .map(({ held, percent, note }, index) => {
    const range = held.charAt(0).toLowerCase() + held.slice(1);
    return `${percent}% ${index === 0 ? `of recoveries ${range} held` : index === 1 ? `for ${range}` : range}${note ? ` (${note})` : ''}`;
  })
  .join('; ');

export const feePromises = [
  '$0 upfront',
  'No hourly fees',
  'No retainers',
  'A fee only when funds are recovered',
] as const;

export const cancelRule = 'Cancel anytime before the demand letter is sent.';
export const filingCostsRule = 'Attorney filing costs, if any, are disclosed upfront and need your approval.';

export const pricingPage = {
  meta: {
    title: 'Pricing: success fee only',
    description:
      'Success fee of 20%, 18% or 15% of what is recovered, by the amount held. $0 upfront, no hourly fees, no retainers. Work out your own fee.',
  },
  title: 'You pay when money comes back',
  lead: 'The success fee is a percentage of what is recovered, known before service starts. If nothing is recovered, there is no fee.',
  tiers: {
    title: 'Success fee',
    caption: 'By the amount held when you submit',
    columns: ['Amount held', 'Fee on what is recovered'],
    fits: {
      text: 'It is never more than this, and often less: the home page’s schedule changes at other amounts, and your fee is the lower of the two.',
      to: '#schedules',
      link: 'How the two fit',
    },
  },
  calculator: {
    title: 'Your fee',
    label: 'Amount held, in US dollars',
    hint: 'Whole dollars; a decimal part is dropped, as in the application. The fee is worked out on your device; nothing is sent.',
    example: '48,250',
    empty: 'Enter the amount held to see the fee.',
    caption: 'Worked examples, at the borders of both schedules',
    columns: [
      'Amount held',
      'Home page',
      'This page',
      'Your fee',
      'Fee if all is recovered',
      'Fee if half is recovered',
    ],
    /** Whole dollars. */
    examples: [10_000, 25_000, 25_001, 50_000, 50_001, 100_000, 100_001, 250_000, 250_001],
  },
  schedules: {
    title: 'Two schedules, one fee',
    text: [
      'Two schedules are shown on this site: one on the home page, one here. Their percentages are the same; the amounts at which they change are not.',
      'The fee of a case is the lower of the two for the amount held. It is shown before you submit, fixed when you submit, and written in your case. At every amount the home page’s schedule is equal or lower, so in practice it decides.',
    ],
    columns: ['Success fee', 'Home page', 'This page'],
  },
  included: {
    title: 'Included',
    items: [
      'Review and analysis of your case and documents',
      'A demand letter drafted from the facts of your case',
      'Review, editing and signature by a licensed attorney',
      'Delivery by certified mail and by secure email',
      'Follow-up by email if there is no response in 10 business days',
      'Negotiation of the release with the processor',
      'A dashboard that shows the stage of your case and what happens next',
    ],
  },
  limits: { title: 'Filing costs and cancelling' },
  papers: {
    text: 'Read first what you would sign:',
    agreement: 'the success-fee agreement',
    engagement: 'the engagement letter with your attorney',
  },
  teaser: {
    title: 'Questions',
    text: 'How long it takes, which documents help, what happens if your agreement allows the hold:',
    link: 'Read the FAQ',
  },
  disclaimerTitle: 'Disclaimer',
} as const;
