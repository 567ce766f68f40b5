import { addDays } from '../../domain/calendar/business-days.ts';
import type { ConfirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import { isRelease } from '../../domain/letters/processor-reply.ts';
import { spelled } from '../text/number-words.ts';
import type { CaseFile, Reply } from './case-file.ts';
import type { FactRole, FactSource } from './fact.ts';
import { field, type About, type FactBuilder } from './fact-builder.ts';

/**
 * What the processor's own exports show, as the merchant confirmed it: `records_sum` where the files prove it,
 * `records_min` where they show no more than that at least so much is withheld. A letter has one of the two.
 */
export function addAccountFacts(build: FactBuilder, account: ConfirmedAccount | null | undefined): void {
  if (!account) return;
  const { exhibit_file_id, level, withheld_cents, day, since, parts, rows, held, overdue } = account;
  const source = { from: 'file' as const, file_id: exhibit_file_id, page: 1 };
  build.money(level === 'proven' ? 'records_sum' : 'records_min', withheld_cents, {
    label: level === 'proven' ? 'Withheld by the processor’s records' : 'Withheld at least, by the processor’s records',
    role: 'held',
    source,
  });
  build.date('records_day', day, { label: 'Day of the processor’s records', role: 'hold_day', source });
  build.date('records_since', since, { label: 'First day of the processor’s records', role: 'background', source });
  build.text('records_parts', 'text', parts > 1 ? `${spelled(parts)} parts` : null, {
    label: 'Parts of the sum withheld',
    role: 'statement',
    source,
  });
  build.money(level === 'proven' ? 'records_overdue' : 'records_overdue_min', overdue?.cents ?? null, {
    label: 'Of this, reserve that is overdue',
    role: 'held',
    source,
  });
  build.count('records_term', overdue?.days ?? null, 'days', {
    label: 'Days after which each part of the reserve is due, as the merchant was given them',
    role: 'term',
    source: { from: 'given', what: 'answers' },
  });
  build.text('records_rows', 'text', rowsText(rows), {
    label: 'Rows of the processor’s records',
    role: 'statement',
    source,
  });
  addParts(build, held, source);
}

/** Days by which an export may lag behind the day on which it is made, and a letter behind it. */
const exportLag = 7;

/**
 * What the file has after the records' last day, where they end well before the letter and no release is known. `typed`:
 * the sum in cents as the merchant typed it.
 */
export function addSinceFacts(
  build: FactBuilder,
  { account, fields, sum_stated: stated, events = [] }: CaseFile,
  { dated, replies, typed }: { dated: string; replies: readonly Reply[]; typed: number | null },
): void {
  if (!account || !stated || addDays(account.day, exportLag) >= dated) return;
  const isReleased = events.some(({ act, day }) => act === 'released' && day > account.day);
  if (isReleased || replies.some(({ kind }) => isRelease(kind))) return;
  build.date('records_end', account.day, {
    label: 'Nothing was released since the last day of the records',
    role: 'hold_day',
    source: { from: 'file', file_id: account.exhibit_file_id, page: 1 },
  });
  if (stated.on === null || stated.on <= account.day) return;
  build.date('sum_stated', stated.on, {
    label: 'Day on which the merchant stated the sum withheld',
    role: 'background',
    source: { from: 'given', what: 'answers' },
  });
  build.dollars('sum_stated_dollars', typed !== fields.held_amount_cents ? typed : null, {
    label: 'The sum withheld as the merchant stated it, in whole dollars',
    role: 'held',
    source: field('held_amount_cents'),
  });
}

/** Each part with its day, its kind, its rows and its sum; of several, what they make together. */
function addParts(build: FactBuilder, held: ConfirmedAccount['held'], source: FactSource): void {
  held.forEach(({ day, kind, as, cents, rows: at }, index) => {
    const part = `records_part_${index + 1}`;
    const about = (label: string, role: FactRole): About => ({ label: `${label} of a part withheld`, role, source });
    build.date(part, day, about('Day', 'hold_day'));
    build.text(
      `${part}_as`,
      'label',
      as === kind || as.startsWith(`${kind},`) ? as.charAt(0).toUpperCase() + as.slice(1) : as,
      about('Kind', 'statement'),
    );
    build.text(`${part}_rows`, 'text', listed(at), about('Rows', 'statement'));
    build.money(`${part}_sum`, cents, about('Sum', 'held'));
  });
  if (held.length > 1)
    build.money(
      'records_together',
      held.reduce((sum, { cents }) => sum + cents, 0),
      {
        label: 'The parts together',
        role: 'held',
        source,
      },
    );
}

/** Whether a fact holds only while the merchant's confirmation does. */
export const isOfRecords = (fact: string): boolean => fact.startsWith('records_');

const rowsText = (rows: readonly number[]): string | null =>
  rows.length === 0 ? null : `${rows.length === 1 ? 'row' : 'rows'} ${listed(rows)}`;

const listed = (rows: readonly number[]): string =>
  rows.length < 2 ? rows.join('') : `${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}`;
