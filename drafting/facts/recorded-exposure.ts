import {
  isStatedLoss,
  type ByAmount,
  type ConfirmedAccount,
  type ConfirmedExposure,
} from '../../domain/ledger-of-account/case-account.ts';
import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import type { FactRole, FactSource } from './fact.ts';
import { computed, type About, type FactBuilder } from './fact-builder.ts';
import { surplusFacts } from './surplus.ts';

/** What buyers can still dispute by the processor's own records, and the loss to be expected of it. */
export function recordedFacts(
  build: FactBuilder,
  account: ConfirmedAccount & { exposure: ConfirmedExposure },
  held: number | null,
): void {
  const { exposure, exhibit_file_id } = account;
  const { ripe_days, sales, disputes, disputed_cents, rate, by_amount, open_cents, expected_cents, not_due_cents } =
    exposure;
  if (held !== null && !isStatedLoss(expected_cents, held)) return;
  const source = { from: 'file' as const, file_id: exhibit_file_id, page: 1 };
  windowFacts(build, exposure, source);
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
  build.money('records_disputed', disputes > 0 && !by_amount ? (disputed_cents ?? null) : null, {
    label: 'Debited for these disputes',
    role: 'background',
    source,
  });
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
  build.money('records_not_due', not_due_cents, { label: 'Reserve that is not yet due', role: 'reserve', source });
  build.money('exposure', expected_cents, {
    label: 'Loss to be expected at the account’s own rate of disputes',
    role: 'exposure',
    source,
  });
  recordedDays(build, account, source);
  recordedRefunds(build, exposure, { source, held });
  if (held === null || expected_cents === 0) return;
  build.money('above_open', held - open_cents, {
    label: 'Held beyond all sales that can still be disputed',
    role: 'surplus',
    source: computed('held minus what can still be disputed', 'claimed', 'records_open'),
  });
  surplusFacts(build, held, expected_cents, not_due_cents ?? 0);
}

/** The window as counted from the sale, and what of it is delivery. */
function windowFacts(
  build: FactBuilder,
  { window_days: days, delivery_days: delivery }: ConfirmedExposure,
  source: FactSource,
): void {
  build.count('records_window', days, 'days', { label: 'Window for disputes, from the sale', role: 'term', source });
  if (!delivery) return;
  build.count('records_rule_days', days - delivery, 'days', {
    label: 'Window for disputes, from receipt',
    role: 'term',
    source,
  });
  build.count('records_delivery', delivery, 'days', {
    label: 'Average delivery time counted with it',
    role: 'duration',
    source,
  });
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
  const beyond = held === null ? 0 : held - both - (not_due_cents ?? 0);
  build.money('loss_and_refunds', beyond > 0 ? both : null, {
    label: 'Loss and refunds to be expected together',
    role: 'background',
    source: computed('loss plus refunds', 'exposure', 'records_refunds_expected'),
  });
  build.money('beyond_refunds', beyond, {
    label: 'Held in excess of loss and refunds',
    role: 'surplus',
    source: computed('held minus loss, refunds and reserve not yet due', 'claimed', 'loss_and_refunds'),
  });
}

/** The one day on which all reserve that is not due falls due; null where there are several, or the parts are not listed. */
function dueOn({ held, day, exposure }: ConfirmedAccount & { exposure: ConfirmedExposure }): string | null {
  const { reserve_days: days } = exposure;
  if (!days) return null;
  const due = held
    .flatMap((part) => (part.kind === 'reserve' ? [addDays(part.day, days)] : []))
    .filter((on) => on > day);
  return new Set(due).size === 1 ? (due[0] ?? null) : null;
}

function recordedDays(
  build: FactBuilder,
  account: ConfirmedAccount & { exposure: ConfirmedExposure },
  source: FactSource,
): void {
  const { not_due_cents, last_due, last_sale, open_cents } = account.exposure;
  const isOneDay = last_due !== null && dueOn(account) === last_due;
  build.date(isOneDay ? 'records_due_on' : 'records_last_due', not_due_cents ? last_due : null, {
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

/** What can still be disputed of these sales, in cents; null where one is disputed, or not in the files. */
function openOfSingleSales({ held }: ConfirmedAccount): number | null {
  if (held.some(({ sale }) => !sale || sale.disputed > 0)) return null;
  const open = new Map(held.map(({ payment, sale }) => [payment, sale?.open ?? 0]));
  return [...open.values()].reduce((total, each) => total + each, 0);
}

/** When the last of the sales on which the parts are held can no longer be disputed: no sale is younger than its hold. */
export function singleSalesClose(build: FactBuilder, account: ConfirmedAccount): void {
  if (!isOnSingleSales(account)) return;
  const { held, day, exposure, exhibit_file_id } = account;
  const source = { from: 'file', file_id: exhibit_file_id, page: 1 } as const;
  const open = exposure && openOfSingleSales(account);
  build.money('records_single_open', open, {
    label: 'What can still be disputed of the sales held alone',
    role: 'window_sales',
    source,
  });
  build.money('records_single_loss', open && Math.ceil((open * Math.round(exposure.rate * 10_000)) / 1_000_000), {
    label: 'Loss to be expected of the sales held alone',
    role: 'exposure',
    source: computed('what is open times the account’s rate', 'records_single_open', 'records_rate'),
  });
  const last = held
    .map((part) => part.day)
    .toSorted()
    .at(-1);
  const closes = exposure && last ? addDays(last, exposure.window_days) : null;
  build.date('records_single_closes', closes, {
    label: 'Last day on which a sale held alone can be disputed, at the latest',
    role: 'window_end',
    source,
  });
  build.count('records_single_days', closes && closes >= day && last ? daysBetween(last, day) : null, 'days', {
    label: 'Days from the last hold on a single sale to the end of the records',
    role: 'duration',
    source: computed('the records’ day minus the hold’s', 'records_day', 'records_single_closes'),
  });
}
