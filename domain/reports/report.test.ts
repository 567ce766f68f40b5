import { expect, test } from 'vitest';
import { processors } from '../processors.ts';
import { reportOf, type ReportFigures } from './report.ts';
import { stages } from '../cases/stage.ts';

const way = { cases: 0, median_days: null };
const empty: ReportFigures = {
  by_stage: null,
  by_processor: null,
  by_month: [],
  totals: { cases: 0, held_cents: 0, recovered_cents: 0, fee_due_cents: 0 },
  way: { analyzed: way, drafted: way, sent: way, delivered: way, answered: way, closed: way, whole: way },
  success: { closed: 0, cancelled: 0, successful: 0, recovered_cents: 0 },
};

test('a report without cases lists every stage and processor and states no rate', () => {
  const report = reportOf(empty);
  expect(report.by_stage.map(({ stage, cases }) => [stage, cases])).toEqual(stages.map((stage) => [stage, 0]));
  expect(report.by_processor.map(({ processor, success_rate }) => [processor, success_rate])).toEqual(
    processors.map((processor) => [processor, null]),
  );
  expect(report.success).toEqual({
    closed: 0,
    cancelled: 0,
    successful: 0,
    rate: null,
    median_days_to_close: null,
    average_recovery_cents: null,
  });
});

test('closed cases without recoveries give a rate of zero and no average', () => {
  const { success } = reportOf({ ...empty, success: { closed: 4, cancelled: 1, successful: 0, recovered_cents: 0 } });
  expect(success).toMatchObject({ rate: 0, average_recovery_cents: null });
});

test('rates cover closed cases, and the average covers successful ones', () => {
  const report = reportOf({
    ...empty,
    by_processor: { stripe: { cases: 9, held_cents: 900_00, recovered_cents: 100_01, closed: 4, successful: 3 } },
    way: { ...empty.way, whole: { cases: 4, median_days: 31.5 } },
    success: { closed: 4, cancelled: 2, successful: 3, recovered_cents: 100_01 },
  });
  expect(report.by_processor.find(({ processor }) => processor === 'stripe')).toEqual({
    processor: 'stripe',
    cases: 9,
    held_cents: 900_00,
    recovered_cents: 100_01,
    closed: 4,
    successful: 3,
    success_rate: 0.75,
  });
  expect(report.success).toEqual({
    closed: 4,
    cancelled: 2,
    successful: 3,
    rate: 0.75,
    median_days_to_close: 31.5,
    average_recovery_cents: 33_34,
  });
});

test('the phases of a case follow one another', () => {
  const { durations } = reportOf(empty);
  expect(durations.map(({ from }) => from).slice(1)).toEqual(durations.map(({ to }) => to).slice(0, -1));
});
