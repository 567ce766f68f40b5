import type { Fact, FactSheet } from '../facts/fact.ts';
import { escaped } from './cited-places.ts';
import { figuresIn } from './figures.ts';
import { postalForms } from './same-line.ts';
import { fullNames } from './short-names.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const named =
  '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\\b\\.?)';
const before = new RegExp(`(?:\\b(?:the )?(${named}),? (?:the )?)$`, 'i');
const after = new RegExp(`^(?: \\((?:an? )?(${named})\\)|, an? (${named})(?=[,;.:)]|$))`, 'i');
const anyDay = new RegExp(`\\b${named}`, 'i');

/** Drops the day of the week beside a full date where it is right, since it adds nothing. A wrong one stays. */
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

/** A pattern for how others may print a fact, and how our letters print it. */
export type PrintedForm = { pattern: RegExp; printed: string };

/** The ids and telephone numbers on file with ten digits or more, in any grouping. */
export function spacedNumbers(facts: readonly Fact[]): PrintedForm[] {
  return facts.flatMap(({ kind, display }) => {
    const digits = display.replace(/[\s().-]/g, '');
    if ((kind !== 'id' && kind !== 'contact') || !/^\d{10,}$/.test(digits)) return [];
    const grouped = [...digits].map(escaped).join('[ .-]?(?:\\) ?)?');
    return [{ pattern: new RegExp(`(?<![\\d(])(?:\\+?1[ .-])?\\(?${grouped}(?!\\d)`, 'g'), printed: display }];
  });
}

/** "Juniper Outfitters, L.L.C.": the legal name with its legal form in another spelling. */
const namesOf = (sheet: FactSheet): PrintedForm[] => {
  const [printed = '', ...others] = fullNames(sheet);
  return others
    .filter((each) => !printed.startsWith(each))
    .map((each) => ({ pattern: new RegExp(`(?<!\\w)${escaped(each)}(?![\\w.])`, 'g'), printed }));
};

/** "A limited liability company organized in Delaware" for "a Delaware limited liability company". */
const entitiesOf = (facts: readonly Fact[]): PrintedForm[] =>
  facts.flatMap(({ id, display }) => {
    const [, state, form] =
      (id === 'entity_phrase' &&
        /^an? (.+) (limited liability company|corporation|limited partnership)$/.exec(display)) ||
      [];
    return state === undefined
      ? []
      : [
          {
            pattern: new RegExp(
              `\\ba ${form} (?:organized|formed|incorporated|existing) (?:in|under the laws? of) (?:the State of )?${state}\\b`,
              'g',
            ),
            printed: display,
          },
        ];
  });

/** An address on one line, with the words that the post office abbreviates. */
const addressesOf = (facts: readonly Fact[]): PrintedForm[] =>
  facts.flatMap(({ kind, display }) => {
    const words = display.match(/[\w'-]+/g) ?? [];
    if (kind !== 'address' || display.includes('\n') || words.length < 4) return [];
    const spelled = words.map((word) => `(?:${[word, ...postalForms(word)].map(escaped).join('|')})\\.?`);
    return [{ pattern: new RegExp(`(?<!\\w)${spelled.join(',? ')}(?!\\w)`, 'gi'), printed: display }];
  });

/** Everything on file that others print in another form: numbers, the legal name and its legal form, addresses. */
export const printedForms = (sheet: FactSheet): PrintedForm[] => {
  const facts = Object.values(sheet.facts);
  return [...spacedNumbers(facts), ...namesOf(sheet), ...entitiesOf(facts), ...addressesOf(facts)];
};

/** The text as our letters print it: facts as on file, no day of the week beside its own date. */
export const asPrinted = (text: string, forms: readonly PrintedForm[]): string =>
  withoutRightWeekdays(forms.reduce((left, { pattern, printed }) => left.replace(pattern, printed), text));
