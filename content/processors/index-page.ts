import { processorsIndexClaims } from '../claims.ts';
import { capitalized, firstStepOf, forumOf, placeOf } from '../../knowledge/processors/agreement-words.ts';
import { pages } from '../../knowledge/processors/folders.ts';
import type { OwnPage } from '../../knowledge/processors/page.ts';
import { processorSlugs, readNames, readSlugs, type ProcessorSlug } from '../processors.ts';
import { valueMark, where } from '../marks.ts';
import { inWords, listed } from './in-words.ts';

const { recovered, averageTimeline, successRate, usualHold } = processorsIndexClaims;

/** Where notice goes, what must come first, and who decides: from the agreement itself where one was read. */
function cellsOf(slug: ProcessorSlug): readonly string[] {
  if (slug === 'legacy')
    return [
      'The notice clause: processor, sponsor bank, registered agent',
      'As agreed; often written objection to a statement within 30 to 90 days',
      'Court or arbitration, as agreed',
    ];
  const { agreement, unread }: OwnPage = pages[slug];
  return agreement
    ? [placeOf(agreement) ?? 'As the agreement says', firstStepOf(agreement), forumOf(agreement)]
    : unread.notice;
}

/** Text of /processors around the entries. */
export const indexTexts = {
  title: 'Processors',
  pageTitle: 'Processors: PayPal, Stripe, Shopify, Square, acquirers',
  summary: `Held payouts at ${listed(['PayPal', 'Stripe', 'Shopify Payments', 'Square', 'acquirers', ...readNames])}: common issues, and what each contract asks of a letter.`,
  lead: `${where(usualHold.name, `Processors typically hold ${valueMark(usualHold.name, usualHold.value)}. `)}Why, how much and what you can do about it depends on which contract you accepted, so each has a page of its own.`,
  figures: [recovered, averageTimeline, successRate],
  entriesTitle: 'The five',
  readTitle: `${capitalized(inWords(readSlugs.length))} more, by their agreements`,
  readAside: `We have read these agreements${where('demo', ' and claim no figures for them yet')}.`,
  issuesTitle: 'Common issues',
  expertiseTitle: 'Why processor-specific expertise matters',
  expertise: [
    'A demand letter asks a company to do what its contract requires. Each contract names another address, another procedure and another forum, and a letter that misses one of them can be set aside without an answer to its substance.',
    'Square’s terms show how exact this can be. A notice signed by counsel and not by the seller does not count, however good its argument; one signed by the seller and mailed to the named address starts a period of talks, and the claim has to be made within a year. PayPal’s agreement asks for a signed Notice of Dispute form by certified mail, and a court has made an account holder who sued first pay part of PayPal’s costs. At Stripe the section numbers have moved between versions, and quoting the wrong one invites the reply that no such term exists.',
    'The argument differs too. With PayPal it can start from a stated number of days. With Square it starts from the word “reasonably.” With Stripe it cannot start from ownership, because the terms deny it. With an acquirer it starts from the paper you signed.',
  ],
  tableCaption: 'Where a notice goes, what must come first, and who decides, in the newest version that we have read',
  columns: ['Processor', 'Where notice goes', 'What must come first', 'Who decides'],
  rows: processorSlugs.map((slug) => ({ slug, cells: cellsOf(slug) })),
  tableNote: 'Terms change. Address, form and period are taken from the text in force on the day of mailing.',
  comparison: {
    to: '/processor-comparison',
    label: `Processor comparison: ${where('demo', 'hold risk, hold time, reserve and appeal', 'days, reserves, steps and forum by the contracts')}`,
  },
  closing: {
    title: 'Whichever processor it is',
    text: 'Tell us what was held and add the notice; the contract is our part. The review is free, and nothing is sent before an attorney has approved it.',
  },
} as const;

/** Headings and labels shared by the detail pages. */
export const pageTexts = {
  above: { to: '/processors', label: 'Processors' },
  why: 'Why they freeze funds',
  triggers: 'Common triggers',
  holdTypes: 'Two kinds of hold',
  contract: 'What the contract really says',
  words: 'In its own words',
  wordsNote: 'Terms change: the version in force is read again on the day of sending.',
  timeline: 'How a hold runs',
  help: 'How we help',
  helpAside: [`${where('ai', 'AI drafts.', 'Software drafts.')} A licensed attorney reviews and signs.`],
  now: {
    title: 'What to do now',
    keep: 'Keep the notice: a photo or a PDF, with the day on which it came. The day counts, and so do its words.',
    save: { text: 'Download your records while you can still sign in.', link: 'Which ones, and where' },
    ready: 'Have ready:',
  },
  faq: 'Questions',
  other: 'Other processors',
  pricing: { to: '/pricing', label: 'Fee tiers and what is included' },
  comparison: { to: '/processor-comparison', label: 'Processor comparison' },
} as const;
