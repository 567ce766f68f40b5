// @proves processor-texts
import { describe, expect, it } from 'vitest';
import { authorities } from '../knowledge/load.ts';
import { processorPage, processors, type Processor } from '../domain/processors.ts';
import { quotesOf, type Agreement } from '../knowledge/processors/agreement.ts';
import { paymentAgreements, profiles } from '../knowledge/processors/profiles.ts';
import { quotations } from '../knowledge/terms.ts';
import { articleSlugs } from './blog.ts';
import { processorPageClaims, processorsIndexClaims } from './claims.ts';
import { versionRead, wordsOf } from '../knowledge/processors/agreement-words.ts';
import { pages as ownPages } from '../knowledge/processors/folders.ts';
import type { OwnPage } from '../knowledge/processors/page.ts';
import { comparisonRows, contractRows } from './comparison.ts';
import { measuredSlugs, pageOf, processorSlugs, readNames, readSlugs } from './processors.ts';
import { comparisonTimeline } from './processors/comparison-timeline.ts';
import { feeLines } from './processors/fee.ts';
import { indexTexts } from './processors/index-page.ts';

/** The agreement that a processor's page is about. */
const read: Partial<Record<Processor, Agreement>> = Object.fromEntries(
  Object.entries<OwnPage>(ownPages).flatMap(([key, { agreement }]) => (agreement ? [[key, agreement]] : [])),
);

const pages = processorSlugs.map((slug) => ({ slug, page: pageOf(slug) }));

/** Spec public-site.txt, section 9: processor pages and index. */
const spec = {
  paypal: ['89%', '$35,000', '30-45 days'],
  stripe: ['87%', '$42,000', '21-60 days'],
  shopify: ['84%', '$28,000', '30-90 days'],
  square: ['82%', '$22,000', '21-90 days'],
  legacy: ['91%', '$65,000', '45-120 days'],
} as const;

describe.each(pages)('the page of $slug', ({ slug, page }) => {
  it('has its URLs and a complete entry on the index', () => {
    expect(page.path).toBe(`/processors/${slug}`);
    expect(page.apply).toBe(`/apply?processor=${slug}`);
    for (const text of [
      page.name,
      page.title,
      page.lead,
      page.index.description,
      page.index.link,
      page.closing.title,
      page.closing.text,
    ])
      expect(text).not.toBe('');
    expect(page.index.commonIssues.length).toBeGreaterThanOrEqual(3);
  });

  it('has a title and description short enough for search engines', () => {
    expect(page.title.length).toBeLessThanOrEqual(51);
    expect(page.summary.length).toBeGreaterThanOrEqual(70);
    expect(page.summary.length).toBeLessThanOrEqual(160);
  });

  it('has text, triggers, three steps and documents', () => {
    expect(page.why.length).toBeGreaterThanOrEqual(2);
    expect(page.triggers.length).toBeGreaterThanOrEqual(6);
    expect(page.help.steps).toHaveLength(3);
    expect(page.help.documents.length).toBeGreaterThanOrEqual(3);
  });

  it('has three questions, or for PayPal two kinds of hold instead', () => {
    expect(page.faq).toHaveLength(slug === 'paypal' ? 0 : 3);
    expect(page.holdTypes?.types.map((type) => type.title)).toEqual(
      slug === 'paypal' ? ['21-day rolling holds', '180-day account limitations'] : undefined,
    );
  });

  it('cites two to four dated sources, each in the knowledge, and an existing article', () => {
    expect(page.contract.points.length).toBeGreaterThanOrEqual(2);
    expect(page.contract.points.length).toBeLessThanOrEqual(4);
    for (const point of page.contract.points) {
      expect(point.source).not.toBe('');
      expect(point.version).not.toBe('');
      if (point.authority === null) continue;
      const found = authorities.get(point.authority);
      expect(found, point.authority).toBeDefined();
      expect(found?.do_not_cite).toBe(false);
    }
    expect(articleSlugs.map((article) => `/blog/${article}`)).toContain(page.contract.article.to);
  });

  it('has a timeline in chronological order with a source for each row', () => {
    for (const row of page.timeline.rows) {
      expect(row.source).not.toBe('');
      if (row.kind !== 'bar') continue;
      row.spans.forEach((span, index) => {
        expect(span.to).toBeGreaterThan(span.from);
        expect(span.from).toBe(index === 0 ? 0 : row.spans[index - 1]?.to);
      });
    }
    expect(page.timeline.rows.filter((row) => row.kind === 'exposure')).toHaveLength(1);
    const days = page.timeline.rows.flatMap((row) => (row.kind === 'mark' ? [row.day] : []));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('quotes only agreement text that the knowledge contains', () => {
    const words = JSON.stringify([
      page.why,
      page.help,
      page.contract.points.map((point) => point.text),
      page.faq,
      page.holdTypes ?? null,
    ]);
    const known = quotations
      .filter((each) => each.processors.some((processor) => processor === slug))
      .map((each) => each.words.toLowerCase());
    const quoted = [...words.matchAll(/“([^”]+)”/g)].map((match) =>
      (match[1] ?? '').toLowerCase().replace(/[.,]$/, ''),
    );
    for (const quote of quoted)
      expect(
        [...known, 'my money'].some((each) => each.includes(quote)),
        quote,
      ).toBe(true);
  });
});

describe.each(measuredSlugs)('the figures of %s', (slug) => {
  it('are the spec’s', () => {
    const { successRate, averageRecovery, timeline } = processorPageClaims[slug];
    expect([successRate, averageRecovery, timeline].map(({ value }) => value)).toEqual(spec[slug]);
  });
});

describe('the processors together', () => {
  it('claim figures for the spec’s five alone', () => {
    expect(Object.keys(processorPageClaims)).toEqual([...measuredSlugs]);
    expect([...measuredSlugs, ...readSlugs]).toEqual([...processorSlugs]);
  });

  it.each(processors.flatMap((key) => (read[key] ? [[key, read[key]] as const] : [])))(
    'show only what the newest version of %s says, with the day on which it was read',
    (key, agreement) => {
      expect(agreement).toBe(profiles[key].agreements[0]);
      const known = quotesOf(agreement).map(({ quote }) => quote);
      for (const { label, says, quote, anchor } of wordsOf(agreement)) {
        expect(known, label).toContain(quote);
        expect(`${says}${anchor}`, label).toMatch(/\S/);
      }
      expect(versionRead(agreement)).toMatch(/read on November \d+, 2026$/);
    },
  );

  it('are those that the list of processors leads to, and a page of terms that were read shows them', () => {
    expect([...new Set(processors.map(processorPage))].toSorted()).toEqual(
      pages.map(({ page }) => page.path).toSorted(),
    );
    for (const key of processors)
      if (key in ownPages && paymentAgreements(profiles[key]).length > 0) expect(read[key], key).toBeDefined();
  });

  it('share no trigger, and each has some', () => {
    const all = pages.flatMap(({ page }) => page.triggers.map((trigger) => trigger.toLowerCase()));
    expect(new Set(all).size).toBe(all.length);
  });

  it('share no question', () => {
    const all = pages.flatMap(({ page }) => page.faq.map((item) => item.question));
    expect(new Set(all).size).toBe(all.length);
  });

  it('show the spec’s totals, with an average success rate that matches the five', () => {
    expect(processorsIndexClaims).toMatchObject({
      recovered: { value: '$2.5M+' },
      averageTimeline: { value: '30-90 days' },
      usualHold: { value: '90-180 days' },
      chargebackWindow: { value: '180 days' },
    });
    const rates = measuredSlugs.map((slug) => Number.parseInt(processorPageClaims[slug].successRate.value, 10));
    expect(processorsIndexClaims.successRate.value).toBe(
      `${Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length)}%`,
    );
  });

  it('are all in the table of addresses and forums, Square with its usable address', () => {
    expect(indexTexts.rows.map((row) => row.slug)).toEqual([...processorSlugs]);
    const address = profiles.square.legal_notice_address;
    expect(address.usable_for_mailing).toBe(true);
    expect(JSON.stringify(indexTexts.rows)).toContain(address.text);
    expect(JSON.stringify(pageOf('square').help)).toContain(address.text);
  });

  it('state the fee as on the pricing page', () => {
    expect(feeLines[0]).toBe(
      'Success fee: 20% of what is recovered where up to $50,000 is held, 18% from $50,000 to $250,000, 15% above $250,000.',
    );
  });
});

describe('the comparison', () => {
  it('has the spec’s four rows', () => {
    expect(
      comparisonRows.map(({ name, holdRisk, averageHoldTime, reservePolicy, appealProcess }) => [
        name,
        holdRisk,
        averageHoldTime,
        reservePolicy,
        appealProcess,
      ]),
    ).toEqual([
      ['PayPal', 'High', '180 days', 'Up to 30%', 'Limited'],
      ['Stripe', 'Medium', '90 days', '5-20%', 'Standard'],
      ['Square', 'Medium', '120 days', '10-25%', 'Good'],
      ['Shopify', 'Low', '60 days', '5-15%', 'Good'],
    ]);
  });

  it('has a contract row for each processor, and draws the same averages', () => {
    expect(contractRows.map((row) => row.name)).toEqual([...comparisonRows.map((row) => row.name), ...readNames]);
    const bars = comparisonTimeline.rows.flatMap((row) => (row.kind === 'bar' ? [row.spans[0]?.to] : []));
    expect(bars).toEqual(comparisonRows.map((row) => row.averageHoldDays));
  });
});
