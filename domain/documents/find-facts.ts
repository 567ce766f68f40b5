import type { DocumentKind } from './document-kind.ts';
import { mayBeMisread } from './doubts.ts';
import { amountsIn, mendDigits } from './find-amounts.ts';
import { currencyStated } from './currencies.ts';
import { dayOrderOf, type DayOrder } from './find-dates.ts';
import { joinLines, lineAt } from './join-lines.ts';
import { nameAmounts } from './name-amounts.ts';
import { nameDates } from './name-dates.ts';
import { nameAddressee } from './name-addressee.ts';
import { nameAccounts, nameSender } from './name-notice.ts';
import { sentencesOf } from './sentences.ts';
import { replaceNumbers } from '../privacy/mask.ts';
import { longestWritten } from './finding-roles.ts';
import type { Finding, ReadPage } from './extraction.ts';

const longestSnippet = 160;
/** Maximum characters of a snippet before the value itself. */
const longestBefore = 100;
/**
 * Characters on either side of a value that are masked before the snippet is cut: enough even if all of them are digits
 * to mask.
 */
const reach = 700;
/** Maximum findings stored per document; more means a table, not facts. */
const maxFindings = 60;
/** The confidence of what may be misread: too little to suggest it (`sureEnough`). */
const misread = 0.5;

/**
 * The amounts and dates of a document that have a role; from a notice also its processor, if it is one that we know,
 * the account that it labels as the merchant's, and the company name and postal address that it is addressed to.
 * Nothing else is taken from a document, no other names, numbers or sentences, so instructions inside it have no
 * effect.
 */
export function findFacts(pages: readonly ReadPage[], kind: DocumentKind | null): Finding[] {
  const all = pages.flatMap(({ lines }) => lines);
  const document = {
    kind,
    order: dayOrderOf(all),
    currency: all.map(currencyStated).find((each) => each !== undefined) ?? null,
  };
  const found = pages.flatMap((page) => factsOf(page, document));
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

/**
 * What the whole document shows: the order of month and day in its dates, and the currency of its amounts, null for US
 * dollars.
 */
type Document = { kind: DocumentKind | null; order: DayOrder | undefined; currency: string | null };

function factsOf(page: ReadPage, { kind, order, currency }: Document): Finding[] {
  const lines = page.way === 'ocr' ? page.lines.map(mendDigits) : page.lines;
  const passages = joinLines(lines);
  const texts = passages.map(({ text }) => text);
  // Only a passage of a single line has cells, because rows of a table are not joined.
  const spans = passages.map(({ line, breaks }) => (breaks.length === 0 ? (page.spans?.[line] ?? []) : []));
  const certainty = (sureness: number): number =>
    Math.round(sureness * (page.way === 'ocr' ? 0.6 + 0.4 * page.confidence : 1) * 100) / 100;
  const about: About = (line, sureness, value, snippet = snippetOf(lines, line)) => ({
    page: page.number,
    snippet,
    confidence: mayBeMisread(page, lines, line, value) ? Math.min(misread, certainty(sureness)) : certainty(sureness),
  });
  const inPassage = (index: number, start: number, sureness: number, value: string | number) => {
    const passage = passages[index];
    return about(passage ? lineAt(passage, start) : index, sureness, value, snippetAt(texts, index, start));
  };
  return [
    ...nameAmounts(texts, kind, spans, currency).map((each): Finding => {
      const { role, cents, line, start, end, sureness } = each;
      if (each.currency === null)
        return { what: 'amount', role, value: cents, ...inPassage(line, start, sureness, cents) };
      const value = asWritten(texts[line]?.slice(start, end) ?? '', each.currency);
      return { what: 'foreign_amount', role, value, ...inPassage(line, start, sureness, value) };
    }),
    ...nameDates(texts, { kind, order: dayOrderOf(lines) ?? order, first: page.number === 1 }).map(
      ({ role, date, or, line, start, sureness }): Finding => ({
        what: 'date',
        role,
        value: date,
        ...(or === undefined ? {} : { or }),
        ...inPassage(line, start, or === undefined ? sureness : Math.min(misread, sureness), date),
      }),
    ),
    // A photo of a notice may show too little of it to name its kind.
    ...(kind === 'hold_notice' || kind === null ? ofNotice(lines, about) : []),
  ];
}

type About = (
  line: number,
  sureness: number,
  value: string | number,
  snippet?: string,
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
  const text = onOneLine(maskNumbers(bare && index > 0 ? `${lines[index - 1] ?? ''} ${line}` : line));
  return text.length <= longestSnippet ? text : `${text.slice(0, longestSnippet - 1)}…`;
}

/** The line, if it is short enough, else the words around `place`, with identifying numbers masked. */
function snippetAt(texts: readonly string[], index: number, place: number): string {
  const text = texts[index] ?? '';
  if (text.length <= longestSnippet) return snippetOf(texts, index);
  // A whole page may be one sentence, so only the text near `place` is searched.
  const from = Math.max(0, place - reach);
  const near = text.slice(from, place + reach);
  const said = sentencesOf(near).findLast(({ start }) => from + start <= place);
  const [start, sentence] = [from + (said?.start ?? 0), said?.text ?? near];
  // Masking shortens the text, so both sides are masked before they are cut.
  const before = onOneLine(maskNumbers(text.slice(start, place)));
  const behind = onOneLine(maskNumbers(sentence.slice(place - start)));
  const ahead = before.length <= longestBefore ? before : `…${before.slice(before.length - longestBefore + 1)}`;
  const whole = `${ahead} ${behind}`.trim();
  return whole.length <= longestSnippet ? whole : `${whole.slice(0, longestSnippet - 1)}…`;
}

/** An amount in another currency as the page writes it, with the currency that its row or column has. */
export const asWritten = (amount: string, currency: string): string => {
  const bare = onOneLine(amount.replace(/^[-–(]/, ''));
  return (bare.includes(currency) ? bare : `${bare.replaceAll(/[$()]/g, '')} ${currency}`).slice(0, longestWritten);
};

/** Removes characters that reorder, hide or break the surrounding text. */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Masks tax IDs, accounts and cards to their last four digits; days and ZIP codes stay. */
export const maskNumbers = (text: string): string =>
  replaceNumbers(text, (found) => `•••${found.replaceAll(/\D/g, '').slice(-4)}`);
