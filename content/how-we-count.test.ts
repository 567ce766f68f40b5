import { expect, test } from 'vitest';
import { reportOf, type ReportFigures } from '../domain/reports/report.ts';
import * as claims from './claims.ts';
import { claimedByProcessor, claimedResults, ofCases } from './how-we-count.ts';

test('every result that a page claims is on the page that says how we count', () => {
  const said = claimedResults.rows.flatMap(({ figures }) => figures).join(' ');
  const results = [
    claims.homeClaims,
    claims.howItWorksClaims,
    claims.faqClaims,
    claims.aboutClaims,
    claims.blogClaims,
    claims.statsBlockClaims,
    claims.processorsIndexClaims,
  ].flatMap((each) => Object.entries<claims.Claim>(each));
  // Promises, and figures of others, are not results.
  const others = ['review', 'upfront', 'typicalHold', 'usualHold', 'chargebackWindow'];
  for (const [name, figure] of results.filter(([key]) => !others.includes(key)))
    expect(said, name).toContain(figure.value);
  const byProcessor = claimedByProcessor.rows.flatMap(({ cells }) => cells);
  for (const sets of [claims.processorPageClaims, claims.homeProcessorClaims])
    for (const { successRate, averageRecovery, timeline } of Object.values(sets))
      expect(byProcessor).toContain(`${successRate.value} · ${averageRecovery.value} · ${timeline.value}`);
});

test('the rules that the page states are those of the reports', () => {
  const says = Object.fromEntries(ofCases.items);
  const way = { cases: 0, median_days: null };
  const none = { analyzed: way, drafted: way, sent: way, delivered: way, answered: way, closed: way };
  const report = (success: ReportFigures['success'], median_days: number | null) =>
    reportOf({
      by_stage: null,
      by_processor: null,
      by_month: [],
      totals: { cases: 0, held_cents: 0, recovered_cents: 0, fee_due_cents: 0 },
      way: { ...none, whole: { cases: success.closed, median_days } },
      success,
    }).success;
  expect(says['Success rate']).toContain('Successes divided by closed cases');
  expect(report({ closed: 4, cancelled: 9, successful: 3, recovered_cents: 900 }, 31).rate).toBe(0.75);
  expect(says['Success rate']).toContain('Without closed cases there is no rate');
  expect(report({ closed: 0, cancelled: 9, successful: 0, recovered_cents: 0 }, null).rate).toBeNull();
  expect(says['Average recovery']).toContain('divided by their number');
  expect(report({ closed: 4, cancelled: 0, successful: 3, recovered_cents: 900 }, 31).average_recovery_cents).toBe(300);
  expect(says['Days to close']).toContain('The median from submission to closing');
  expect(report({ closed: 4, cancelled: 0, successful: 3, recovered_cents: 900 }, 31).median_days_to_close).toBe(31);
});
