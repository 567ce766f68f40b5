/**
 * Every figure that the public site claims, a row each, and the page that shows it (spec public-site.txt, section 9).
 * Pages differ on purpose: each has its own figures. The specification's are samples: a demo shows them, and any other
 * installation shows what its CLAIMS measured in their place, or nothing. `pastResults` is shown beside each of them.
 */
export const pastResults = 'Past results do not guarantee an outcome.';

/** What stands behind a measured figure: of how many, from which day to which, and where that can be looked up. */
export type Basis = { n: number; from: string; to: string; source: string };

/** A figure. `kept`: the rule of this program that makes it true in every installation, by its file. */
export type Claim = { name: string; page: string; label: string; value: string } & (
  | { sample: true }
  | { kept: string }
);

/** Where a person or case comes from: invented, or real, with where the proof of it (a permission, a bar record) is kept. */
export type Origin = { sample: true } | { sample: false; source: string };

const rows: Claim[] = [];
type Row = readonly [label: string, value: string, kept?: string];

/** The claims of a page, by key; `group` begins their names. */
function claimsOf<Key extends string>(group: string, page: string, figures: Record<Key, Row>): Record<Key, Claim>;
function claimsOf(group: string, page: string, figures: Record<string, Row>): Record<string, Claim> {
  const claims = Object.entries(figures).map(([key, [label, value, kept]]): [string, Claim] => {
    const row = { name: `${group}.${key}`, page, label, value };
    return [key, kept === undefined ? { ...row, sample: true } : { ...row, kept }];
  });
  rows.push(...claims.map(([, claim]) => claim));
  return Object.fromEntries(claims);
}

/** The days that the program promises, shows to the merchant, and says that it missed. */
const promised = 'domain/calendar/promises.ts';

export const homeClaims = claimsOf('home', '/', {
  averageRecovery: ['Average recovery', '$47,000'],
  successRate: ['Success rate', '87%'],
  averageTimeline: ['Average timeline', '45 days'],
  review: ['Review', '48-hour', promised],
});
export const howItWorksClaims = claimsOf('how-it-works', '/how-it-works', {
  averageTimeline: ['Average timeline', '30-90 days'],
  successRate: ['Success (recovery rate)', '89%'],
  upfront: ['Upfront', '$0', 'domain/money/fee.ts'],
});
export const faqClaims = claimsOf('faq', '/faq', {
  averageTimeline: ['Average timeline', '30-90 days'],
  successRate: ['Success rate', '89%'],
  typicalHold: ['Usual hold by processors', '90-180 days'],
});
export const aboutClaims = claimsOf('about', '/about', {
  successRate: ['Success rate', '89%'],
  recovered: ['Recovered', '$50M+'],
  cases: ['Cases', '2,500+'],
  averageTimeline: ['Average timeline', '45 days'],
});
export const blogClaims = claimsOf('blog', '/blog', {
  successRate: ['Success rate', '87%'],
  averageRecovery: ['Average recovery', '$47,850'],
  averageTimeline: ['Average timeline', '18 days'],
  readers: ['Readers of the newsletter', '10,000+'],
});
export const statsBlockClaims = claimsOf('stats', '/success-stories', {
  recovered: ['Recovered', '$15.2M+'],
  casesResolved: ['Cases resolved', '850+'],
  successRate: ['Success rate', '94%'],
  businessesHelped: ['Businesses helped', '600+'],
});
/** `successRate` is the average across processors; `usualHold` is how long processors typically hold. */
export const processorsIndexClaims = claimsOf('processors', '/processors', {
  recovered: ['Recovered', '$2.5M+'],
  averageTimeline: ['Average timeline', '30-90 days'],
  successRate: ['Average success rate across processors', '87%'],
  usualHold: ['Usual hold by processors', '90-180 days'],
  chargebackWindow: ['Chargeback window that processors speak of', '180 days'],
});

type ByProcessor = Record<'successRate' | 'averageRecovery' | 'timeline', Claim>;

const ofProcessor = (group: string, page: string, values: readonly [string, string, string]): ByProcessor =>
  claimsOf(group, page, {
    successRate: ['Success rate', values[0]],
    averageRecovery: ['Average recovery', values[1]],
    timeline: ['Timeline', values[2]],
  });
const onItsPage = (slug: string, ...values: [string, string, string]) =>
  ofProcessor(`processors.${slug}`, `/processors/${slug}`, values);
const onHome = (slug: string, ...values: [string, string, string]) => ofProcessor(`home.${slug}`, '/', values);

/** On the processor's page and in its entry on the index. */
export const processorPageClaims = {
  paypal: onItsPage('paypal', '89%', '$35,000', '30-45 days'),
  stripe: onItsPage('stripe', '87%', '$42,000', '21-60 days'),
  shopify: onItsPage('shopify', '84%', '$28,000', '30-90 days'),
  square: onItsPage('square', '82%', '$22,000', '21-90 days'),
  legacy: onItsPage('legacy', '91%', '$65,000', '45-120 days'),
};

export const homeProcessorClaims = {
  'paypal-holds': onHome('paypal-holds', '89%', '$35,000', '30-45 days'),
  'stripe-reserve': onHome('stripe-reserve', '91%', '$52,000', '25-40 days'),
  'shopify-payments-hold': onHome('shopify-payments-hold', '87%', '$28,000', '20-35 days'),
  'square-hold': onHome('square-hold', '85%', '$31,000', '25-40 days'),
  'legacy-acquirer-holds': onHome('legacy-acquirer-holds', '82%', '$67,000', '45-60 days'),
};

/** How long the steps of the home page take (spec application.txt, section 9); `answer`: what processors need for one. */
export const homeStepTimes = claimsOf('home.step', '/', {
  submit: ['Submit your case', '5 minutes'],
  draft: ['Draft and review', '24-48 hours', promised],
  letter: ['Demand letter', '2-3 days', promised],
  negotiation: ['Negotiation', '10-45 days'],
  answer: ['Processors typically reply in', '10-30 days'],
});

/** How long the steps of /how-it-works take, which the FAQ repeats. */
export const processTimes = claimsOf('how-it-works.step', '/how-it-works', {
  intake: ['Intake and Document Upload', '5 minutes'],
  draft: ['Demand package', '24-48 hours', promised],
  review: ['Attorney review and sending', '1-2 business days', promised],
  negotiation: ['Negotiation and Follow-up', '2-8 weeks'],
});

/** /contact: response times. */
export const responseTimes = claimsOf('contact', '/contact', {
  email: ['Email', 'under 24 hours', 'domain/cases/work.ts'],
  phone: ['Phone', 'under 4 hours'],
  caseReviews: ['Case reviews', '1-2 business days', promised],
});
/** /complaints: the timeline of a complaint. */
export const complaintTimes = claimsOf('complaints', '/complaints', {
  acknowledgment: ['Acknowledgment', '24-48 hours'],
  investigation: ['Investigation', '5-10 business days'],
  response: ['Written response', 'within 10 business days'],
  followUp: ['Follow-up', '3-5 business days'],
});
/** /privacy and /about: how long a case file is typically retained after closure. */
export const caseFilesKept = '7 years';

/** Every row there is. */
export const claims: readonly Claim[] = rows;
