/** Assigns roles to a page's dates from the surrounding text. */
import type { DocumentKind } from './document-kind.ts';
import { amountsIn } from './find-amounts.ts';
import { datesIn, periodsIn } from './find-dates.ts';
import type { DateRole } from './finding-roles.ts';

type NamedDate = { role: DateRole; date: string; line: number; sureness: number };

/** The first pattern that matches the text before a date (or, for `after`, following it) determines its role. */
type Rule = { role: DateRole | null; before: RegExp; kinds: readonly DocumentKind[]; sureness: number };
const all: readonly DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'bank_statements',
  'chargeback_report',
  'ein_letter',
  'formation_document',
  'refund_policy',
  'proof_of_fulfillment',
];

/** "Date: Sun, 2 Aug 2026", as in the head of an email. */
const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s*$/i;
/**
 * The time behind the day of an email, as mail programs print and show it: "Thu, Sep 3, 2026 at 9:14 AM". A browser stamps what it prints
 * with the day of printing, with neither a weekday nor "at".
 */
const timeOfDay = /^,?(?: at)? \d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?/i;
/** The sender of an email, to the left of its day. */
const emailAddress = /<[^<>\s]+@[^<>\s]+>\s*$/;
const holdWords = String.raw`(?:hold|held|withh?e?ld?|withdraw|revok|restrict|limit|suspen|frozen|froze|freeze|pause|terminat|disabl|deactivat|clos|stopp|reserve|block)\w*`;
const rules: readonly Rule[] = [
  {
    role: null,
    before:
      /(?:due(?! to be)|respond|reply|response|submit|provide|appeal|born|birth|expir\w*|copyright|©|printed|next statement|payment due|incorporated in|fiscal year|tax year|form \S+ by|no later than|not later than|signed|signature)[^.]{0,40}$/i,
    kinds: all,
    sureness: 1,
  },
  {
    role: 'release_expected',
    before:
      /(?:\breleas\w*|\buntil|\beligible|\bscheduled|\bpaid out|\bavailable|\breassess\w*|\breview(?:ed)? (?:again )?(?:on|by)|\bend(?:s|ing)? (?:on|date)|\bend:|\blifted|\bexpect\w*)[^.]{0,50}$/i,
    kinds: ['hold_notice'],
    sureness: 0.85,
  },
  {
    role: 'hold_started',
    before: new RegExp(
      String.raw`\b${holdWords}[^.]{0,60}?(?:on|since|from|as of|effective|effective date|beginning|starting|start(?:ed)?|began|begins|date|placed|applied|imposed|in place)?\s*(?:on|since|from|of|as of)?\s*:?\s*$`,
      'i',
    ),
    kinds: ['hold_notice'],
    sureness: 0.85,
  },
  {
    role: 'hold_started',
    before: /(?:effective|with effect(?: from)?|as of|since|beginning|starting)(?: date)?(?: on)?\s*:?\s*$/i,
    kinds: ['hold_notice'],
    sureness: 0.75,
  },
  {
    role: 'delivered',
    before:
      /(?:deliver(?:ed|y)(?!\s*(?:by|estimate|window|method|attempt))|received by|left (?:at|with)|signed for)[^.]{0,50}$/i,
    kinds: ['proof_of_fulfillment'],
    sureness: 0.92,
  },
  {
    role: 'shipped',
    before:
      /(?:ship(?:s|ped|ping|ment)?|dispatch|dispatched|despatched|sent|picked up|label created|handed to carrier|posted|mailed|tendered)[^.]{0,40}$/i,
    kinds: ['proof_of_fulfillment'],
    sureness: 0.9,
  },
  {
    role: 'filed',
    before:
      /(?:filed|filing|date of filing|recorded|received by the (?:state|secretary)|file[- ]?date|formation date|date of formation|formed|organized|incorporated|registration date)[^.]{0,50}$/i,
    kinds: ['formation_document'],
    sureness: 0.88,
  },
  {
    role: 'effective',
    before:
      /(?:effective|in force|takes effect|in effect|applies|valid|entered into|made|last (?:updated|revised|modified|changed)|updated|revised|revision|version(?: of)?|as amended|as of|dated)[^.]{0,40}$/i,
    kinds: ['refund_policy', 'formation_document'],
    sureness: 0.85,
  },
  {
    role: 'document_date',
    before:
      /(?:^|\s{2,}|[:|,]\s*|\b(?:the|this|of|our)\s)?(?:(?:statement|notice|letter|document|invoice|issue|report|order|mailing|run|print|creation|prepared|purchase|receipt)\s*(?:date|dated)?|date(?:d)?(?: of (?:this |the )?(?:notice|letter|issue|report|statement|order|invoice|purchase))?|issued|prepared|generated|created|produced|sent|placed|ordered|as of|report run)(?: on)?\s*:?\s*$/i,
    kinds: all,
    sureness: 0.88,
  },
];

/** Of a document of no known kind words say less. */
const unknownKind = 0.8;
const holdings = /\b(?:accounts?|payouts?|funds?|money|settlements?|balance|deposits?|transfers?|disbursements?)\b/i;
/** Whether a role's words are plain enough in a document of no known kind; the rest belongs to a kind. */
const isPlain = (role: DateRole | null, line: string): boolean =>
  role === null ||
  ['document_date', 'delivered', 'shipped', 'filed'].includes(role) ||
  (role === 'hold_started' && holdings.test(line));

/** Text before a date range that makes it the document's period. */
const periodWords =
  /(?:period|statement|cycle|activity|month|from|for|covering|covers|dates?|range|quarter|between|summary|report(?:ing)?|transactions|billing)\W*(?:of|ending|for|from|covered|covering|dates?|range|month)?[^.]{0,25}$/i;
const withPeriods: readonly DocumentKind[] = ['merchant_statements', 'bank_statements', 'chargeback_report'];
/** Number of leading lines in which a date alone is the document's date. */
const headLines = 18;

/** Dates with a role, in line order. `first`: whether this is the document's first page. */
export function nameDates(lines: readonly string[], kind: DocumentKind | null, first: boolean): NamedDate[] {
  const periods = kind === null ? statedPeriod(lines) : withPeriods.includes(kind) ? namePeriods(lines, first) : [];
  const taken = new Set(periods.map((each) => each.line));
  const single = lines.flatMap((_, index) =>
    taken.has(index) ? [] : nameSingle(lines, index, kind, first && index < headLines),
  );
  const dated = single.some(({ role, sureness }) => role === 'document_date' && sureness > 0.8);
  // A date alone at the top counts only when no text identifies the document's date.
  return [...periods, ...single.filter(({ role, sureness }) => role !== 'document_date' || sureness > 0.8 || !dated)];
}

/** The first date range identified as the document's period by its text or position; any others are table rows. */
function namePeriods(lines: readonly string[], first: boolean): NamedDate[] {
  for (const [index, line] of lines.entries()) {
    for (const { from, to, start, end } of periodsIn(line)) {
      const before = `${(lines[index - 1] ?? '').slice(-40)}  ${line.slice(0, start)}`;
      const alone = line.slice(0, start).trim() === '' && line.slice(end).trim() === '';
      const said = periodWords.test(before);
      if (
        !said &&
        !(
          first &&
          index < headLines &&
          (alone || /^(?: {3,}|\s*[|·-])/.test(line.slice(end)) || / {3,}$/.test(line.slice(0, start)) || from !== to)
        )
      )
        continue;
      const sureness = said ? 0.92 : 0.8;
      return [
        { role: 'period_start', date: from, line: index, sureness },
        { role: 'period_end', date: to, line: index, sureness },
      ];
    }
  }
  return labelledPeriod(lines);
}

const calledPeriod = /\b(?:statement|reporting|billing) period\b|\bperiod (?:covered|of)\b|^period\b/i;
/** The period of a document of no known kind, only where the text calls it one. */
const statedPeriod = (lines: readonly string[]): NamedDate[] =>
  namePeriods(
    lines.map((line) => (calledPeriod.test(line) ? line : '')),
    false,
  ).map((each) => ({ ...each, sureness: each.sureness * unknownKind }));

/** "From: January 1, 2026" and "To: January 31, 2026" in separate lines or cells. */
function labelledPeriod(lines: readonly string[]): NamedDate[] {
  const sides = [
    ['period_start', /(?:from|start(?:s|ing)?|begin(?:s|ning)?|opening)(?: date)?(?: of period)?\s*:?\s*$/i],
    ['period_end', /(?:to|through|thru|end(?:s|ing)?|closing)(?: date)?(?: of period)?\s*:?\s*$/i],
  ] as const;
  const found = sides.map(
    ([role, words]) =>
      lines.flatMap((line, index) =>
        datesIn(line)
          .filter(({ start }) => words.test(line.slice(0, start)))
          .map(({ date }): NamedDate => ({ role, date, line: index, sureness: 0.88 })),
      )[0],
  );
  const [from, to] = found;
  if (from && to) return from.date <= to.date ? [from, to] : [];
  return to && /ending|ended/i.test(lines[to.line] ?? '') ? [to] : [];
}

function nameSingle(lines: readonly string[], index: number, kind: DocumentKind | null, atHead: boolean): NamedDate[] {
  const line = lines[index] ?? '';
  let from = 0;
  return datesIn(line).flatMap(({ date, start, end }) => {
    const said = contextBefore(lines, index, line.slice(from, start));
    const before = said.replace(weekday, '');
    const after = line.slice(end, end + 60);
    const time = weekday.test(said) || after.startsWith(' at ') ? (timeOfDay.exec(after)?.[0] ?? '') : '';
    from = end;
    const rule = rules.find(
      (each) => (kind === null ? isPlain(each.role, line) : each.kinds.includes(kind)) && each.before.test(before),
    );
    if (rule?.role === null) return [];
    if (rule) {
      const sureness = kind === null && rule.role !== 'document_date' ? rule.sureness * unknownKind : rule.sureness;
      return [{ role: rule.role, date, line: index, sureness }];
    }
    const behind = roleBehind(kind, before, after);
    if (behind) return [{ role: behind, date, line: index, sureness: 0.85 }];
    const alone =
      before.trim() === '' ||
      /^[A-Z][^.:;]{0,60},\s*$/.test(line.slice(0, start)) ||
      (time !== '' && emailAddress.test(before));
    return atHead && alone && standsAlone(line, start, end + time.length) && amountsIn(line).length === 0
      ? [{ role: 'document_date', date, line: index, sureness: 0.75 }]
      : [];
  });
}

const behindWords: Partial<Record<DocumentKind, readonly (readonly [DateRole, RegExp])[]>> = {
  proof_of_fulfillment: [
    ['delivered', /^[^.]{0,40}\b(?:delivered|left at|signed for by)/i],
    ['shipped', /^[^.]{0,40}\b(?:shipped|picked up|accepted at|origin scan)/i],
  ],
  hold_notice: [
    [
      'hold_started',
      new RegExp(
        String.raw`^,?[^.]{0,40}\b(?:was|were|been|we)(?: \w+ly| have)? (?:placed|put|switched off|${holdWords})`,
        'i',
      ),
    ],
  ],
};

/** The role that the words after a date give it: "On October 3, 2026 your account was restricted". */
function roleBehind(kind: DocumentKind | null, before: string, after: string): DateRole | undefined {
  if (kind === null || (kind === 'hold_notice' && !/\bon\s*$/i.test(before))) return undefined;
  return behindWords[kind]?.find(([, words]) => words.test(after))?.[0];
}

/** The text before a date in its cell, else the cell to the left, else the end of the line above. */
function contextBefore(lines: readonly string[], index: number, before: string): string {
  const above = lines[index - 1] ?? '';
  // "was dispatched" above, "on March 15" here.
  if (/^\s*(?:on|since|from|of|as of|by)\s*$/i.test(before) && !/[.;!?]\s*$/.test(above))
    return `${above.slice(-100)} ${before}`;
  if (before.trim() !== '')
    return (
      before
        .replaceAll(/ {3,}/g, ' ')
        .slice(-110)
        .replace(/^(?:.*[.!?]\s+)(?=[A-Z])/s, '') || before.slice(-110)
    );
  // Only a label or an unfinished sentence continues; a complete line does not.
  return /[:,]$|\b(?:on|since|from|of|as|effective|dated?|date)$/i.test(above.trim()) ? above.slice(-110) : '';
}

function standsAlone(line: string, start: number, end: number): boolean {
  const rest = line.slice(end);
  return rest.trim() === '' || /^ {3,}/.test(rest) || (start > 0 && rest.trim().length < 4);
}
