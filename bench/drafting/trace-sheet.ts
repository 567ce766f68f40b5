import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import type { Fact, FactSheet } from '../../drafting/facts/fact.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
const dayNumber = (date: unknown): number => Date.parse(`${String(date)}T00:00:00Z`) / 86_400_000;
const wholeDollars: readonly string[] = ['monthly_processing_volume_avg', 'monthly_processing_volume_peak'];

/** A term of the hold is a figure of the stated reason, in its own digits. */
const isIn = (text: string, { kind, value }: Fact): boolean =>
  (kind === 'date' ? [String(value).slice(0, 4), String(Number(String(value).slice(8)))] : [String(value)]).every(
    (digits) => new RegExp(String.raw`(?<!\d)${digits}(?!\d)`).test(text),
  );

/** The field's expected display, by the platform's formatters. */
function fromField(caseFile: CaseFile, fact: Fact): string | null {
  if (fact.source.from !== 'field') return null;
  const value = (caseFile.fields as Record<string, unknown>)[fact.source.field];
  if (fact.id.startsWith('said_')) return isIn(String(value), fact) ? fact.display : 'what the reason says';
  if (fact.kind === 'money')
    return dollars.format((Number(value) * (wholeDollars.includes(fact.source.field) ? 100 : 1)) / 100);
  if (fact.kind === 'date') return inWords(String(value));
  if (fact.kind === 'year') return String(value);
  return fact.kind === 'count' ? `${Number(value).toLocaleString('en-US')} ${value === 1 ? 'day' : 'days'}` : null;
}

const known = (value: number | null | undefined): value is number => typeof value === 'number';

/** Recomputes the arithmetic in days since 1970 and in cents. */
function sums(sheet: FactSheet): string[] {
  const value = (id: string): number | null =>
    typeof sheet.facts[id]?.value === 'number' ? Number(sheet.facts[id].value) : null;
  const [held, reserve, claimed, released, unreserved, surplus, exposure, first, second, lasted] = [
    'held_amount',
    'reserve',
    'claimed',
    'released',
    'unreserved',
    'surplus',
    'exposure',
    'first_half',
    'second_half',
    'days_held',
  ].map(value);
  const start = sheet.facts['hold_started']?.value;
  const marked = [21, 90, 120, 180].filter(
    (days) => start !== undefined && dayNumber(sheet.facts[`hold_day_${days}`]?.value) !== dayNumber(start) + days,
  );
  return [
    known(unreserved) && unreserved + (reserve ?? 0) !== held ? 'reserve and rest are not the sum held' : '',
    known(claimed) && known(released) && claimed + released !== held ? 'released and rest are not the sum held' : '',
    known(surplus) && surplus + (exposure ?? 0) !== claimed ? 'exposure and surplus are not the sum withheld' : '',
    known(first) && first + (second ?? 0) !== claimed ? 'the halves are not the whole' : '',
    known(lasted) && lasted !== dayNumber(sheet.dated) - dayNumber(start) ? 'days held' : '',
    ...marked.map((days) => `day ${days} of the hold`),
  ].filter(Boolean);
}

/** Facts whose display differs from their case field, and wrong arithmetic. */
export function untracedFacts(caseFile: CaseFile, sheet: FactSheet): string[] {
  const wrong = Object.values(sheet.facts).filter((fact) => {
    const expected = fromField(caseFile, fact);
    return expected !== null && expected !== fact.display;
  });
  return [...wrong.map((each) => `${each.id}: ${each.display}`), ...sums(sheet)];
}

/** Exhibits that are not a file of the case, or have another page count than it. */
export function untracedExhibits({ files }: CaseFile, { exhibits }: LetterDocument): string[] {
  return exhibits
    .filter(({ file_id, pages }) => {
      const file = files.find(({ id }) => id === file_id);
      return file === undefined || (pages ?? null) !== (file.pages ?? null);
    })
    .map(({ label, pages }) => `exhibit ${label} of ${pages} pages`);
}
