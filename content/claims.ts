/**
 * Every marketing figure and the page that shows it (spec public-site.txt, section 9). Pages differ on purpose: each
 * has its own figures. `pastResults` is shown beside each of them.
 */
export const pastResults = 'Past results do not guarantee an outcome.';

export const homeClaims = {
  averageRecovery: '$47,000',
  successRate: '87%',
  averageTimeline: '45 days',
  review: '48-hour',
} as const;
export const howItWorksClaims = { averageTimeline: '30-90 days', successRate: '89%', upfront: '$0' } as const;
export const faqClaims = { averageTimeline: '30-90 days', successRate: '89%', typicalHold: '90-180 days' } as const;
export const aboutClaims = {
  successRate: '89%',
  recovered: '$50M+',
  cases: '2,500+',
  averageTimeline: '45 days',
} as const;
export const blogClaims = {
  successRate: '87%',
  averageRecovery: '$47,850',
  averageTimeline: '18 days',
  readers: '10,000+',
} as const;
export const statsBlockClaims = {
  recovered: '$15.2M+',
  casesResolved: '850+',
  successRate: '94%',
  businessesHelped: '600+',
} as const;
/** `successRate` is the average across processors; `usualHold` is how long processors typically hold. */
export const processorsIndexClaims = {
  recovered: '$2.5M+',
  averageTimeline: '30-90 days',
  successRate: '87%',
  usualHold: '90-180 days',
  chargebackWindow: '180 days',
} as const;

type ProcessorClaim = { successRate: string; averageRecovery: string; timeline: string };

export const processorPageClaims: Record<'paypal' | 'stripe' | 'shopify' | 'square' | 'legacy', ProcessorClaim> = {
  paypal: { successRate: '89%', averageRecovery: '$35,000', timeline: '30-45 days' },
  stripe: { successRate: '87%', averageRecovery: '$42,000', timeline: '21-60 days' },
  shopify: { successRate: '84%', averageRecovery: '$28,000', timeline: '30-90 days' },
  square: { successRate: '82%', averageRecovery: '$22,000', timeline: '21-90 days' },
  legacy: { successRate: '91%', averageRecovery: '$65,000', timeline: '45-120 days' },
};

export const homeProcessorClaims: Record<
  'paypal-holds' | 'stripe-reserve' | 'shopify-payments-hold' | 'square-hold' | 'legacy-acquirer-holds',
  ProcessorClaim
> = {
  'paypal-holds': { successRate: '89%', averageRecovery: '$35,000', timeline: '30-45 days' },
  'stripe-reserve': { successRate: '91%', averageRecovery: '$52,000', timeline: '25-40 days' },
  'shopify-payments-hold': { successRate: '87%', averageRecovery: '$28,000', timeline: '20-35 days' },
  'square-hold': { successRate: '85%', averageRecovery: '$31,000', timeline: '25-40 days' },
  'legacy-acquirer-holds': { successRate: '82%', averageRecovery: '$67,000', timeline: '45-60 days' },
};

/** The home page's four steps with its own timelines (spec application.txt, section 9). */
export const homeSteps = [
  {
    title: 'Submit your case',
    when: '5 minutes',
    what: 'Tell us about the hold and add the notice and your statements.',
  },
  {
    title: 'AI drafts, an attorney reviews',
    when: '24-48 hours',
    what: 'A licensed attorney reads the draft beside your documents, edits it and signs it.',
  },
  {
    title: 'The demand letter goes out',
    when: '2-3 days',
    what: 'By certified mail and secure email, to the address the processor’s own terms name for notices.',
  },
  {
    title: 'Negotiation',
    when: '10-45 days',
    what: 'Processors typically reply in 10-30 days. We follow up and tell you of every answer.',
  },
] as const;

/** /contact: response times. */
export const responseTimes = {
  email: 'under 24 hours',
  phone: 'under 4 hours',
  caseReviews: '1-2 business days',
} as const;
/** /complaints: the timeline of a complaint. */
export const complaintTimes = {
  acknowledgment: '24-48 hours',
  investigation: '5-10 business days',
  response: 'within 10 business days',
  followUp: '3-5 business days',
} as const;
/** /privacy and /about: how long a case file is typically retained after closure. */
export const caseFilesKept = '7 years';
