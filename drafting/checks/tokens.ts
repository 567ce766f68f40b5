import { writtenOut } from '../text/abbreviations.ts';
import { folded, typographic } from '../text/display.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { inDigits } from '../text/number-words.ts';
import { figuresIn, type Bound, type Figure } from './figures.ts';
import { fits, isThatDay } from './fits.ts';
import { citationsWith, escaped, withoutCitations } from './cited-places.ts';
import { noOtherName, shortNames } from './short-names.ts';

/**
 * A sentence with its parties and figures as tokens, otherwise in lower case with abbreviations written out: `‹P›` the
 * processor, `‹M›` the merchant, `‹R›` somebody of the merchant's, `‹A›` the account, `‹L0›` a state, `‹X0›` an
 * exhibit, `‹$0›` money, `‹D0›` a day, `‹N0›` a count, `‹%0›` a share. The number is the index in `values`. Words that
 * bound a figure ("about") are part of its token.
 */
export type Tokens = { text: string; values: readonly Value[]; wrongWeekday: string | null };
export type Value = {
  is: '$' | 'D' | 'N' | '%' | 'X' | 'L' | 'other';
  kind: Figure['kind'] | 'exhibit' | 'law' | 'number';
  value: string | number;
  unit?: string;
  bound?: Bound;
  fraction?: true;
  words: string;
};

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday =
  /(?:the )?\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\b\.?,? (?:the )?$/i;
/** "October 17, 2026, a Friday", "October 17, 2026 (Friday)". */
const weekdayAfter =
  /^(?:,? (?:\(|(?:which )?(?:is |was |being )?an? )|, )(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i;

const namesOf = perSheet((sheet): readonly (readonly [RegExp, string])[] => {
  const of = (...ids: string[]): string[] =>
    ids.flatMap((id) => (sheet.facts[id] ? [folded(typographic(sheet.facts[id].display))] : []));
  const short = shortNames(sheet);
  const any = (names: readonly string[], after = ''): RegExp | null => {
    const own = [...new Set(names)].filter((each) => each.length > 1).toSorted((a, b) => b.length - a.length);
    return own.length === 0 ? null : new RegExp(`(?<!\\w)(?:${own.map(escaped).join('|')})(?!\\w)${after}`, 'gu');
  };
  const made: (readonly [RegExp | null, string])[] = [
    [any(of('account_id')), '‹A›'],
    [any(short.merchant, noOtherName), '‹M›'],
    [any(short.people, noOtherName), '‹R›'],
    [any(short.processor, noOtherName), '‹P›'],
    [/(?<!\w)(?:[Tt]he )?Merchant(?!\w)|(?<!\w)(?:[Tt]he|[Oo]ur|[Mm]y) client(?!\w)/g, '‹M›'],
    [
      /(?<!\w)(?:[Yy]our (?:office|company|team|side|legal (?:department|dept\.?))|[Tt]he [Pp]rocessor|[Yy]ou)(?!r)(?!\w)/g,
      '‹P›',
    ],
  ];
  return made.filter((each): each is readonly [RegExp, string] => each[0] !== null);
});

const kindOf: Partial<Record<Figure['kind'], Value['is']>> = { money: '$', date: 'D', count: 'N', percent: '%' };

/** "Exhibit C", "Exhibits C and D": one token per letter. */
function withExhibits(text: string, take: (value: Value) => string): string {
  const token = (letter: string): string =>
    take({ is: 'X', kind: 'exhibit', value: `Exhibit ${letter}`, words: `Exhibit ${letter}` });
  let found = text.replace(/\b[Ee]xhibits? ([A-Z])\b/g, (_words, letter: string) => token(letter));
  const next = /(‹X\d+›(?: \([^)]*\))?(?:,? and|,|;| through) )([A-Z])(?![\w'])/g;
  for (let more = next.exec(found); more; more = next.exec(found)) {
    const [, lead = '', letter = ''] = more;
    const at = more.index + lead.length;
    found = `${found.slice(0, at)}${token(letter)}${found.slice(at + 1)}`;
    // The next letter in the list is found by this token.
    next.lastIndex = at;
  }
  return found;
}

const states = 'California|Delaware|New York|Massachusetts|Texas|Florida|Washington|Utah|Oregon|North Carolina';

/** Whether the day of the week named with a day is wrong. */
const isOtherWeekday = (value: string | number, day: number, sheet: FactSheet): boolean => {
  const days = Object.values(sheet.facts)
    .filter((fact) => fact.kind === 'date' && isThatDay(value, String(fact.value)))
    .map((fact) => String(fact.value));
  const named = /^\d{4}-\d\d-\d\d$/.test(String(value)) ? [String(value)] : days;
  return named.length > 0 && named.every((each) => new Date(`${each}T12:00:00Z`).getUTCDay() !== day);
};

const known = perSheet(() => new Map<string, Tokens>());

export function tokensOf(plain: string, sheet: FactSheet): Tokens {
  const tokens = known(sheet).get(plain) ?? tokensIn(plain, sheet);
  known(sheet).set(plain, tokens);
  return tokens;
}

function tokensIn(plain: string, sheet: FactSheet): Tokens {
  const values: Value[] = [];
  let wrongWeekday: string | null = null;
  const take = (value: Value): string => `‹${value.is}${values.push(value) - 1}›`;
  let text = plain;
  for (const [pattern, token] of namesOf(sheet)) text = text.replace(pattern, token);
  text = withExhibits(writtenOut(text), take);
  text = text.replace(
    new RegExp(
      `\\b(?:${states})(?= law\\b| is the state\\b)|(?<=\\blaws? of )(?:${states})\\b|(?<=^In |, in )(?:${states})(?=,)`,
      'g',
    ),
    (words) => take({ is: 'L', kind: 'law', value: words, words }),
  );
  // A mail tracking number is one number, however its digits are grouped.
  text = text.replace(/(?<![\d$])\d{4}(?: \d{4}){4} \d{2}(?!\d)/g, (words) =>
    take({ is: 'other', kind: 'number', value: words, words }),
  );
  // "A dispute about" a sum means the same as "a dispute over" it.
  text = inDigits(text).replace(
    /(\bdispute\b[^.;]*?,?) (?:regarding|concerning|about|relating to) (?=\$\d)/g,
    '$1 over ',
  );
  const tokenless = text.replace(/‹[^›]*›/g, (token) => ' '.repeat(token.length));
  for (const figure of figuresIn(tokenless).toSorted((a, b) => b.at - a.at)) {
    const is = kindOf[figure.kind] ?? 'other';
    const named = is === 'D' ? weekday.exec(text.slice(0, figure.at)) : null;
    const day = named ? weekdays.findIndex((each) => each.startsWith((named[1] ?? '').toLowerCase().slice(0, 3))) : -1;
    if (day >= 0 && isOtherWeekday(figure.value, day, sheet)) wrongWeekday = `${named?.[0] ?? ''}${figure.words}`;
    const start = day >= 0 ? figure.at - (named?.[0].length ?? 0) : figure.from;
    const at = text.indexOf(figure.words, figure.at);
    const after = is === 'D' ? weekdayAfter.exec(text.slice(at + figure.words.length)) : null;
    if (after && isOtherWeekday(figure.value, weekdays.indexOf((after[1] ?? '').toLowerCase()), sheet))
      wrongWeekday = `${figure.words}${after[0]}`;
    const { kind, value, words, unit, bound, fraction } = figure;
    const token = take({
      is,
      kind,
      value,
      words,
      ...(unit && { unit }),
      ...(bound && { bound }),
      ...(fraction && { fraction }),
    });
    text = `${text.slice(0, start)}${token}${text.slice(at + figure.words.length)}`;
  }
  return { text: lowered(text), values, wrongWeekday };
}

/** Lower case except inside tokens, whose letters say what they stand for. */
const lowered = (text: string): string =>
  text.replace(/‹[^›]*›|[^‹]+/g, (part) => (part.startsWith('‹') ? part : part.toLowerCase()));

/** Whether what is stated is this fact, in whatever form. */
function statesFact(stated: Value, fact: Fact): boolean {
  if (stated.kind === 'date') return fact.kind === 'date' && isThatDay(stated.value, String(fact.value));
  if (stated.kind !== fact.kind || typeof fact.value !== 'number') return false;
  return stated.kind === 'count' && stated.unit !== fact.unit
    ? false
    : fits({ ...stated, kind: stated.kind }, fact.value);
}
/** Whether a value is that of one of these facts. */
export const isOneOf = (sheet: FactSheet, value: Value, ...ids: string[]): boolean =>
  ids.some((id) => {
    const fact = sheet.facts[id];
    return fact !== undefined && statesFact(value, fact);
  });

/** Whether the sentence cites or quotes, which no statement of facts does. */
export const citesOrQuotes = (plain: string): boolean =>
  /["§]/.test(plain) || withoutCitations(plain, citationsWith([])).ids.length > 0;
