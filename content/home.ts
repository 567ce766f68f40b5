/** Text of the home page; its claimed figures are in `claims.ts`, its fee schedule in `fees.ts`. */
import { homeProcessorClaims, homeStepTimes } from './claims.ts';
import { valueMark, where } from './marks.ts';

const { submit, draft, letter, negotiation, answer } = homeStepTimes;
const aiDrafts = where('ai', 'AI drafts.', 'Software drafts.');

export const homeMeta = {
  title: 'demand letters for frozen merchant payouts',
  description: `For merchants whose payment processor froze, held or reserved their payouts. ${aiDrafts} A licensed attorney reviews and signs. A success fee only.`,
};

export const hero = {
  title: 'Your processor is holding your money. We write the letter that asks for it back.',
  lead: [
    `For merchants in the United States whose payouts were frozen, held or reserved. You tell us what happened and add your documents. ${aiDrafts} A licensed attorney reviews and signs. The letter goes out by certified mail and secure email, and we negotiate the release.`,
    'There is no upfront cost. A success fee falls due only when money comes back.',
  ],
  badges: ['Attorney-Reviewed', where('ai', 'AI-Powered', 'Drafted by Rules'), 'No Upfront Cost', 'Merchant-Focused'],
} as const;

/** Around the letter beside the hero: the sample of `sample-letter.ts`, its first lines, and the life of its hold. */
export const heroLetter = {
  label: 'First page of a sample demand letter, with notes that say where its facts come from',
  notes: [
    'Typed by the merchant; its parts add up to the cent',
    'The uploaded notice, Exhibit A',
    'The answers under Business Info',
  ],
  card: { title: 'Certified mail', text: 'Return receipt requested' },
  hold: { from: 'Hold begins', window: 'Last dispute window', to: 'Letter, day 245', days: 245, windowDays: 126 },
  caption: 'A sample. Merchant, firm, processor and numbers are invented; the rules are real.',
  link: 'Read it with its notes',
} as const;

export const letterSection = {
  title: 'What your processor receives',
  text: 'A letter that its legal department can check. Every amount, date and name comes from your application or an upload; every rule comes from a dated library.',
  notes: 'The notes say which.',
  templates: { to: '/template-letter', label: 'Letters that you can send yourself, with brackets to fill in' },
  open: 'Read the sample letter, with its notes',
};

type HomeProcessor = {
  /** The value of /apply?processor= and the key of its claims. */
  slug: keyof typeof homeProcessorClaims;
  page: string;
  name: string;
  /** "Start a … case". */
  kind: string;
  /** The basis of its holds, as far as `knowledge/` has one. */
  about: string;
};

/** The home page's four steps with its own timelines (spec application.txt, section 9). */
export const homeSteps = [
  {
    title: 'Submit your case',
    when: submit,
    what: 'Tell us about the hold and add the notice and your statements.',
  },
  {
    title: `${where('ai', 'AI', 'Software')} drafts, an attorney reviews`,
    when: draft,
    what: 'A licensed attorney reads the draft beside your documents, edits it and signs it.',
  },
  {
    title: 'The demand letter goes out',
    when: letter,
    what: 'By certified mail and secure email, to the address the processor’s own terms name for notices.',
  },
  {
    title: 'Negotiation',
    when: negotiation,
    what: `${where(answer.name, `Processors typically reply in ${valueMark(answer.name, answer.value)}. `)}We follow up and tell you of every answer.`,
  },
] as const;

export const processorsSection = {
  title: 'Processors',
  text: 'Each processor holds money under its own terms, and each asks for a dispute in its own way.',
  start: (kind: string) => `Start a ${kind} case`,
};

export const homeProcessors: readonly HomeProcessor[] = [
  {
    slug: 'paypal-holds',
    page: '/processors/paypal',
    name: 'PayPal',
    kind: 'PayPal',
    about:
      'Its US agreement, in its versions of 2025 and 2026: risk holds of generally up to 21 days, and up to 180 days after a limitation.',
  },
  {
    slug: 'stripe-reserve',
    page: '/processors/stripe',
    name: 'Stripe',
    kind: 'Stripe',
    about: 'Payout pauses, and reserves that are set by a notice stating their terms.',
  },
  {
    slug: 'shopify-payments-hold',
    page: '/processors/shopify',
    name: 'Shopify Payments',
    kind: 'Shopify Payments',
    about: 'Payouts on hold, and reserves that its help pages call temporary and for a stated period.',
  },
  {
    slug: 'square-hold',
    page: '/processors/square',
    name: 'Square',
    kind: 'Square',
    about:
      'Suspended payouts and reserves. Its general terms (December 2023) ask for a notice that the seller signs in person.',
  },
  {
    slug: 'legacy-acquirer-holds',
    page: '/processors/legacy',
    name: 'Legacy acquirers',
    kind: 'legacy acquirer',
    about: 'Merchant accounts at a bank or its processor. The signed agreement says what may be kept.',
  },
];

export const stepsSection = { title: 'How it works', link: 'The process in five steps, in full' };

export const pricingSection = {
  title: 'Pricing',
  columns: ['Amount held', 'Success fee'],
  note: 'The pricing page shows a second schedule. The fee of a case is the lower of the two, and it is fixed when you submit.',
  link: 'See both schedules and work out your fee',
} as const;

export const statsSection = {
  title: 'Results',
  text: `${where('demo', 'Success rates differ from page to page of this site. None of them', 'None of these figures')} is a forecast for your case: that depends on your agreement and your documents.`,
};

export const homeClosing = {
  title: 'Your own case, read by a person',
  text: 'Tell us what was held and add the notice. The review is free, and nothing is sent before an attorney has approved it.',
};
