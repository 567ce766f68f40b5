import type { CaseFields } from '../../domain/case-fields.ts';
import { deliveryDaysOf } from '../../domain/ledger-of-account/dispute-windows.ts';
import type { CaseFile } from './case-file.ts';
import { computed, field, knowledge, type FactBuilder } from './fact-builder.ts';
import { recordedFacts, singleSalesClose } from './recorded-exposure.ts';
import { surplusFacts } from './surplus.ts';

/** The MATCH listing ratio (`mc-match`), for illustration only. */
const illustratedPercent = 1;
const daysInMonth = 30;
export const disputeWindowDays = 120;

/** Held minus reserve, in cents; null when the two do not reconcile. */
function unreservedOf({ held_amount_cents: held, rolling_reserves_held_cents: reserve }: CaseFields): number | null {
  return held !== null && reserve !== null && reserve > 0 && reserve < held ? held - reserve : null;
}

/**
 * Illustrated card exposure in cents: average sales inside the dispute window, disputed at the listing ratio.
 * `days` is the window plus the average delivery time. Rounded up, against the merchant.
 */
function exposureOf(volumeDollars: number, days: number): { windowSales: number; exposure: number } {
  const windowSales = Math.ceil((volumeDollars * 100 * days) / daysInMonth);
  return { windowSales, exposure: Math.ceil((windowSales * illustratedPercent) / 100) };
}

/** Illustrated with a network's ratio: only while no records show the account's own (`recordedFacts`). */
function illustratedFacts(build: FactBuilder, fields: CaseFields, held: number | null): void {
  const { monthly_processing_volume_avg: volume } = fields;
  const days = disputeWindowDays + (deliveryDaysOf(fields) ?? 0);
  // Past the safe integer range, omit the figure rather than misstate it.
  if (!volume || !held || !Number.isSafeInteger(volume * 100 * days)) return;
  const { windowSales, exposure } = exposureOf(volume, days);
  const from = ['monthly_processing_volume_avg', 'avg_delivery_days', 'term_dispute_window', 'term_match_ratio'];
  build.count('exposure_days', days, 'days', {
    label: 'Dispute window and average delivery',
    role: 'duration',
    source: computed('window plus average delivery time', 'term_dispute_window', 'avg_delivery_days'),
  });
  build.count('month_days', daysInMonth, 'days', {
    label: 'Days in a month, for the illustration',
    role: 'term',
    source: computed('convention'),
  });
  build.money('window_sales', windowSales, {
    label: 'Average sales inside the window',
    role: 'window_sales',
    source: computed('monthly volume x days / 30, rounded up', ...from),
  });
  build.money('exposure', exposure, {
    label: 'Illustrative exposure',
    role: 'exposure',
    source: computed('window sales x listing ratio, rounded up', ...from),
  });
  // Computed from the sales before they are rounded up to a cent, because that cent would take a whole percent from an
  // exact share.
  const share = Math.floor((held * daysInMonth) / (volume * days));
  // A share above all of the sales says nothing; below one in a hundred it would read 0 %.
  build.percent('break_even', share >= 1 && share <= 100 ? share : null, {
    label: 'Share of window sales the amount held would cover, in whole percent, rounded down',
    role: 'break_even',
    source: computed('held / (monthly volume x days / 30), rounded down', 'claimed', 'window_sales'),
  });
  surplusFacts(build, held, exposure);
}

/**
 * Money facts, in cents. `released` is what the processor's replies released; null when it cannot be reconciled with the amount on file,
 * in which case no remaining amount is stated.
 */
export function addMoneyFacts(
  build: FactBuilder,
  { fields, account }: Pick<CaseFile, 'fields' | 'account'>,
  released: number | null = 0,
): void {
  const held = fields.held_amount_cents;
  const claimed = held !== null && released !== null ? held - released : null;
  const dollars = (value: number | null): number | null => (value === null ? null : value * 100);
  build.money('held_amount', fields.held_amount_cents, {
    label: 'Amount withheld',
    role: 'held',
    source: field('held_amount_cents'),
  });
  build.money('reserve', fields.rolling_reserves_held_cents, {
    label: 'Rolling reserve',
    role: 'reserve',
    source: field('rolling_reserves_held_cents'),
  });
  build.money('claimed', claimed, {
    label: released === 0 ? 'Amount withheld' : 'Still withheld',
    role: 'held',
    source:
      released === 0
        ? field('held_amount_cents')
        : computed('sum held minus what was released', 'held_amount', 'released'),
  });
  build.money('released', released, {
    label: 'Released since',
    role: 'released',
    source: { from: 'given', what: 'answers' },
  });
  build.money('unreserved', released === 0 ? unreservedOf(fields) : null, {
    label: 'Withheld outside any reserve',
    role: 'unreserved',
    source: computed('held minus reserve', 'held_amount', 'reserve'),
  });
  build.money('volume_avg', dollars(fields.monthly_processing_volume_avg), {
    label: 'Average monthly volume',
    role: 'volume',
    source: field('monthly_processing_volume_avg'),
  });
  build.money('volume_peak', dollars(fields.monthly_processing_volume_peak), {
    label: 'Peak monthly volume',
    role: 'volume',
    source: field('monthly_processing_volume_peak'),
  });
  build.money('ticket', fields.average_ticket_size_cents, {
    label: 'Average ticket',
    role: 'ticket',
    source: field('average_ticket_size_cents'),
  });
  const ticket = fields.average_ticket_size_cents;
  const sales = claimed !== null && ticket !== null && ticket > 0 ? Math.floor(claimed / ticket) : 0;
  // The records count the sales themselves.
  build.count('sales_held', sales >= 10 && !account?.exposure ? sales : null, 'sales', {
    label: 'Average sales in the sum withheld, rounded down',
    role: 'multiple',
    source: computed('sum withheld / average ticket, rounded down', 'claimed', 'ticket'),
  });
  const delivery = deliveryDaysOf(fields);
  if (delivery) {
    build.count('delivery_days', delivery, 'days', {
      label: 'Average delivery time',
      role: 'duration',
      source: field('avg_delivery_days'),
    });
  }
  build.percent('match_ratio', illustratedPercent, {
    label: 'Chargeback ratio of the listing code',
    role: 'threshold',
    source: knowledge('mc-match'),
  });
  if (account?.exposure) {
    singleSalesClose(build, account);
    recordedFacts(build, { ...account, exposure: account.exposure }, claimed);
  } else illustratedFacts(build, fields, claimed);
}
