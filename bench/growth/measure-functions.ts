import { cardNumberIn, withoutCardNumbers } from '../../domain/card-number.ts';
import { comparedName, namesIn } from '../../domain/conflicts/name.ts';
import { digest } from '../../domain/documents/digest.ts';
import { inlineRuns } from '../../domain/letters/inline-runs.ts';
import { isExpectedName } from '../../domain/papers/signed-paper.ts';
import { mentionTyped } from '../../domain/messages/mentions.ts';
import { fillText, unknownSlot } from '../../domain/messages/saved-text.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { emailTrouble } from '../../domain/email-address.ts';
import { readAmount } from '../../domain/money/cents.ts';
import { textReply } from '../../domain/people/text-reply.ts';
import { plainCharacters } from '../../domain/plain-characters.ts';
import { quotable } from '../../drafting/text/screen-quote.ts';
import { printable } from '../../drafting/text/sanitize.ts';
import { plainText } from '../../knowledge/full-texts/plain-text.ts';
import { safeName } from '../../server/privacy/export-entries.ts';
import { oneLine } from '../../web/attorney/letters/editor/typed-text.ts';
import { wordDifferences } from '../../web/attorney/letters/versions/word-differences.ts';
import { maskMoney } from '../../web/ui/masks.ts';
import { endpointsWithText } from '../../testing/typed-requests.ts';
import { attack, worst, type Attack } from '../../testing/adversarial-text.ts';
import { growthOf, type Measured } from './growth-of.ts';

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

const attacksWith = (units: readonly string[]): Attack[] => units.map((unit) => attack('', unit, 'x'));
/** What stands in documents and in replies, beside what is tried on everything. */
const own: Readonly<Record<string, readonly Attack[]>> = {
  'a page of a document': attacksWith([
    '$1.00 held ',
    'We hold $5.00. ',
    'on May 5, 2026 ',
    'Total   ',
    '$1.00 held\n',
    'USD      10.10      11.20\n',
    'Inc. ',
    'chargebacks ',
  ]),
  textReply: attacksWith(['no more ', 'stop sending me the ', 'a-', 'do not want to receive any ']),
};

/** The functions above, each with a text of its maximum length. */
export function measureFunctions(): Measured {
  const slow = callers.flatMap(([name, length, call]) =>
    [...worst, ...(own[name] ?? [])]
      .filter((attack) => growthOf((text) => void call(text), attack, length) > 3)
      .map(({ of }) => `${name} on ${of}`),
  );
  return { of: 'functions', tried: callers.length, slow };
}

/** A sixteenth of the maximum length of a whole body (server/doors/refuse-early.ts), in characters. */
const tooLong = 64 * 1_024;

/** Each text field of the contract: how long it takes to refuse what is far too long. */
export function measureFields(): Measured {
  const texts = endpointsWithText.flatMap((endpoint) => endpoint.texts);
  const fields = [...new Map(texts.map((text) => [text.schema, text])).values()];
  const slow = fields.flatMap(({ name, schema }) =>
    worst
      .filter((attack) => growthOf((text) => void schema.safeParse(text), attack, tooLong) > 3)
      .map(({ of }) => `${name} on ${of}`),
  );
  return { of: 'fields', tried: fields.length, slow };
}
