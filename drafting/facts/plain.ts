import { isIsoDate } from '../../domain/calendar/business-days.ts';
import { caseFieldRows, type CaseField, type CaseFields } from '../../domain/case-fields.ts';
import { inDigits } from '../text/number-words.ts';
import { printable, quotable } from '../text/sanitize.ts';
import { quotable as screen } from '../text/screen-quote.ts';
import type { CountUnit } from './fact.ts';
import { computed, field, type About, type FactBuilder } from './fact-builder.ts';

/** Adds a fact for each case field that declares one, under its column name. */
export function addPlainFacts(build: FactBuilder, fields: CaseFields): void {
  for (const row of caseFieldRows) {
    if (row.fact === undefined) continue;
    const about: About = { label: row.fact, role: 'background', source: field(row.name) };
    const value = fields[row.name];
    if (typeof value === 'number') addNumber(build, row, value, about);
    else if (typeof value === 'string') addText(build, row, value, about);
    else if (row.kind === 'choices' && Array.isArray(value)) addChoices(build, row, value, about);
  }
  addPeriod(build, 'support_time', 'support_sla', fields, 'Time to answer customers');
  addPeriod(build, 'refund_time', 'refund_policy', fields, 'Time for refunds');
}

function addNumber(build: FactBuilder, { name, kind }: Row, value: number, about: About): void {
  if (kind === 'money') build.money(name, value, about);
  else if (kind === 'dollars') build.money(name, value * 100, about);
  else if (kind === 'percent') build.percent(name, value, about);
  else if (kind === 'year') build.year(name, value, about);
}

/** Maximum characters of free text: nobody states a longer text in full. */
const maxText = 420;

/** Free text becomes a fact only when it is quotable and short enough to be stated. */
function addText(build: FactBuilder, { name, kind, options }: Row, value: string, about: About): void {
  if (kind === 'date') return build.date(name, isIsoDate(value) ? value : null, about);
  if (kind === 'choice')
    return build.text(name, 'label', options?.find((each) => each.value === value)?.label ?? null, about);
  const fit = screen(printable(value));
  build.text(name, 'text', fit && fit.length <= maxText ? quotable(fit) : null, about);
}

/** One fact per choice, `<column>_0` first; "Other" names nothing. */
function addChoices(build: FactBuilder, { name }: Row, chosen: readonly string[], about: About): void {
  for (const [at, value] of chosen.filter((each) => each !== 'Other').entries())
    build.text(`${name}_${at}`, 'label', value, about);
}

const period = /\b(\d{1,4}) ?-?(hour|day|business day|working day)s?\b/gi;

/** The period that an answer names, if it names only one: which of several is meant is never guessed. */
function addPeriod(
  build: FactBuilder,
  id: string,
  from: 'support_sla' | 'refund_policy',
  fields: CaseFields,
  label: string,
): void {
  const typed = build.has(from) ? printable(fields[from]) : null;
  const [found, ...more] = typed === null ? [] : [...inDigits(typed).matchAll(period)];
  if (found === undefined || more.length > 0 || /\d/.test(inDigits(typed ?? '').replace(found[0], ''))) return;
  const unit = `${(found[2] ?? '').toLowerCase().replace('working', 'business')}s` as CountUnit;
  build.count(id, Number(found[1]), unit, {
    label,
    role: 'background',
    source: computed('the only period that the answer names', from),
  });
}

type Row = CaseField & { name: string };
