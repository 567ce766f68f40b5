/** The blog's categories in sidebar order; the articles are `blog/*.md`. */
export const blogCategories = [
  {
    slug: 'industry-insights',
    name: 'Industry Insights',
    description:
      'How processors, sponsor banks and card networks decide about a hold, and how their agreements differ.',
  },
  {
    slug: 'processor-guides',
    name: 'Processor Guides',
    description:
      'PayPal, Stripe, Square and Shopify Payments, one at a time: the notice, the agreement, the procedure, the evidence.',
  },
  {
    slug: 'legal-strategies',
    name: 'Legal Strategies',
    description:
      'What a demand letter can rest on, what the law gives a merchant and what it does not, with dated authorities.',
  },
  {
    slug: 'risk-management',
    name: 'Risk Management',
    description:
      'Operations that keep disputes down and leave the proof that a processor asks for when it reviews an account.',
  },
  {
    slug: 'business-strategy',
    name: 'Business Strategy',
    description:
      'Keeping a business paid, honest and solvent while its payouts are held: cash, suppliers, refunds and new accounts.',
  },
] as const;

/** The articles in index order; the first is featured. */
export const articleSlugs = [
  'why-processors-freeze-funds',
  'stripe-freezes-payouts',
  'paypal-holds-explained',
  'square-account-recovery',
  'chargeback-prevention-guide',
  'demand-letter-strategies',
  'processor-comparison-2025',
  'shopify-payments-holds',
  'legal-rights-frozen-funds',
  'emergency-cash-flow',
] as const;

export const blogTexts = {
  index: {
    title: 'The blog: what the contracts say',
    description:
      'Ten dated articles on payment holds: why processors freeze funds, what each agreement allows, which evidence decides, and what to do meanwhile.',
    lead: 'Ten long articles on frozen payouts. Each one is dated, names its sources, and says where a right ends.',
  },
  /** The button below an article, as worded in the spec. */
  reviewLabel: 'Get Free Case Review',
} as const;
