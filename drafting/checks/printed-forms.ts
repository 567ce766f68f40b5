import type { Fact } from '../facts/fact.ts';
import { escaped } from './cited-places.ts';
import { figuresIn } from './figures.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const named =
  '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\\b\\.?)';
const before = new RegExp(`(?:\\b(?:the )?(${named}),? (?:the )?)$`, 'i');
const after = new RegExp(`^(?: \\((?:an? )?(${named})\\)|, an? (${named})(?=[,;.:)]|$))`, 'i');
const anyDay = new RegExp(`\\b${named}`, 'i');

/** The text without the day of the week beside a full date where it is that day's: it says no more than the date. A wrong one stays. */
export function withoutRightWeekdays(text: string): string {
  if (!anyDay.test(text)) return text;
  const dates = figuresIn(text).filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)));
  return dates
    .toSorted((a, b) => b.at - a.at)
    .reduce((left, { at, words, value }) => {
      const right = weekdays[new Date(`${value}T12:00:00Z`).getUTCDay()] ?? '';
      const isRight = (name: string | undefined): boolean => name?.toLowerCase().startsWith(right) === true;
      const lead = before.exec(left.slice(0, at));
      const end = after.exec(left.slice(at + words.length));
      const from = lead && isRight(lead[1]) ? at - lead[0].length : at;
      const to = at + words.length + (end && isRight(end[1] ?? end[2]) ? end[0].length : 0);
      return `${left.slice(0, from)}${words}${left.slice(to)}`;
    }, text);
}

/** A number that has its value in any spacing: of certified mail, of a telephone. */
export type Spaced = { pattern: RegExp; printed: string };

/** The ids and telephone numbers of the file that are made of ten digits or more, in any grouping. */
export function spacedNumbers(facts: readonly Fact[]): Spaced[] {
  return facts.flatMap(({ kind, display }) => {
    const digits = display.replace(/[\s().-]/g, '');
    if ((kind !== 'id' && kind !== 'contact') || !/^\d{10,}$/.test(digits)) return [];
    const grouped = [...digits].map(escaped).join('[ .-]?(?:\\) ?)?');
    return [{ pattern: new RegExp(`(?<![\\d(])(?:\\+?1[ .-])?\\(?${grouped}(?!\\d)`, 'g'), printed: display }];
  });
}

/** The text as the house prints it: numbers as on file, no day of the week beside its own date. */
export const asPrinted = (text: string, numbers: readonly Spaced[]): string =>
  withoutRightWeekdays(
    /\d{3}/.test(text) ? numbers.reduce((left, { pattern, printed }) => left.replace(pattern, printed), text) : text,
  );
