// @proves claims
import { expect, test } from 'vitest';
import * as claims from './claims.ts';
import { blogCategories, articleSlugs } from './blog.ts';
import { homeSteps } from './home.ts';
import { site } from './site.ts';

const valuesOf = (rows: Record<string, claims.Claim>) =>
  Object.fromEntries(Object.entries(rows).map(([key, { value }]) => [key, value]));

// Copied from the spec (public-site.txt, sections 2, 3 and 9), so that no figure changes unnoticed.
test('every marketing figure is the spec’s', () => {
  expect(valuesOf(claims.homeClaims)).toEqual({
    averageRecovery: '$47,000',
    successRate: '87%',
    averageTimeline: '45 days',
    review: '48-hour',
  });
  expect(valuesOf(claims.statsBlockClaims)).toEqual({
    recovered: '$15.2M+',
    casesResolved: '850+',
    successRate: '94%',
    businessesHelped: '600+',
  });
  expect(valuesOf(claims.howItWorksClaims)).toEqual({
    averageTimeline: '30-90 days',
    successRate: '89%',
    upfront: '$0',
  });
  expect(valuesOf(claims.faqClaims)).toMatchObject({ averageTimeline: '30-90 days', successRate: '89%' });
  expect(valuesOf(claims.aboutClaims)).toEqual({
    successRate: '89%',
    recovered: '$50M+',
    cases: '2,500+',
    averageTimeline: '45 days',
  });
  expect(valuesOf(claims.blogClaims)).toEqual({
    successRate: '87%',
    averageRecovery: '$47,850',
    averageTimeline: '18 days',
    readers: '10,000+',
  });
  expect(valuesOf(claims.processorsIndexClaims)).toMatchObject({
    recovered: '$2.5M+',
    averageTimeline: '30-90 days',
    successRate: '87%',
    usualHold: '90-180 days',
    chargebackWindow: '180 days',
  });
  expect(homeSteps.map((step) => step.when.value)).toEqual(['5 minutes', '24-48 hours', '2-3 days', '10-45 days']);
  expect(valuesOf(claims.responseTimes)).toEqual({
    email: 'under 24 hours',
    phone: 'under 4 hours',
    caseReviews: '1-2 business days',
  });
  expect(valuesOf(claims.complaintTimes)).toEqual({
    acknowledgment: '24-48 hours',
    investigation: '5-10 business days',
    response: 'within 10 business days',
    followUp: '3-5 business days',
  });
  expect(claims.caseFilesKept).toBe('7 years');
  expect(site.copyrightYear).toBe(2024);
  expect(site.hours).toBe('Mon-Fri, 9 AM-6 PM EST');
});

test('both sets of figures by processor are the spec’s', () => {
  const row = ({
    successRate,
    averageRecovery,
    timeline,
  }: {
    successRate: claims.Claim;
    averageRecovery: claims.Claim;
    timeline: claims.Claim;
  }) => `${successRate.value} / ${averageRecovery.value} / ${timeline.value}`;
  expect(Object.entries(claims.processorPageClaims).map(([slug, claim]) => `${slug}: ${row(claim)}`)).toEqual([
    'paypal: 89% / $35,000 / 30-45 days',
    'stripe: 87% / $42,000 / 21-60 days',
    'shopify: 84% / $28,000 / 30-90 days',
    'square: 82% / $22,000 / 21-90 days',
    'legacy: 91% / $65,000 / 45-120 days',
  ]);
  expect(Object.entries(claims.homeProcessorClaims).map(([slug, claim]) => `${slug}: ${row(claim)}`)).toEqual([
    'paypal-holds: 89% / $35,000 / 30-45 days',
    'stripe-reserve: 91% / $52,000 / 25-40 days',
    'shopify-payments-hold: 87% / $28,000 / 20-35 days',
    'square-hold: 85% / $31,000 / 25-40 days',
    'legacy-acquirer-holds: 82% / $67,000 / 45-60 days',
  ]);
});

test('the blog has the spec’s ten articles and five categories', () => {
  expect(articleSlugs).toEqual([
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
  ]);
  expect(blogCategories.map((category) => category.name)).toEqual([
    'Industry Insights',
    'Processor Guides',
    'Legal Strategies',
    'Risk Management',
    'Business Strategy',
  ]);
});
