import { expect, test } from 'vitest';
import { cardNumberIn, withoutCardNumbers } from '../domain/card-number.ts';
import { comparedName, namesIn } from '../domain/conflicts/name.ts';
import { digest } from '../domain/documents/digest.ts';
import { inlineRuns } from '../domain/letters/inline-runs.ts';
import { isExpectedName } from '../domain/papers/signed-paper.ts';
import { mentionTyped } from '../domain/messages/mentions.ts';
import { fillText, unknownSlot } from '../domain/messages/saved-text.ts';
import { normalForm } from '../domain/normal-form.ts';
import { emailTrouble } from '../domain/email-address.ts';
import { readAmount } from '../domain/money/cents.ts';
import { textReply } from '../domain/people/text-reply.ts';
import { plainCharacters } from '../domain/plain-characters.ts';
import { quotable } from '../drafting/text/screen-quote.ts';
import { printable } from '../drafting/text/sanitize.ts';
import { plainText } from '../knowledge/full-texts/plain-text.ts';
import { safeName } from '../server/privacy/export-entries.ts';
import { oneLine } from '../web/attorney/letters/editor/typed-text.ts';
import { wordDifferences } from '../web/attorney/letters/versions/word-differences.ts';
import { maskMoney } from '../web/ui/masks.ts';
import { attack, growth, worst } from './adversarial-text.ts';

const readAsPage = (text: string): unknown =>
  digest({ pages: 1, read: [{ number: 1, lines: text.split('\n'), way: 'text', confidence: 1, hidden: 0 }] });

/** The functions that are called with text that somebody typed or sent, each with the maximum length of that text. */
const callers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ['cardNumberIn', 10_200, cardNumberIn],
  ['withoutCardNumbers', 10_200, withoutCardNumbers],
  ['inlineRuns', 20_000, inlineRuns],
  ['wordDifferences with a text', 5_000, (text) => wordDifferences('We sell tools. '.repeat(300), text)],
  ['wordDifferences of a text', 5_000, (text) => wordDifferences(text, text.replace(/./gu, 'x '))],
  ['normalForm', 20_000, (text) => normalForm(text, 'NFKC')],
  ['printable', 20_000, printable],
  ['quotable', 10_000, quotable],
  ['plainText', 40_000, plainText],
  ['comparedName', 20_000, comparedName],
  ['namesIn', 20_000, namesIn],
  ['isExpectedName', 20_000, (text) => isExpectedName(text, [text])],
  ['mentionTyped', 10_000, (text) => mentionTyped(text, text.length)],
  ['fillText', 5_000, (text) => fillText(text, { first_name: text, case_number: text, processor: text })],
  ['unknownSlot', 5_000, unknownSlot],
  ['textReply', 10_000, textReply],
  ['plainCharacters', 20_000, plainCharacters],
  ['emailTrouble', 20_000, emailTrouble],
  ['readAmount', 20_000, readAmount],
  ['safeName', 20_000, safeName],
  ['oneLine', 20_000, oneLine],
  ['maskMoney', 20_000, maskMoney],
  ['a page of a document', 10_000, readAsPage],
];

test.each(callers)(
  '%s takes at most three times as long for %i characters as for half of them',
  (_name, length, call) => {
    const slow = worst.filter((attack) => growth((text) => void call(text), attack, length) > 3);
    expect(slow.map(({ of }) => of)).toEqual([]);
  },
);

test.each(['$1.00 held ', 'We hold $5.00. ', 'on May 5, 2026 ', 'Total   ', '$1.00 held\n', 'Inc. ', 'chargebacks '])(
  'a page full of %j is read in time that grows with the length of the page',
  (unit) => expect(growth(readAsPage, attack('', unit, 'x'), 10_000)).toBeLessThan(3.5),
);

test('up to thirty marks in a row on a letter stay as they are, and further ones are left out', () => {
  const marks = '\u0301\u0323'.repeat(15);
  expect(normalForm(`a${marks}`, 'NFD')).toBe(`a${marks}`.normalize('NFD'));
  expect(normalForm(`a${marks}\u0301\u0323b`, 'NFC')).toBe(`a${marks}b`.normalize('NFC'));
});

test('texts that differ in too many words to follow are shown as one replaced by the other', () => {
  const [before, after] = [Array(1_200).fill('old').join(' '), Array(1_200).fill('new').join('\n')];
  expect(wordDifferences(before, after).map(({ words, change }) => [words, change])).toEqual([
    [before, 'removed'],
    [after, 'added'],
  ]);
});

test('a long row of asterisks is not taken for nested marks', () => {
  expect(
    inlineRuns('*'.repeat(20_000))
      .map(({ text }) => text)
      .join('').length,
  ).toBeGreaterThan(19_000);
  expect(inlineRuns('**a _b_** _c **d**_')).toEqual([
    { text: 'a ', bold: true, italic: false },
    { text: 'b', bold: true, italic: true },
    { text: ' ', bold: false, italic: false },
    { text: 'c ', bold: false, italic: true },
    { text: 'd', bold: true, italic: true },
  ]);
});
