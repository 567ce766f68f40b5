import type { DocumentKind } from './document-kind.ts';
import { amountsIn, mendDigits } from './find-amounts.ts';
import { joinBrokenDates } from './find-dates.ts';
import { nameAmounts } from './name-amounts.ts';
import { nameDates } from './name-dates.ts';
import type { Finding, ReadPage } from './extraction.ts';

const longestSnippet = 160;
/** Findings of one document that are kept: more is a table, and nobody's fact. */
const maxFindings = 60;

/**
 * The amounts and dates of a document that have a role, each with page, words and confidence. Nothing else of a document is taken over:
 * no name, no number of an account, no sentence; what it tells its reader to do has no effect, for nothing here looks for it.
 */
export function findFacts(pages: readonly ReadPage[], kind: DocumentKind | null): Finding[] {
  const found = pages.flatMap((page) => factsOf(page, kind));
  const best = new Map<string, Finding>();
  for (const each of found) {
    const key = `${each.role} ${each.value}`;
    const known = best.get(key);
    if (!known || each.confidence > known.confidence) best.set(key, each);
  }
  return oneEach([...best.values()]).slice(0, maxFindings);
}

/** A document has one day of its own and one period: the surest, then the first. */
function oneEach(found: readonly Finding[]): Finding[] {
  const single = new Set(['document_date', 'period_start', 'period_end']);
  return found.filter(
    (each) =>
      !single.has(each.role) ||
      found.find((other) => other.role === each.role && other.confidence >= each.confidence) === each,
  );
}

function factsOf(page: ReadPage, kind: DocumentKind | null): Finding[] {
  const lines = joinBrokenDates(page.way === 'ocr' ? page.lines.map(mendDigits) : page.lines);
  const certainty = (sureness: number): number =>
    Math.round(sureness * (page.way === 'ocr' ? 0.6 + 0.4 * page.confidence : 1) * 100) / 100;
  const about = (line: number, sureness: number) => ({
    page: page.number,
    snippet: snippetOf(lines, line),
    confidence: certainty(sureness),
  });
  return [
    ...nameAmounts(lines, kind).map(({ role, cents, line, sureness }): Finding => ({
      what: 'amount',
      role,
      value: cents,
      ...about(line, sureness),
    })),
    ...nameDates(lines, kind, page.number === 1).map(({ role, date, line, sureness }): Finding => ({
      what: 'date',
      role,
      value: date,
      ...about(line, sureness),
    })),
  ];
}

/** The line, with the one above when it says too little by itself; numbers that identify somebody are masked. */
function snippetOf(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const bare =
    amountsIn(line)
      .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), line)
      .replaceAll(/[^A-Za-z]/g, '').length < 4;
  const text = printable(maskNumbers(bare && index > 0 ? `${lines[index - 1] ?? ''} ${line}` : line));
  return text.length <= longestSnippet ? text : `${text.slice(0, longestSnippet - 1)}…`;
}

/** Without characters that turn, hide or break what stands around them. */
const printable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Numbers that identify somebody are not repeated: tax ids, accounts and cards keep their last four digits. */
export function maskNumbers(text: string): string {
  return text
    .replaceAll(/(?<!\d)\d{3}-\d{2}-(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<!\d)\d{2}-\d{3}(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<![\d.,$-])\d(?:[ -]?\d){7,18}(?![\d,]|\.\d)/g, (digits) =>
      /^\d{4}-\d{2}-\d{2}$/.test(digits) ? digits : `•••${digits.replaceAll(/\D/g, '').slice(-4)}`,
    );
}
