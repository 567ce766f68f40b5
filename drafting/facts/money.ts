import {
  isStatedLoss,
  type ByAmount,
  type ConfirmedAccount,
  type ConfirmedExposure,
} from '../../domain/ledger-of-account/case-account.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { CaseFile } from './case-file.ts';
import type { FactRole, FactSource } from './fact.ts';
import { computed, field, knowledge, type About, type FactBuilder } from './fact-builder.ts';

/** The MATCH listing ratio (`mc-match`), for illustration only. */
const illustratedPercent = 1;
const daysInMonth = 30;
export const disputeWindowDays = 120;

/** The networks' outer limit: a longer average delivery time is a typo, and no letter computes with it. */
const maxDeliveryDays = 540;
export function deliveryDaysOf({ avg_delivery_days: days }: CaseFields): number | null {
  return days !== null && days >= 0 && days <= maxDeliveryDays ? days : null;
}

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

/** What is held beyond a loss that is illustrated or to be expected, and beyond reserve that is not due, in cents. */
function surplusFacts(build: FactBuilder, held: number, exposure: number, notDue = 0): void {
  if (held <= exposure + notDue) return;
  build.money('surplus', held - exposure - notDue, {
    label: 'Held in excess of the exposure',
    role: 'surplus',
    source: computed('held minus exposure', 'claimed', 'exposure'),
  });
  const multiple = Math.floor(held / exposure);
  if (multiple >= 2) {
    build.count('multiple', multiple, 'times', {
      label: 'Held as a multiple of the exposure, rounded down',
      role: 'multiple',
      source: computed('held / exposure, rounded down', 'claimed', 'exposure'),
    });
  }
}

const openTerm = 'you produce a term that does';

/** What buyers can still dispute by the processor's own records, and the loss to be expected of it. */
function recordedFacts(
  build: FactBuilder,
  { exposure, exhibit_file_id }: { exposure: ConfirmedExposure; exhibit_file_id: string },
  held: number | null,
): void {
  const { window_days, ripe_days, sales, disputes, rate, by_amount, open_cents, expected_cents, not_due_cents } =
    exposure;
  if (held !== null && !isStatedLoss(expected_cents, held)) return;
  const source = { from: 'file' as const, file_id: exhibit_file_id, page: 1 };
  build.count('records_window', window_days, 'days', {
    label: 'Window for disputes, from the sale',
    role: 'term',
    source,
  });
  build.count('records_ripe', ripe_days, 'days', {
    label: 'Age of the sales of which disputes are counted',
    role: 'term',
    source,
  });
  build.count('records_sales', sales, 'sales', {
    label: 'Sales in the records of that age',
    role: 'statement',
    source,
  });
  build.count('records_disputes', disputes, 'sales', { label: 'Of these, disputed', role: 'statement', source });
  build.money('records_open', open_cents, {
    label: 'Sales in the records that can still be disputed',
    role: 'window_sales',
    source,
  });
  build.percent('records_rate', rate, {
    label: 'The account’s own rate of disputes',
    role: 'threshold',
    source,
  });
  rateFacts(build, 'records_rate', by_amount, { is: kindOfRate(by_amount), source });
  build.text('records_open_term', 'text', not_due_cents === null ? openTerm : null, {
    label: 'Reserve of which no term is on file',
    role: 'statement',
    source,
  });
  build.money('records_not_due', not_due_cents, { label: 'Reserve that is not yet due', role: 'reserve', source });
  build.money('exposure', expected_cents, {
    label: 'Loss to be expected at the account’s own rate of disputes',
    role: 'exposure',
    source,
  });
  recordedDays(build, exposure, source);
  recordedRefunds(build, exposure, { source, held });
  if (held === null || expected_cents === 0) return;
  build.money('above_open', held - open_cents, {
    label: 'Held beyond all sales that can still be disputed',
    role: 'surplus',
    source: computed('held minus what can still be disputed', 'claimed', 'records_open'),
  });
  surplusFacts(build, held, expected_cents, not_due_cents ?? 0);
}

const kindOfRate = (byAmount: ByAmount | null | undefined): string =>
  byAmount ? 'share by amount' : 'upper 95% Wilson limit';

/** Which of two rates it is, the higher; of the one by amount, both amounts. */
function rateFacts(
  build: FactBuilder,
  rate: 'records_rate' | 'records_refund_rate',
  byAmount: ByAmount | null | undefined,
  { is, source }: { is: string; source: FactSource },
): void {
  build.text(`${rate}_is`, 'text', is, { label: 'Which rate it is', role: 'statement', source });
  build.money(`${rate}_sum`, byAmount?.sum ?? null, { label: 'Of these, by amount', role: 'background', source });
  build.money(`${rate}_gross`, byAmount?.gross ?? null, { label: 'Sales of that age', role: 'background', source });
}

/** Refunds beside the loss, and what the two make together where the sum withheld exceeds it. */
function recordedRefunds(
  build: FactBuilder,
  { ripe_days, by_amount, refunds: of, open_cents, expected_cents, not_due_cents }: ConfirmedExposure,
  { source, held }: { source: FactSource; held: number | null },
): void {
  if (!of || open_cents === 0) return;
  const about = (label: string, role: FactRole): About => ({ label, role, source });
  build.count('records_refund_ripe', of.days, 'days', about('Age of the sales of which refunds are counted', 'term'));
  build.count('records_refund_sales', of.sales, 'sales', about('Sales in the records of that age', 'statement'));
  const refunds = of.days === ripe_days ? 'records_refunds' : 'records_refunds_older';
  build.count(refunds, of.refunds, 'sales', about('Of these, refunded in whole or part', 'statement'));
  build.money('records_refunded', of.refunded_cents, about('Refunded of these', 'background'));
  build.percent('records_refund_rate', of.rate, about('The account’s own rate of refunds', 'threshold'));
  const is = kindOfRate(of.by_amount);
  const isAlike = is === kindOfRate(by_amount);
  rateFacts(build, 'records_refund_rate', of.by_amount, { is: isAlike ? 'likewise' : is, source });
  build.money('records_refunds_expected', of.expected_cents, about('Refunds to be expected', 'background'));
  const both = expected_cents + of.expected_cents;
  build.money('loss_and_refunds', held !== null && both + (not_due_cents ?? 0) < held ? both : null, {
    label: 'Loss and refunds to be expected together',
    role: 'background',
    source: computed('loss plus refunds', 'exposure', 'records_refunds_expected'),
  });
}

function recordedDays(build: FactBuilder, exposure: ConfirmedExposure, source: FactSource): void {
  const { not_due_cents, last_due, last_sale, open_cents } = exposure;
  build.date('records_last_due', not_due_cents ? last_due : null, {
    label: 'Day on which the last of that reserve is due',
    role: 'term',
    source: computed('last part withheld plus the days of its term', 'records_term'),
  });
  const closed = open_cents === 0 ? last_sale : null;
  build.date('records_last_sale', closed?.on ?? null, {
    label: 'Last sale in the records',
    role: 'background',
    source,
  });
  build.date('records_last_closes', closed?.closes ?? null, {
    label: 'Last day on which it could be disputed',
    role: 'window_end',
    source: computed('last sale plus the window for disputes', 'records_last_sale', 'records_window'),
  });
}

/** Whether each part that is held is held on one sale. */
export const isOnSingleSales = ({ held }: ConfirmedAccount): boolean =>
  held.length > 0 && held.every(({ kind, payment }) => kind === 'payment hold' && payment !== null);

/** When the last of the sales on which the parts are held can no longer be disputed: no sale is younger than its hold. */
function singleSalesClose(build: FactBuilder, account: ConfirmedAccount): void {
  if (!isOnSingleSales(account)) return;
  const { held, exposure, exhibit_file_id } = account;
  const last = held
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  build.date('records_single_closes', exposure && last ? addDays(last, exposure.window_days) : null, {
    label: 'Last day on which a sale held alone can be disputed, at the latest',
    role: 'window_end',
    source: { from: 'file', file_id: exhibit_file_id, page: 1 },
  });
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
