import { folded, typographic } from '../text/display.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { inDigits } from '../text/number-words.ts';
import { figuresIn, type Figure } from './figures.ts';
import { citationsWith, withoutCitations } from './mask.ts';
import { shortNames } from './short-names.ts';

/**
 * A sentence with its parties and figures as tokens, lower case otherwise: `‹P›` the processor, `‹M›` the merchant, `‹R›` a person of the
 * merchant, `‹A›` the account, `‹L0›` a state, `‹X0›` an exhibit, `‹$0›` money, `‹D0›` a day, `‹N0›` a count. The number is the place in `values`.
 */
export type Tokens = { text: string; values: readonly Value[]; wrongWeekday: string | null };
export type Value = { is: '$' | 'D' | 'N' | 'X' | 'L' | 'other'; value: string | number; unit?: string; words: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const namesOf = perSheet((sheet): readonly (readonly [RegExp, string])[] => {
  const of = (...ids: string[]): string[] =>
    ids.flatMap((id) => (sheet.facts[id] ? [folded(typographic(sheet.facts[id].display))] : []));
  const short = shortNames(sheet);
  const any = (names: readonly string[]): RegExp | null => {
    const own = names.filter((each) => each.length > 1).toSorted((a, b) => b.length - a.length);
    return own.length === 0 ? null : new RegExp(`(?<!\\w)(?:${own.map(escaped).join('|')})(?!\\w)`, 'g');
  };
  const made: (readonly [RegExp | null, string])[] = [
    [any(of('account_id')), '‹A›'],
    [any([...of('merchant_legal', 'dba', 'merchant_as_typed'), ...short.merchant]), '‹M›'],
    [any([...of('contact_name', 'owner_0'), ...short.people]), '‹R›'],
    [any(of('processor_entity', 'processor')), '‹P›'],
    [/(?<!\w)(?:[Tt]he Merchant|[Oo]ur client|[Mm]y client)(?!\w)/g, '‹M›'],
    [/(?<!\w)(?:[Yy]our (?:office|company|legal department)|[Yy]ou)(?!r)(?!\w)/g, '‹P›'],
  ];
  return made.filter((each): each is readonly [RegExp, string] => each[0] !== null);
});

const kindOf: Partial<Record<Figure['kind'], Value['is']>> = { money: '$', date: 'D', count: 'N' };

export function tokensOf(plain: string, sheet: FactSheet): Tokens {
  const values: Value[] = [];
  let wrongWeekday: string | null = null;
  const take = (value: Value): string => `‹${value.is}${values.push(value) - 1}›`;
  let text = plain;
  for (const [pattern, token] of namesOf(sheet)) text = text.replace(pattern, token);
  text = text.replace(/\bExhibit ([A-Z])\b/g, (words) => take({ is: 'X', value: words, words }));
  text = text.replace(
    /\b(?:California|Delaware|New York|Massachusetts|Texas|Florida|Washington|Utah|Oregon)(?= law\b| is the state\b)/g,
    (words) => take({ is: 'L', value: words, words }),
  );
  text = inDigits(text);
  const tokenless = text.replace(/‹[^›]*›/g, (token) => ' '.repeat(token.length));
  for (const figure of figuresIn(tokenless).toSorted((a, b) => b.at - a.at)) {
    const is = kindOf[figure.kind] ?? 'other';
    const before = text.slice(0, figure.at);
    const named = is === 'D' ? /(\w+day),? $/i.exec(before) : null;
    const day = named ? weekdays.indexOf((named[1] ?? '').toLowerCase()) : -1;
    if (day >= 0 && new Date(`${figure.value}T12:00:00Z`).getUTCDay() !== day)
      wrongWeekday = `${named?.[0] ?? ''}${figure.words}`;
    const start = day >= 0 ? figure.at - (named?.[0].length ?? 0) : figure.at;
    const at = text.indexOf(figure.words, figure.at);
    const token = take({ is, value: figure.value, words: figure.words, ...(figure.unit ? { unit: figure.unit } : {}) });
    text = `${text.slice(0, start)}${token}${text.slice(at + figure.words.length)}`;
  }
  return { text: lowered(text), values, wrongWeekday };
}

/** Lower case but for the tokens, whose letters name what they stand for. */
const lowered = (text: string): string =>
  text.replace(/‹[^›]*›|[^‹]+/g, (part) => (part.startsWith('‹') ? part : part.toLowerCase()));

const isValue = (fact: Fact | undefined, { is, value }: Value): boolean =>
  fact !== undefined &&
  fact.value === value &&
  { $: 'money', D: 'date', N: 'count', X: '', L: '', other: '' }[is] === fact.kind;
/** Whether a value is that of one of these facts. */
export const isOneOf = (sheet: FactSheet, value: Value, ...ids: string[]): boolean =>
  ids.some((id) => isValue(sheet.facts[id], value));

/** Whether the sentence cites or quotes, which no statement of facts does. */
export const citesOrQuotes = (plain: string): boolean =>
  /["§]/.test(plain) || withoutCitations(plain, citationsWith([])).ids.length > 0;
