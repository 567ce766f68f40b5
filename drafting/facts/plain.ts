import { caseFieldRows, type CaseField, type CaseFields } from '../../domain/case-fields.ts';
import { printable, quotable } from '../text/sanitize.ts';
import { quotable as screen } from '../text/screen-quote.ts';
import { field, type About, type FactBuilder } from './fact-builder.ts';

/** Adds a fact for each case field that declares one, under its column name. */
export function addPlainFacts(build: FactBuilder, fields: CaseFields): void {
  for (const row of caseFieldRows) {
    if (row.fact === undefined) continue;
    const about: About = { label: row.fact, role: 'background', source: field(row.name) };
    const value = fields[row.name];
    if (typeof value === 'number') addNumber(build, row, value, about);
    else if (typeof value === 'string') addText(build, row, value, about);
  }
}

function addNumber(build: FactBuilder, { name, kind }: Row, value: number, about: About): void {
  if (kind === 'money') build.money(name, value, about);
  else if (kind === 'dollars') build.money(name, value * 100, about);
  else if (kind === 'percent') build.percent(name, value, about);
  else if (kind === 'year') build.year(name, value, about);
}

/** Free text becomes a fact only when it is quotable. */
function addText(build: FactBuilder, { name, kind, options }: Row, value: string, about: About): void {
  if (kind === 'date') return build.date(name, value, about);
  if (kind === 'choice')
    return build.text(name, 'label', options?.find((each) => each.value === value)?.label ?? null, about);
  const fit = screen(printable(value));
  build.text(name, 'text', fit && quotable(fit), about);
}

type Row = CaseField & { name: string };
