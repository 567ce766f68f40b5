/** Assigns roles to a page's dates from the surrounding text. Lines that run on are joined (`join-lines.ts`). */
import { dateRules, holdWords } from './date-rules.ts';
import type { DocumentKind } from './document-kind.ts';
import { amountsIn } from './find-amounts.ts';
import { datesIn, weekday, type DayOrder, type WrittenDate } from './find-dates.ts';
import type { DateRole } from './finding-roles.ts';
import { headLines, namePeriods, statedPeriod, unknownKind, type NamedDate } from './name-periods.ts';
import { sentencesOf } from './sentences.ts';

/**
 * The time after the date of an email, as mail programs print and show it: "Thu, Sep 3, 2026 at 9:14 AM". A browser
 * stamps what it prints with the day of printing, with neither a weekday nor "at".
 */
const timeOfDay = /^,?(?: at)? \d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?/i;
/** The sender of an email, to the left of its day. */
const emailAddress = /<[^<>\s]+@[^<>\s]+>\s*$/;
/** "Your account was closed and on": what follows has its own verb. */
const newClause = /^.*\band (?=on\s*$)/is;
/** Between the two days of "a hold from May 5, 2026 to November 2, 2026". */
const range = /^\s*(?:to|until|till|through|-|–|—)\s*$/i;
/** Characters before and behind a date that may say what it is. */
const [reachBefore, reachBehind] = [110, 90];
/** Characters on either side of a date that show what its sentence is about. */
const reachAbout = 400;

const holdings = /\b(?:accounts?|payouts?|funds?|money|settlements?|balance|deposits?|transfers?|disbursements?)\b/i;
/** What was done to these holdings, in the past tense. */
const pastHold = String.raw`(?:froze|paused|suspended|stopped|blocked|locked|limited|restricted|halted|disabled|withheld|diverted|terminated|closed|ended)`;
/**
 * Whether the words give this role plainly enough in a document of no known kind; all other roles need a known kind.
 */
const isPlain = (role: DateRole | null, sentence: string): boolean =>
  role === null ||
  ['document_date', 'delivered', 'shipped', 'filed'].includes(role) ||
  (role === 'hold_started' && holdings.test(sentence));

const withPeriods: readonly DocumentKind[] = ['merchant_statements', 'bank_statements', 'chargeback_report'];

/**
 * `order`: how the document writes days in digits, where it shows that. `first`: whether this is the document's first
 * page.
 */
type About = { kind: DocumentKind | null; first: boolean; order?: DayOrder | undefined };

/** Dates with a role, in line order. */
export function nameDates(lines: readonly string[], about: About): NamedDate[] {
  const { kind, first, order } = about;
  const periods =
    kind === null ? statedPeriod(lines, order) : withPeriods.includes(kind) ? namePeriods(lines, first, order) : [];
  const taken = new Set(periods.map((each) => each.line));
  const single = lines.flatMap((_, index) => (taken.has(index) ? [] : nameSingle(lines, index, about)));
  const dated = single.some(({ role, sureness }) => role === 'document_date' && sureness > 0.8);
  // A date alone at the top counts only when no text identifies the document's date.
  return [...periods, ...single.filter(({ role, sureness }) => role !== 'document_date' || sureness > 0.8 || !dated)];
}

function nameSingle(lines: readonly string[], index: number, about: About): NamedDate[] {
  const line = lines[index] ?? '';
  const sentences = sentencesOf(line);
  let from = 0;
  let last: DateRole | null = null;
  return datesIn(line, about.order).flatMap((written) => {
    const sentence = sentences.findLast(({ start }) => start <= written.start) ?? { text: line, start: 0 };
    const said = contextBefore(lines, index, line.slice(from, written.start), sentence.start - from);
    const around = {
      said,
      before: withoutPoints(said.replace(weekday, '').replace(newClause, '')),
      after: line.slice(written.end, Math.min(written.end + reachBehind, sentence.start + sentence.text.length)),
      sentence: sentence.text.slice(
        Math.max(0, written.start - sentence.start - reachAbout),
        written.end - sentence.start + reachAbout,
      ),
    };
    const ends = last === 'hold_started' && range.test(line.slice(from, written.start));
    const named: Role | undefined = ends
      ? { role: 'release_expected', sureness: 0.85 }
      : (roleOf(around, about.kind) ?? aloneAtHead(line, written, around, about.first && index < headLines));
    [from, last] = [written.end, named?.role ?? null];
    if (!named?.role) return [];
    const { end: _end, ...date } = written;
    return [{ ...date, role: named.role, line: index, sureness: named.sureness }];
  });
}

/** `said`: what stands before a date; `before`: the same without a weekday and the points of figures; `after`: the rest of its sentence. */
type Around = { said: string; before: string; after: string; sentence: string };
type Role = { role: DateRole | null; sureness: number };

/** Points as in "$1,280.00" and "Inc." do not end a sentence. */
const withoutPoints = (text: string): string =>
  text.replaceAll(/(?<=\d)\.(?=\d)|(?<=\b(?:Inc|Ltd|Co|Corp|No))\./g, ',');

/** The role that the words of its sentence give a date; undefined where they give none. */
function roleOf({ before, after, sentence }: Around, kind: DocumentKind | null): Role | undefined {
  const rule = dateRules.find(
    (each) =>
      (kind === null ? isPlain(each.role, sentence) : each.kinds.includes(kind)) &&
      each.before.test(before) &&
      !each.not?.test(after),
  );
  if (rule) {
    const isLess = kind === null && rule.role !== null && rule.role !== 'document_date';
    return { role: rule.role, sureness: isLess ? rule.sureness * unknownKind : rule.sureness };
  }
  const behind = roleBehind(kind, before, after);
  return behind && { role: behind, sureness: 0.85 };
}

/** A date alone at the top, or to the right of an email's sender, is the document's. */
function aloneAtHead(line: string, { start, end }: WrittenDate, around: Around, atHead: boolean): Role | undefined {
  const { said, before, after } = around;
  const time = weekday.test(said) || after.startsWith(' at ') ? (timeOfDay.exec(after)?.[0] ?? '') : '';
  const alone =
    before.trim() === '' ||
    /^[A-Z][^.:;]{0,60},\s*$/.test(line.slice(0, start)) ||
    (time !== '' && emailAddress.test(before));
  return atHead && alone && standsAlone(line, start, end + time.length) && amountsIn(line).length === 0
    ? { role: 'document_date', sureness: 0.75 }
    : undefined;
}

type Behind = readonly [role: DateRole, before: RegExp, after: RegExp];
const anything = /(?:)/;
const behindWords: Partial<Record<DocumentKind, readonly Behind[]>> = {
  proof_of_fulfillment: [
    ['delivered', anything, /^[^.]{0,40}\b(?:delivered|left at|signed for by)/i],
    ['shipped', anything, /^[^.]{0,40}\b(?:shipped|picked up|accepted at|origin scan)/i],
  ],
  hold_notice: [
    [
      'hold_started',
      /\b(?:on|from)\s*$/i,
      new RegExp(
        String.raw`^,?[^.]{0,40}\b(?:was|were|been|we)(?: \w+ly| have| had)? (?:placed|put|switched off|turned off|moved|${holdWords})`,
        'i',
      ),
    ],
    // "On December 1, 2026, our system froze your payouts."
    [
      'hold_started',
      /\b(?:on|from)\s*$/i,
      new RegExp(
        String.raw`^,?[^.]{0,60}\b${pastHold} (?:(?:all|any|further|your|the|this|these) )*${holdings.source}`,
        'i',
      ),
    ],
  ],
};

/** The role that the words after a date give it: "On October 3, 2026 your account was restricted". */
function roleBehind(kind: DocumentKind | null, before: string, after: string): DateRole | undefined {
  if (kind === null) return undefined;
  return behindWords[kind]?.find(([, ahead, behind]) => ahead.test(before) && behind.test(withoutPoints(after)))?.[0];
}

/** The text before a date in its sentence, which begins at `begin`; of a date that begins its line, the end of the line above. */
function contextBefore(lines: readonly string[], index: number, before: string, begin: number): string {
  const above = lines[index - 1] ?? '';
  // "was dispatched" above, "on March 15" here.
  if (/^\s*(?:on|since|from|of|as of|by)\s*$/i.test(before) && !/[.;!?]\s*$/.test(above))
    return `${above.slice(-reachBefore)} ${before}`;
  if (before.trim() !== '')
    return before.slice(Math.max(0, begin)).replaceAll(/ {3,}/g, ' ').slice(-reachBefore) || before.slice(-1);
  // Only a label or an unfinished sentence continues; a complete line does not.
  return /[:,]$|\b(?:on|since|from|of|as|effective|dated?|date)$/i.test(above.trim()) ? above.slice(-reachBefore) : '';
}

function standsAlone(line: string, start: number, end: number): boolean {
  const rest = line.slice(end);
  return rest.trim() === '' || /^ {3,}/.test(rest) || (start > 0 && rest.trim().length < 4);
}
