import type { FactSheet } from '../facts/fact.ts';
import type { Exchange, Unit } from './unit.ts';
import { plannedPieces } from './planned-pieces.ts';
import { lightWords } from '../text/light-words.ts';
import { tokensOf } from './tokens.ts';

/** Maximum words on either side of an exchange. */
const longest = 4;
/** Minimum share of the shorter sentence that stands in the other one, in the same order. */
const alike = 0.7;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const classes = (families: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(families).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)));

/** Words that turn the meaning of what stands near them: denials, permissions, conditions, times and measures. */
const turning = set(
  'not no never nothing none neither nor without nobody nowhere nil zero must shall required may can could might will should ' +
    'ought would if unless until before after since within only solely exclusively all every each entire entirely whole ' +
    'everything throughout some partly partially several certain more greater higher larger exceed exceeds exceeding ' +
    'exceeded most mostly longer less fewer smaller lower least against except because',
);

/** Words for where something goes, on whose side it stands and what it is under; the families exclude one another. */
const directions = classes({
  to: 'to into onto toward towards',
  from: 'from off',
  with: 'with',
  without: 'without',
  for: 'for',
  against: 'against',
  by: 'by',
  under: 'under within inside',
  beyond: 'beyond outside over above despite',
});
/** Phrases that mean one of these words, replaced in this order. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/n't\b|(?<=\bcan)not\b/g, ' not'],
  [/\bwhether or not\b/g, 'whether'],
  [/\b(?:(?:so|as) far as|insofar as|to the extent(?: that)?)(?!\w)/g, 'where'],
  [/\bwith no\b/g, 'without'],
  [/\b(?:out of|away from)\b/g, 'from'],
  [/\bon behalf of\b/g, 'for'],
  [/\btogether with\b/g, 'with'],
];
/** Pairs that are plain contraries. */
const contraries = ['to from', 'with without', 'for against', 'under beyond'];
const amounts = classes({
  all: 'all every each entire everything everyone whole both',
  some: 'some something certain several partly one ones somebody someone',
  any: 'any anything anyone anybody',
});
const modals = classes({ must: 'must shall', may: 'may can could might' });
const others = set('others other another another else somebody someone');
const pronouns = set('it its they them their itself themselves');
const denials = set('not no never nothing none neither without nobody nowhere');
const only = set('only solely exclusively merely');
const extended = set('even also mostly always often mainly perhaps especially particularly');
const conditions = set('if where when whenever wherever so as before after once without');
/** Next to these, a denial is only another form of the same meaning: "no later than", "not only", "not until". */
const denialForms = set('either neither nor than only just merely simply until unless before if except fails fail but');
const recipients = set('to with from through at');

const counselWords =
  /(?<!\w)(?:we|us|i|me|this firm|the firm|our firm|this office|our office|the undersigned|undersigned counsel)(?!\w)/g;
const counselsOwn = /(?<!\w)(?:our|ours|my|mine)(?!\w)/g;
/** Counsel as `‹W›`, and what is counsel's as `‹V›`, since "our request" is not counsel asking. */
const withCounsel = (text: string): string => text.replace(counselWords, '‹W›').replace(counselsOwn, '‹V›');

type Place = { was: readonly string[]; now: readonly string[]; at: number; after: string; before: string };

/** Words with parties, counsel and figures as tokens. */
function wordsOf(plain: string, sheet: FactSheet): readonly string[] {
  const { text, values } = tokensOf(plain, sheet);
  const plainly = joined.reduce((left, [pattern, word]) => left.replace(pattern, word), text.replace(/’/g, "'"));
  return (
    withCounsel(plainly.replace(/(?<!\w)your(?!\w)/g, "‹P›'s"))
      .replace(/‹([^\d›]+)(\d+)›/gu, (_words, is: string, at: string) => `‹${is}:${values[Number(at)]?.value ?? ''}›`)
      .match(/‹[^›]*›(?:'s)?|\p{L}+(?:'\p{L}+)?|\d+/gu) ?? []
  );
}

/** Where two lists of words differ, from their longest common subsequence; `common` is its length. */
function placesOf(was: readonly string[], now: readonly string[]): { places: Place[]; common: number } {
  const width = now.length + 1;
  const table = new Uint16Array((was.length + 1) * width);
  const length = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        was[i] === now[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
  const places: Place[] = [];
  for (let i = 0, j = 0; i < was.length || j < now.length;) {
    const [fromI, fromJ] = [i, j];
    while ((i < was.length || j < now.length) && (was[i] !== now[j] || i >= was.length || j >= now.length))
      if (j >= now.length || (i < was.length && length(i + 1, j) >= length(i, j + 1))) i += 1;
      else j += 1;
    if (i > fromI || j > fromJ)
      places.push({
        was: was.slice(fromI, i),
        now: now.slice(fromJ, j),
        at: fromI,
        before: was[fromI - 1] ?? '',
        after: was[i] ?? '',
      });
    while (i < was.length && j < now.length && was[i] === now[j]) [i, j] = [i + 1, j + 1];
  }
  return { places, common: length(0, 0) };
}

const isSmall = (word: string): boolean =>
  lightWords.has(word) || turning.has(word) || directions.has(word) || /^‹[WVPMR]›/.test(word);
const has = (words: readonly string[], of: ReadonlySet<string>): boolean => words.some((word) => of.has(word));
const familyIn = (words: readonly string[], of: ReadonlyMap<string, string>): string[] =>
  words.flatMap((word) => of.get(word) ?? []);
/** The family on each side, where each side has exactly one and they differ. */
function exchanged({ was, now }: Place, of: ReadonlyMap<string, string>): readonly [string, string] | null {
  const [one, other] = [familyIn(was, of), familyIn(now, of)];
  return one.length === 1 && other.length === 1 && one[0] !== other[0] ? [one[0] ?? '', other[0] ?? ''] : null;
}
const isCounsel = (word: string): boolean => /^‹[WV]›/.test(word);
const isPronoun = (word: string): boolean => pronouns.has(word);

/**
 * Whether another party stands in a place: counsel for a party, a party for counsel, or the processor where a pronoun
 * meant somebody else.
 */
function isAnotherParty({ was, now, at, before }: Place, whole: readonly string[]): boolean {
  const nearest = whole.slice(0, at).findLast((word) => /^‹[PM]›/.test(word));
  if (was.some(isCounsel) && !now.some(isCounsel))
    return now.length > 0 && (recipients.has(before) || now.some((word) => word.startsWith('‹P›') || isPronoun(word)));
  if (now.some(isCounsel) && !was.some(isCounsel)) return was.some((word) => word.startsWith('‹P›') || isPronoun(word));
  if (was.some(isPronoun) && now.some((word) => word.startsWith('‹P›'))) return nearest?.startsWith('‹P›') !== true;
  return false;
}

const names: Readonly<Record<string, string>> = {
  W: 'the undersigned',
  V: 'our',
  M: 'the Merchant',
  P: 'the processor',
  R: 'the Merchant’s person',
  A: 'the account',
};
const shown = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(
      /‹([^:›]+)(?::([^›]*))?›/gu,
      (_words, name: string, value: string | undefined) => value ?? names[name] ?? '',
    );

/** How severe an exchange of small words at this place is; null when it changes nothing. */
function severityOf(place: Place, whole: readonly string[], denies: boolean): Exchange['severity'] | null {
  const { was, now, before, after } = place;
  if (was.length > longest || now.length > longest) return null;
  if (recipients.has(before) && was.some(isCounsel) && isAnotherParty(place, whole)) return 'amber';
  if (![...was, ...now].every(isSmall)) return null;
  if (was.length === 1 && now.length === 1 && was[0] === 'of' && /^(?:by|to|against|without)$/.test(now[0] ?? ''))
    return 'amber';
  const turned = exchanged(place, directions);
  if (turned) {
    const pair = contraries.some((each) => turned.every((one) => each.split(' ').includes(one)));
    return pair ? 'red' : 'amber';
  }
  if (has(now, others) !== has(was, others)) return 'amber';
  if (now.includes('even') && !was.includes('even') && (has(now, conditions) || conditions.has(after))) return 'amber';
  if (has(was, only) && !has(now, only) && has(now, extended)) return 'amber';
  const amount = exchanged(place, amounts);
  if (amount && (amount[1] === 'some' || amount[0] === 'some')) return 'amber';
  if (exchanged(place, modals)) return 'amber';
  if (was.length === 1 && now.length === 1 && /^(?:and or|or and)$/.test(`${was[0] ?? ''} ${now[0] ?? ''}`))
    return 'amber';
  if (was.includes('but') && /^(?:all|nothing|none|anything)$/.test(before)) return 'amber';
  if (has(was, denials) !== has(now, denials) && !has([...was, ...now, before, after], denialForms) && denies)
    return 'amber';
  return isAnotherParty(place, whole) ? 'amber' : null;
}

/** How many words two lists share in any order: an upper bound on their common subsequence. */
function shared(was: readonly string[], now: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of was) left.set(word, (left.get(word) ?? 0) + 1);
  return now.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** The worst exchange of small words between a sentence and the planned sentence nearest to it. */
function exchangeIn(plain: string, planned: readonly (readonly string[])[], sheet: FactSheet): Exchange | null {
  const now = wordsOf(plain, sheet);
  const [nearest] = planned
    .filter((was) => shared(was, now) >= alike * Math.min(was.length, now.length))
    .map((was) => {
      const { places, common } = placesOf(was, now);
      return { was, places, share: common / Math.max(1, Math.min(was.length, now.length)), common };
    })
    .filter(({ share }) => share >= alike)
    .toSorted((a, b) => b.common - a.common || a.places.length - b.places.length);
  if (nearest === undefined) return null;
  const denialsIn = (words: readonly string[]): number => words.filter((word) => denials.has(word)).length;
  const denies = denialsIn(nearest.was) !== denialsIn(now);
  const found = nearest.places.flatMap((place): Exchange[] => {
    const severity = severityOf(place, nearest.was, denies);
    return severity === null ? [] : [{ severity, was: shown(place.was), now: shown(place.now) }];
  });
  return found.find(({ severity }) => severity === 'red') ?? found[0] ?? null;
}

/** New sentences with a small word exchanged, compared with the sentences of the plan that are gone. */
export function exchangesOf(
  units: readonly Unit[],
  sheet: FactSheet,
  said: ReadonlySet<string>,
): ReadonlyMap<Unit, Exchange> {
  const gone = [...plannedPieces(sheet).values()]
    .flat()
    .filter((piece) => !said.has(piece))
    .map((piece) => wordsOf(piece, sheet));
  return new Map(
    units.flatMap((unit) => {
      // A table row is not a sentence, so it is not compared.
      if (unit.proven || unit.where !== 'block' || unit.heading || unit.plain.includes(' | ')) return [];
      const found = exchangeIn(unit.plain, gone, sheet);
      return found === null ? [] : [[unit, found] as const];
    }),
  );
}
