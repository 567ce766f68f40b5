/**
 * Figures that a sentence of the public site states about a processor but that are no terms of its agreement: by file,
 * and by their kind. A figure that the agreement states does not belong here, since it is in a quote.
 */
export type OtherKind =
  /** One of our own claims or comparisons, labeled as ours on the page. */
  | 'ours'
  /** A card network's rule. */
  | 'network'
  /** A statute, a regulation, or their numbers. */
  | 'law'
  /** A decision: its sums, its citation. */
  | 'decision'
  /** What merchants or others report, labeled as a report. */
  | 'report'
  /** From a processor's own public page, labeled as no contract. */
  | 'published'
  /** From a contract of which only an excerpt was read, labeled as such. */
  | 'excerpt'
  /** From an invented case. */
  | 'example'
  /** From our advice: how much to keep, when to look. */
  | 'advice';

export const otherFigures: Readonly<Record<string, Partial<Record<OtherKind, readonly string[]>>>> = {
  'blog/chargeback-prevention-guide.md': {
    report: ['0.75', '90', '30'],
  },
  'blog/demand-letter-strategies.md': {
    published: ['complaints@stripe.com'],
    excerpt: ['14'],
  },
  'blog/legal-rights-frozen-funds.md': {
    law: ['3'],
  },
  'blog/paypal-holds-explained.md': {
    network: ['120', '540'],
    law: ['9'],
    decision: ['76994.40'],
    example: ['40000', '4000', '3', '12000', '4'],
    advice: ['181', '24', '12'],
  },
  'blog/processor-comparison-2025.md': {
    ours: ['90', '20', '60', '5'],
    law: ['3'],
    decision: ['13', '76994.40'],
    report: ['30', '120'],
    published: ['180', 'complaints@stripe.com', '35'],
    excerpt: ['3.3', '14'],
  },
  'blog/shopify-payments-holds.md': {
    ours: ['5', '60'],
    network: ['540'],
    report: ['120', '30', '90'],
    published: ['180'],
    example: ['3000', '25', '750', '22500', '45000', '90000', '20', '1200', '1.25', '600', '9', '1.5'],
    advice: ['24'],
  },
  'blog/square-account-recovery.md': {
    ours: ['10', '120'],
    network: ['540'],
    law: ['6250', '20000', '4', '1668', '5536'],
    report: ['90', '180'],
    excerpt: ['14'],
    example: ['9000', '31000', '12000', '6500', '3500', '5000', '4000', '12500', '18500', '1800'],
  },
  'blog/stripe-freezes-payouts.md': {
    ours: ['20'],
    network: ['540'],
    law: ['3.10', '210'],
    report: ['90', '120', '180', '0.75'],
    published: ['complaints@stripe.com', '35'],
    excerpt: ['3.3'],
    example: ['62000', '180000', '0.6', '6500', '1080', '5400', '12980', '13000', '49000'],
    advice: ['24'],
  },
  'blog/why-processors-freeze-funds.md': {
    report: ['0.75'],
    published: ['180'],
  },
  'comparison.ts': {
    ours: ['90', '20', '120', '10', '60', '5'],
  },
  'how-we-count.ts': {
    ours: [
      '89',
      '35000',
      '87',
      '42000',
      '21',
      '60',
      '91',
      '52000',
      '25',
      '40',
      '84',
      '28000',
      '30',
      '90',
      '20',
      '35',
      '82',
      '22000',
      '85',
      '31000',
    ],
  },
  'paypal/page.ts': {
    decision: ['13'],
  },
  'shopify/page.ts': {
    ours: ['60'],
    report: ['120'],
    published: ['180'],
  },
  'square/page.ts': {
    ours: ['120'],
    report: ['90', '180'],
    excerpt: ['14'],
  },
  'stripe/page.ts': {
    report: ['90', '120', '180', '0.75'],
    published: ['complaints@stripe.com', '21', '35', '49'],
    excerpt: ['3.3'],
  },
  'rights.ts': {
    law: ['3', '8106'],
  },
  'stories.ts': {
    example: ['31', '204', '9', '74', '46', '61', '58', '41', '63'],
  },
};
