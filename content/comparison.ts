import { brandOf, processors } from '../domain/processors.ts';
import { capitalized, firstStepOf, forumOf, versionRead } from '../knowledge/processors/agreement-words.ts';
import { pages } from '../knowledge/processors/folders.ts';
import type { OwnPage } from '../knowledge/processors/page.ts';
import { where } from './marks.ts';
import { inWords } from './processors/in-words.ts';

const own: Partial<Record<string, OwnPage>> = pages;
const ownPages = processors.flatMap((key) => {
  const [name, page] = [brandOf(key), own[key]];
  return name && page ? [{ name, to: `/processors/${key}`, page }] : [];
});

/**
 * The four processors compared, with the comparison page's figures, which are samples of the specification and no
 * contract terms.
 */
export const comparisonRows = ownPages.flatMap(({ name, to, page: { estimates } }) =>
  estimates ? [{ name, to, ...estimates, averageHoldTime: `${estimates.averageHoldDays} days` }] : [],
);

/** What the agreements themselves state, if anything; the sources are on each processor's page. */
export const contractRows = ownPages.map(({ name, to, page: { terms, agreement, unread } }) => ({
  name,
  to,
  ...terms,
  ...(agreement
    ? { claim: `${firstStepOf(agreement)}; then ${forumOf(agreement)}`, text: versionRead(agreement) }
    : { claim: unread.claim, text: unread.text }),
}));

export const comparisonTexts = {
  title: 'Processor comparison',
  pageTitle: 'Processor comparison: holds, reserves, appeals',
  summary: where(
    'demo',
    'PayPal, Stripe, Square and Shopify compared: hold risk, average hold time, reserve policy and appeal process, and what their contracts really say.',
    'What the contracts of payment processors really say: stated days of a hold, the size of a reserve, the standard for keeping it, and the way of a claim.',
  ),
  lead: where(
    'demo',
    `Four processors in our figures, and then ${inWords(contractRows.length)} in the words of their contracts. The two do not say the same thing, and only the second can go into a letter.`,
    `${capitalized(inWords(contractRows.length))} processors in the words of their contracts, which are what can go into a letter.`,
  ),
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
    caption: `Stated days, stated reserve, standard and procedure in ${inWords(contractRows.length)} agreements`,
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
