/**
 * Text of /how-we-count: every claimed result side by side, from `claims.ts`; what is a sample; what is computed, and by which rule. The
 * definitions of the last part are those of `domain/reports/report.ts`.
 */
import {
  aboutClaims,
  blogClaims,
  faqClaims,
  homeClaims,
  homeProcessorClaims,
  howItWorksClaims,
  processorPageClaims,
  processorsIndexClaims,
  statsBlockClaims,
  type Claim,
} from './claims.ts';
import { timesFit } from './how-it-works.ts';
import { where } from './marks.ts';
import { site } from './site.ts';

export const howWeCountPage = {
  meta: {
    title: 'How we count: claims and computed figures',
    description: `Every result that this site claims, side by side; ${where('demo', 'which figures are samples; which are computed,', 'which figures are computed,')} and by which rule a case counts as a success.`,
  },
  title: 'How we count',
  lead: where(
    'demo',
    'Three kinds of figures stand on this site: results that we claim, samples that are invented, and figures that are computed. Here is which is which.',
    'Two kinds of figures stand on this site: results that we have counted, and figures that are computed. Here is which is which.',
  ),
  link: 'How we count',
} as const;

type Figures = readonly (readonly [label: string, claim: Claim])[];
const row = (page: string, to: string, figures: Figures) => ({
  page,
  to,
  figures: figures.map(([label, { value }]) => `${label} ${value}`),
});

/** What each page claims, in the order of the header and the footer. */
export const claimedResults = {
  title: 'Claimed results',
  aside: 'None of them is a forecast for your case.',
  paragraphs: [
    `Recovered sums, success rates and timelines are samples of this demo, in words of ${site.name}. They are not computed by this site, no cases are shown behind them, and so you cannot check them here. An installation that serves clients shows what it has counted, or nothing.`,
    'They also differ from page to page: each page has its own figures, and none of them is the right one. What your case can come to depends on your agreement and your documents.',
  ],
  rows: [
    row('Home, first figures', '/', [
      ['average recovery', homeClaims.averageRecovery],
      ['success rate', homeClaims.successRate],
      ['average timeline', homeClaims.averageTimeline],
    ]),
    row('Home, results, and success stories', '/success-stories', [
      ['recovered', statsBlockClaims.recovered],
      ['cases resolved', statsBlockClaims.casesResolved],
      ['success rate', statsBlockClaims.successRate],
      ['businesses helped', statsBlockClaims.businessesHelped],
    ]),
    row('How it works', '/how-it-works', [
      ['success rate', howItWorksClaims.successRate],
      ['average timeline', howItWorksClaims.averageTimeline],
    ]),
    row('Processors', '/processors', [
      ['recovered', processorsIndexClaims.recovered],
      ['average success rate', processorsIndexClaims.successRate],
      ['average timeline', processorsIndexClaims.averageTimeline],
    ]),
    row('About', '/about', [
      ['success rate', aboutClaims.successRate],
      ['recovered', aboutClaims.recovered],
      ['cases', aboutClaims.cases],
      ['average timeline', aboutClaims.averageTimeline],
    ]),
    row('Blog', '/blog', [
      ['success rate', blogClaims.successRate],
      ['average recovery', blogClaims.averageRecovery],
      ['average timeline', blogClaims.averageTimeline],
      ['readers', blogClaims.readers],
    ]),
    row('FAQ', '/faq', [
      ['success rate', faqClaims.successRate],
      ['average timeline', faqClaims.averageTimeline],
    ]),
  ],
} as const;

/** Times of the specification that differ between pages, and how they fit. */
export const timesBesideEachOther = {
  title: 'Times that stand beside each other',
  aside: 'Each counts something else.',
  items: [
    { name: 'About 3 minutes, and 5 minutes', to: '/how-it-works', text: timesFit.intake },
    { name: '10-45 days, and 2-8 weeks', to: '/how-it-works', text: timesFit.negotiation },
  ],
} as const;

/** What stands in their place outside the demo: what the installation measured, with the pages that show it. */
export const measuredResults = {
  aside: 'Each counted from cases.',
  text: 'A figure stands here, and on its page, with the number of cases behind it, the days from which they are, and where the count is kept. None of them is a forecast for your case.',
  none: 'This site claims no results: none has been counted that could be shown with the cases behind it.',
} as const;

const ofProcessor = (
  name: string,
  slug: keyof typeof processorPageClaims,
  onHome: keyof typeof homeProcessorClaims,
) => {
  const cells = [processorPageClaims[slug], homeProcessorClaims[onHome]].map(
    ({ successRate, averageRecovery, timeline }) =>
      `${successRate.value} · ${averageRecovery.value} · ${timeline.value}`,
  );
  return { name, to: `/processors/${slug}`, cells };
};

export const claimedByProcessor = {
  title: 'Claimed results by processor',
  aside: 'Success rate, average recovery and timeline.',
  caption: 'What a processor’s own page claims, and what the home page claims for it',
  columns: ['Processor', 'Its own page', 'The home page'],
  rows: [
    ofProcessor('PayPal', 'paypal', 'paypal-holds'),
    ofProcessor('Stripe', 'stripe', 'stripe-reserve'),
    ofProcessor('Shopify Payments', 'shopify', 'shopify-payments-hold'),
    ofProcessor('Square', 'square', 'square-hold'),
    ofProcessor('Legacy acquirers', 'legacy', 'legacy-acquirer-holds'),
  ],
} as const;

export const samples = {
  title: 'Samples',
  aside: 'Invented, and marked where they stand.',
  items: [
    {
      to: '/success-stories',
      name: 'The six success stories',
      text: 'No merchant, amount or outcome in them is a real one. They show kinds of holds, one without a recovery among them.',
    },
    {
      to: '/attorneys',
      name: 'The attorneys’ profiles',
      text: 'They show what a profile says. Your case names the attorney who signs, with a bar number that you can look up.',
    },
    {
      to: '/',
      name: 'The letter on the home page',
      text: 'Merchant, firm, processor and every number are invented. The rules that it cites are real, and the text is what the drafting software writes for that case.',
    },
  ],
} as const;

export const computed = {
  title: 'Computed figures',
  aside: 'By a rule that you can follow.',
  items: [
    {
      name: 'Your fee',
      text: 'A percentage of what comes back, not of what is held. The amount held decides the percentage, by the lower of our two schedules, and it is fixed when you submit. Fractions of a cent are dropped in your favor.',
    },
    {
      name: 'Days of a hold',
      text: 'The days that a processor’s own terms name, from the version of the agreement that its page cites. A hold of 180 days that began on March 2 ends on August 29.',
    },
    {
      name: 'Business days',
      text: 'Monday to Friday without federal holidays, counted from the day after. Promises such as 10 business days to answer are counted so.',
    },
    {
      name: 'Sums in a letter',
      text: 'To the cent, from your answers and uploads. A sum that does not agree with its parts stops the letter.',
    },
  ],
} as const;

export const ofCases = {
  title: 'When a case counts',
  aside: 'The rules of our own reports.',
  intro:
    'Our staff’s reports are computed from cases by these rules. A figure on the public pages that comes from such a report names the number of cases and the days it covers.',
  items: [
    ['Held', 'The amount held as your case states it, once a case.'],
    ['Recovered', 'Money that came back and is entered in the case’s ledger. An offer does not count, however good.'],
    ['Closed', 'Resolved or closed. A case that its merchant canceled counts in no rate.'],
    ['Success', 'Closed, with money recovered. Any amount counts, so the average stands beside the rate.'],
    [
      'Success rate',
      'Successes divided by closed cases. Without closed cases there is no rate, and not a rate of zero.',
    ],
    ['Average recovery', 'What was recovered in successful cases, divided by their number.'],
    ['Days to close', 'The median from submission to closing, so that one long case does not move it.'],
  ],
} as const;
