import type { FactSheet } from '../facts/fact.ts';
import { hasLasted } from './relations-of-days.ts';
import { statesFact, type Value } from './tokens.ts';

/**
 * Sentences that tell how far two events of the file lie apart. First each event becomes its day: "our second letter reached you" is the day of
 * its delivery. Then a statement of distance or order between days is proven, with its direction.
 */
type Event = readonly [words: string, ids: (ordinal: string | undefined) => readonly string[]];

const ordinal = '(first|second|last|latest|final|previous|earlier)';
const letter = `(?:(?:our|the|that) (?:${ordinal} )?(?:letter|demand)(?: and notice of dispute)?)`;
const sent: Record<string, readonly string[]> = {
  first: ['sent_initial'],
  second: ['sent_follow_up'],
  final: ['sent_final'],
};
const delivered: Record<string, readonly string[]> = {
  first: ['delivered_initial'],
  second: ['delivered_follow_up'],
  final: ['delivered_final'],
};
const always =
  (...ids: string[]) =>
  () =>
    ids;
const events: readonly Event[] = [
  [
    `(?:${letter} (?:(?:was|were|had been) (?:delivered|received)|arrived|had arrived|reached ‹P›|had reached ‹P›|came to ‹P›)|‹P› (?:received|got) ${letter}|(?:the )?(?:delivery|receipt) of ${letter})`,
    (which) => delivered[which ?? ''] ?? ['last_delivered'],
  ],
  [
    `(?:${letter} (?:(?:was|were|had been) (?:sent|mailed)|went out)|we (?:sent|mailed) ${letter})`,
    (which) => sent[which ?? ''] ?? ['last_letter'],
  ],
  [
    "(?:(?:‹P›'s|your|the) (?:last |latest )?(?:answer|reply|response)(?: (?:came|arrived|was received|was given))?|‹P› (?:answered|replied|responded))",
    always('answer'),
  ],
  [
    '(?:(?:the )?hold (?:began|started|had begun|was (?:first )?(?:imposed|placed))|payouts (?:stopped|ceased|were (?:stopped|paused|suspended))|‹P› (?:imposed|placed) the hold|‹P› stopped (?:paying out|payouts)|(?:the )?(?:start|beginning) of the hold)',
    always('hold_started'),
  ],
  [
    '(?:the )?account (?:was|had been) opened|‹M› opened (?:its|the|an) account(?: with ‹P›)?',
    always('account_opened_on'),
  ],
  [
    '(?:the )?(?:ordinary |dispute |card )*window (?:for [a-z ]+? )?(?:closed|ended|ran out)',
    always('passed_window_end'),
  ],
  ['(?:the date of this letter|this letter|today)', always('dated')],
  // "Three days after delivery": of the letter sent last.
  ['(?<=‹N\\d+› (?:after|before) )(?:its |the )?(?:delivery|receipt)(?! \\w)', always('last_delivered')],
  // A letter by itself: the day on which it was sent, or that on which it came.
  [letter, (which) => [...(sent[which ?? ''] ?? ['last_letter']), ...(delivered[which ?? ''] ?? ['last_delivered'])]],
];
const patterns = events.map(([words, ids]) => ({ pattern: new RegExp(`(?<![\\w'])(?:${words})(?!\\w)`, 'g'), ids }));

const e = '‹e(\\d+)›';
const n = '‹N(\\d+)›';
const passed = '(?:have |has |had )?(?:now |already )?(?:passed|gone by|elapsed|run)';
type Distance = readonly [words: string, days: (one: number, other: number, today: number) => number];
/** How many days a count must be, by what stands about it; positive only. */
const distances: readonly Distance[] = [
  [`${n} ${passed} (?:since|from) ${e}`, (one, _other, today) => today - one],
  [`${e} (?:is |was |came )?${n} after ${e}|${n} after ${e},? ${e}`, (one, other) => one - other],
  [`${e} (?:is |was |came )?${n} before ${e}`, (one, other) => other - one],
  [`${e} followed ${e} by ${n}`, (one, other) => one - other],
  [
    `between ${e} and ${e},? (?:lie|lay|passed|there (?:are|were)) ${n}|${n} (?:lie|lay|passed) between ${e} and ${e}`,
    (one, other) => Math.abs(one - other),
  ],
  [`${e} (?:is |was |came )?${n} ago`, (one, _other, today) => today - one],
];
/** "Those 180 days ran out": counted from the start of the hold, where a term of the file has that length. */
const termEnd = /(?:those|the|these) ‹N(\d+)› (?:ran out|ended|expired|were over|were up|passed)(?!\w)/g;
const sameLength = new RegExp(`^${n} (?:is|are|makes?) ${n}$`);
const compiled = distances.map(([words, days]) => ({ pattern: new RegExp(words), days }));
const whenHeld = new RegExp(
  `(?:when|by the time) ${e},? (?:the )?hold (?:was|had (?:lasted|run)|had been in place)(?: for)? (?:already |now )?${n}(?: old)?|(?:the )?hold (?:was|had (?:lasted|run)) (?:already |now )?${n}(?: old)? when ${e}`,
);
const had = new RegExp(`‹P› (?:has|have) (?:now )?had ${letter} for ${n}`);
const order = new RegExp(`${e} (before|after) ${e}`);

const dayOf = (date: unknown): number => Date.parse(String(date)) / 86_400_000;

/** The text with what is proven of distances between events as `‹ok›`, and how many statements that was. */
export function withoutTrueCourses(
  text: string,
  values: readonly Value[],
  sheet: FactSheet,
): { rest: string; proven: number } {
  if (!text.includes('‹N')) return { rest: text, proven: 0 };
  const days: number[][] = [];
  const today = dayOf(sheet.dated);
  let rest = text;
  const factDay = (id: string): number => dayOf(id === 'dated' ? sheet.dated : sheet.facts[id]?.value);
  const count = (words: string): Value | undefined => values[Number(/‹N(\d+)›/.exec(words)?.[1] ?? Number.NaN)];
  let proven = 0;
  const prove = (match: RegExpExecArray | null, distance: (own: number[]) => number): void => {
    if (match === null) return;
    const [ones = [Number.NaN], others = [Number.NaN]] = [...match[0].matchAll(/‹e(\d+)›/g)].map(
      ([, at]) => days[Number(at)] ?? [],
    );
    const long = ones.flatMap((one) => others.map((other) => distance([one, other])));
    if (!long.some((each) => each > 0 && hasLasted(count(match[0]), each))) return;
    proven += 1;
    rest = `${rest.slice(0, match.index)} ‹ok› ${rest.slice(match.index + match[0].length)}`;
  };
  const which = /\b(first|second|last|latest|final|previous|earlier)\b/.exec(had.exec(rest)?.[0] ?? '')?.[1];
  prove(had.exec(rest), () => today - Math.max(...(delivered[which ?? ''] ?? ['last_delivered']).map(factDay)));
  rest = patterns.reduce(
    (left, { pattern, ids }) =>
      left.replace(pattern, (words: string, ...groups: unknown[]) => {
        const named = groups.slice(0, -2).find((each): each is string => typeof each === 'string');
        const found = ids(named)
          .map(factDay)
          .filter((day) => !Number.isNaN(day));
        return found.length === 0 ? words : `‹e${days.push(found) - 1}›`;
      }),
    rest,
  );
  // A day of the file by its date.
  rest = rest.replace(/‹D(\d+)›/g, (words, at: string) => {
    const date = values[Number(at)];
    const isOnFile = Object.values(sheet.facts).some((fact) => date !== undefined && statesFact(date, fact));
    const day = dayOf(date?.value);
    return isOnFile && !Number.isNaN(day) ? `‹e${days.push([day]) - 1}›` : words;
  });
  rest = rest.replace(termEnd, (words, at: string) => {
    const term = values[Number(at)];
    const isTerm = Object.values(sheet.facts).some(
      ({ kind, role, value, unit }) =>
        kind === 'count' && role === 'term' && value === term?.value && unit === term.unit,
    );
    const day = factDay(`hold_day_${term?.value}`);
    return isTerm && !Number.isNaN(day) ? `‹e${days.push([day]) - 1}›` : words;
  });
  const alike = sameLength.exec(rest);
  const [first, second] = [alike?.[1], alike?.[2]].map((at) => values[Number(at)]);
  if (first?.unit === 'days' && first.bound === undefined && hasLasted(second, Number(first.value))) {
    proven += 1;
    rest = ' ‹ok› ';
  }
  const start = factDay('hold_started');
  prove(whenHeld.exec(rest), ([at = Number.NaN]) => at - start);
  for (const { pattern, days: distance } of compiled)
    prove(pattern.exec(rest), ([one = Number.NaN, other = Number.NaN]) => distance(one, other, today));
  const ordered = order.exec(rest);
  if (ordered) {
    const [one = [], other = []] = [ordered[1], ordered[3]].map((at) => days[Number(at)]);
    const later = (these: readonly number[], those: readonly number[]): boolean =>
      Math.min(...these) > Math.max(...those);
    if (ordered[2] === 'after' ? later(one, other) : later(other, one)) rest = rest.replace(ordered[0], ' ‹ok› ');
  }
  return proven === 0 ? { rest: text, proven } : { rest, proven };
}
