import type { DocumentKind } from './document-kind.ts';
import { mayBeMisread } from './doubts.ts';
import { amountsIn, mendDigits } from './find-amounts.ts';
import { joinBrokenDates } from './find-dates.ts';
import { nameAmounts } from './name-amounts.ts';
import { nameDates } from './name-dates.ts';
import { nameAddressee } from './name-addressee.ts';
import { nameAccounts, nameSender } from './name-notice.ts';
import type { Finding, ReadPage } from './extraction.ts';

const longestSnippet = 160;
/** Maximum findings stored per document; more means a table, not facts. */
const maxFindings = 60;
/** The confidence of what may be misread: too little to suggest it (`sureEnough`). */
const misread = 0.5;

/**
 * The amounts and dates of a document that have a role; of a notice also the processor, one of those we know, the account that it labels
 * as the merchant's, and the name of a company and the postal address that it is addressed to. Nothing else is taken from a document, no
 * other names, numbers or sentences, so instructions inside it have no effect.
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

/** A document has one date and one period: the most confident, then the first. */
function oneEach(found: readonly Finding[]): Finding[] {
  const single = new Set(['document_date', 'period_start', 'period_end', 'processor']);
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
  const about: About = (line, sureness, value) => ({
    page: page.number,
    snippet: snippetOf(lines, line),
    confidence: mayBeMisread(page, lines, line, value) ? Math.min(misread, certainty(sureness)) : certainty(sureness),
  });
  return [
    ...nameAmounts(lines, kind, page.spans).map(({ role, cents, line, sureness }): Finding => ({
      what: 'amount',
      role,
      value: cents,
      ...about(line, sureness, cents),
    })),
    ...nameDates(lines, kind, page.number === 1).map(({ role, date, line, sureness }): Finding => ({
      what: 'date',
      role,
      value: date,
      ...about(line, sureness, date),
    })),
    // A photo of a notice may show too little of it to name its kind.
    ...(kind === 'hold_notice' || kind === null ? ofNotice(lines, about) : []),
  ];
}

type About = (
  line: number,
  sureness: number,
  value: string | number,
) => Pick<Finding, 'page' | 'snippet' | 'confidence'>;

function ofNotice(lines: readonly string[], about: About): Finding[] {
  return [
    ...nameSender(lines).map(({ value, line, sureness }): Finding => ({
      what: 'sender',
      role: 'processor',
      value,
      ...about(line, sureness, value),
    })),
    ...nameAccounts(lines).map(({ value, line, sureness }): Finding => ({
      what: 'number',
      role: 'account',
      value,
      ...about(line, sureness, value),
    })),
    ...nameAddressee(lines).map(({ role, value, line, sureness }): Finding => ({
      what: 'addressee',
      role,
      value,
      ...about(line, sureness, value),
    })),
  ];
}

/** The line, with the one above if it is too short on its own, identifying numbers masked. */
function snippetOf(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const bare =
    amountsIn(line)
      .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), line)
      .replaceAll(/[^A-Za-z]/g, '').length < 4;
  const text = printable(maskNumbers(bare && index > 0 ? `${lines[index - 1] ?? ''} ${line}` : line));
  return text.length <= longestSnippet ? text : `${text.slice(0, longestSnippet - 1)}…`;
}

/** Removes characters that reorder, hide or break the surrounding text. */
const printable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Masks tax IDs, accounts and cards to their last four digits; days and ZIP codes stay. */
export function maskNumbers(text: string): string {
  return text
    .replaceAll(/(?<!\d)\d{3}-\d{2}-(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<!\d)\d{2}-\d{3}(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<![\d.,$-])\d(?:[ -]?\d){7,18}(?![\d,]|\.\d)/g, (digits) =>
      /^(?:\d{4}-\d{2}-\d{2}|\d{5}-\d{4})$/.test(digits) ? digits : `•••${digits.replaceAll(/\D/g, '').slice(-4)}`,
    );
}
