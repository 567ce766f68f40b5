import { stemOf } from '../checks/lexicon.ts';
import { turnWords } from '../checks/turning-words.ts';
import { lightWords } from '../text/light-words.ts';
import { tradeGroups } from '../text/trade-words.ts';

/** Small words that say who does what to whom, what is chosen, or how much: no more to be added or left out than a denial. */
const pointing = new Set(
  'by from or over under about yet whether than as-if between toward towards through'.split(' '),
);
/** Words that a moved part of a sentence may begin with. */
const opening = new Set('in on at for with under as to within since from after before until if unless by'.split(' '));
/** Where two sentences meet, one of these stands at least, also when they are joined. */
const joint = /[.;:,?!]|\b(?:and|but|so|while|for|which)\b/i;
/** More small words than this between two words of the template say something of their own. */
const longestGap = 4;
const longestTail = 2;
/** Words of an owner that may change places with what it owns. */
const longestOwner = 3;

/** The words that a model may add or leave out as it likes. */
export const freeWords: readonly string[] = [...lightWords].filter(
  (word) => turnWords[word] === undefined && !pointing.has(word) && word !== 'please' && word !== 'kindly',
);
const free = new Set(freeWords);
/** The words that it must keep where they stand: denials, permissions, conditions, times, measures and directions. */
export const keptWords: readonly string[] = [
  ...Object.keys(turnWords).filter((word) => /^[a-z]+$/.test(word)),
  ...[...pointing].filter((word) => !word.includes('-')),
];

/** The trade's single words for one thing; a word that stands in several groups has several meanings and replaces none. */
const groupsOf = new Map<string, number[]>();
for (const [at, group] of tradeGroups.entries())
  for (const word of group.filter((each) => !each.includes(' ')))
    groupsOf.set(rootOf(word), [...(groupsOf.get(rootOf(word)) ?? []), at]);

function rootOf(word: string): string {
  return stemOf(
    word
      .replace(/'s?$/, '')
      .replace(/bly$/, 'ble')
      .replace(/([^aeiou])ily$/, '$1y'),
  ).replace(/e$/, '');
}

/** `opens`: a part of the sentence may begin here. `owner`: after "of". `after`: a strong mark stands before it. */
type Token = {
  is: 'slot' | 'request' | 'kept' | 'word';
  as: string;
  start: number;
  end: number;
  opens: boolean;
  owner: boolean;
  after: boolean;
};

/** The words of a text that carry its meaning, in order, without the free ones. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const plain = text
    .replace(/[’]/g, "'")
    .replace(/\b[Ww]e (?:would )?(?:ask|request)(?: that)?(?: you)?(?: (?:to|please))?\b/g, (all) =>
      'please'.padEnd(all.length),
    );
  for (const match of plain.matchAll(/\{[a-z]+:[A-Za-z0-9_-]+\}|[\p{L}][\p{L}'-]*/gu)) {
    const [piece] = match;
    const word = piece.toLowerCase();
    const between = plain.slice(tokens.at(-1)?.end ?? 0, match.index).toLowerCase();
    const small: readonly string[] = between.match(/[\p{L}']+/gu) ?? [];
    const place = {
      start: match.index,
      end: match.index + piece.length,
      opens: /[,;:(]/.test(between) || opening.has(word) || small.some((each) => opening.has(each)),
      owner: small.includes('of'),
      after: /[;:.?!]/.test(between) || tokens.length === 0,
    };
    if (piece.startsWith('{')) tokens.push({ is: 'slot', as: piece, ...place });
    else if (word === 'please' || word === 'kindly') {
      if (tokens.at(-1)?.is !== 'request') tokens.push({ is: 'request', as: 'please', ...place });
    } else if (
      word === 'we' &&
      tokens.some(({ as, start }) => as === rootOf('we') && !/[.?!]/.test(plain.slice(start, match.index)))
    )
      continue;
    else if (turnWords[word] !== undefined) tokens.push({ is: 'kept', as: turnWords[word], ...place });
    else if (pointing.has(word)) tokens.push({ is: 'kept', as: word, ...place });
    else if (!free.has(word)) tokens.push({ is: 'word', as: rootOf(word), ...place });
  }
  return tokens;
}

function isSame(now: Token, was: Token): boolean {
  if (now.is !== was.is) return false;
  if (now.as === was.as) return true;
  if (now.is !== 'word') return false;
  const [own, ...others] = groupsOf.get(now.as) ?? [];
  return own !== undefined && others.length === 0 && (groupsOf.get(was.as) ?? []).includes(own);
}

const areSame = (now: readonly Token[], was: readonly Token[]): boolean =>
  now.length === was.length && now.every((each, at) => isSame(each, was[at] as Token));

/** Whether what stands beside a value now stood beside another value before. */
function exchangesValues(now: readonly Token[], was: readonly Token[]): boolean {
  const beside = (tokens: readonly Token[], step: 1 | -1) =>
    new Map(tokens.flatMap((each, at) => (each.is === 'slot' ? [[each.as, tokens[at + step]] as const] : [])));
  return ([1, -1] as const).some((step) => {
    const old = beside(was, step);
    return [...beside(now, step)].some(
      ([slot, next]) =>
        next !== undefined &&
        !(old.get(slot) && isSame(next, old.get(slot) as Token)) &&
        [...old].some(([other, theirs]) => other !== slot && theirs !== undefined && isSame(next, theirs)),
    );
  });
}

const conditions: ReadonlySet<string> = new Set(
  'if unless until before after since because only without except'.split(' '),
);
const modal: ReadonlySet<string> = new Set(['must', 'may', 'will', 'should', 'would']);

/** Whether `theirs` may be cut there and its parts change places; `mine` has them so. `first`: what stands before both. */
function mayMove(mine: readonly Token[], theirs: readonly Token[], cut: number, first: Token | undefined): boolean {
  if (!areSame(mine, [...theirs.slice(cut), ...theirs.slice(0, cut)])) return false;
  if (theirs.slice(1).some(({ after }) => after)) return false;
  const [torn, last, right, left] = [theirs[cut - 1], theirs.at(-1), theirs[cut], mine[theirs.length - cut]];
  const isOwner = right?.owner === true || left?.owner === true;
  if (isOwner && Math.max(cut, theirs.length - cut) <= longestOwner && theirs.every(({ is }) => is === 'word'))
    return true;
  if (first?.is === 'kept' || first?.is === 'request') return false;
  // "Before then" is a part by itself.
  if (last?.is === 'kept' && !(theirs.length - cut === 1 && conditions.has(last.as))) return false;
  if (torn?.is === 'kept' && !(modal.has(torn.as) && right?.opens)) return false;
  return (
    right?.opens === true ||
    left?.opens === true ||
    (right?.owner === true && (!first || theirs[0]?.opens === true || theirs[0]?.after === true))
  );
}

/**
 * Whether a sentence's tokens are those of the template, in its order but for at most two parts that have changed places with their
 * neighbors: a part that a mark or a preposition opens, or an owner ("Delaware law", "the law of Delaware"). No part is torn from the
 * denial or condition before it, and none passes a semicolon or a colon.
 */
function isSentence(now: readonly Token[], was: readonly Token[], moves = 2): boolean {
  if (now.length !== was.length) return false;
  if (moves === 2 && exchangesValues(now, was)) return false;
  const at = was.findIndex((each, index) => !isSame(now[index] as Token, each));
  if (at < 0) return true;
  if (moves === 0) return false;
  for (let end = at + 2; end <= was.length; end += 1)
    for (let cut = 1; cut < end - at; cut += 1)
      if (
        mayMove(now.slice(at, end), was.slice(at, end), cut, was[at - 1]) &&
        isSentence(now.slice(end), was.slice(end), moves - 1)
      )
        return true;
  return false;
}

/** The template's sentences as the numbers of their tokens. */
function lengthsOf(template: string): number[] {
  const ends = [...template.matchAll(/[.?!](?=\s|$)/g)].map(({ index }) => index);
  const tokens = tokensOf(template);
  const upTo = ends.map((end) => tokens.filter(({ start }) => start < end).length);
  return upTo.map((count, at) => count - (upTo[at - 1] ?? 0)).filter((count) => count > 0);
}

const smallWords = (between: string): number => between.match(/[\p{L}']+/gu)?.length ?? 0;

/** A part between marks that has no word of the template. */
const emptyPart = (text: string): boolean =>
  text.split(/[.;:,?!()]/).some((part) => smallWords(part) > longestTail && tokensOf(part).length === 0);

/**
 * What a rephrasing does that may turn the meaning of its template; null when it keeps the course. Words that carry meaning, slots,
 * denials, conditions and directions are those of the template, in its order; within a sentence the last part may come first, and
 * sentences may be joined or split. The rule is stricter than meaning needs: words may be exchanged within a template without a new one
 * among them, and no list of words sees that.
 */
export function leavesCourse(text: string, template: string): string | null {
  const now = tokensOf(text);
  const was = tokensOf(template);
  const strange = now.filter((each) => each.is === 'word' && !was.some((other) => isSame(each, other)));
  if (strange.length > 0)
    return `it has words that the template does not have: ${[...new Set(strange.map(({ start, end }) => text.slice(start, end)))].slice(0, 5).join(', ')}`;
  for (const [kind, problem] of [
    ['slot', 'it has the slots in another order, or more or less often'],
    ['kept', 'it denies, compares, orders or permits otherwise than the template'],
    ['request', 'it asks where the template does not ask, or the other way round'],
  ] as const) {
    const of = (tokens: readonly Token[]) => tokens.filter(({ is }) => is === kind).map(({ as }) => as);
    const [mine, theirs] = [of(now), of(was)];
    if (kind === 'slot' ? mine.join() !== theirs.join() : mine.toSorted().join() !== theirs.toSorted().join())
      return problem;
  }
  let at = 0;
  for (const length of lengthsOf(template)) {
    const part = now.slice(at, at + length);
    if (!isSentence(part, was.slice(at, at + length)))
      return 'it has the words of the template in another order, or not all of them';
    at += length;
    const next = now[at];
    if (next && !joint.test(text.slice(part.at(-1)?.end, next.start)))
      return 'it joins two sentences without a mark or a word between them';
  }
  if (at !== now.length) return 'it says something twice';
  return strayWords(text, now, template, was);
}

/** The longest run of small words after each word that carries meaning, up to a mark. */
function runsAfter(text: string, tokens: readonly Token[]): { token: Token | null; small: number }[] {
  return [null, ...tokens].map((token, at) => ({
    token,
    small: Math.max(
      ...text
        .slice(token?.end ?? 0, tokens[at]?.start)
        .split(/[.;:,?!()]/)
        .map(smallWords),
    ),
  }));
}

/** Small words that say something of their own, or a sentence that ends before a condition of the template's. */
function strayWords(text: string, now: readonly Token[], template: string, was: readonly Token[]): string | null {
  const own = runsAfter(template, was);
  const limit = (token: Token | null): number =>
    Math.max(
      longestGap,
      ...own.map((each) =>
        (token && each.token ? isSame(token, each.token) : token === each.token) ? each.small + 2 : 0,
      ),
    );
  if (
    (emptyPart(text) && !emptyPart(template)) ||
    runsAfter(text, now).some(({ token, small }) => small > limit(token))
  )
    return 'a part of it says something else than the template';
  // A sentence of the template begins there too.
  const starts = new Set(lengthsOf(template).map((_, at, lengths) => lengths.slice(0, at).reduce((a, b) => a + b, 0)));
  const ends = now.some(
    (each, at) =>
      each.is === 'kept' &&
      conditions.has(each.as) &&
      /[.;:?!]/.test(text.slice(now[at - 1]?.end ?? 0, each.start)) &&
      !starts.has(at) &&
      !startsSentence(each, template, was),
  );
  return ends ? 'it ends a sentence before a condition of that sentence' : null;
}

/** Whether such a word also opens a sentence or a part after a mark in the template. */
const startsSentence = (token: Token, template: string, was: readonly Token[]): boolean =>
  was.some(
    (each, at) =>
      isSame(token, each) && (at === 0 || /[.;:?!]/.test(template.slice(was[at - 1]?.end ?? 0, each.start))),
  );
