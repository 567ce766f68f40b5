import type { Account, AccountLine, Answers, Question, ReadExport } from './account.ts';
import { effectOf, type Meaning } from './meaning.ts';
import { writtenAmount } from './minor-units.ts';

export const beginsKey = (processor: string): string => `begins:${processor}`;
const typeKey = (processor: string, type: string): string => `type:${processor}:${type}`;

const typeChoices: readonly { value: Meaning; label: string }[] = [
  { value: 'reserve', label: 'It keeps or returns a reserve' },
  { value: 'general hold', label: 'It holds or releases money' },
  { value: 'sale', label: 'A sale' },
  { value: 'refund', label: 'A refund' },
  { value: 'dispute', label: 'A dispute or chargeback' },
  { value: 'fee', label: 'A fee' },
  { value: 'payout', label: 'A payout to the bank' },
  { value: 'other', label: 'None of these' },
];

/** The rows of unknown types with the meaning that the merchant gave them. */
export function asAnswered(read: ReadExport, answers: Answers): ReadExport {
  const meaningOf = (line: AccountLine): Meaning | undefined => {
    const answer = answers[typeKey(read.file.processor, line.type)];
    return typeChoices.find(({ value }) => value === answer)?.value;
  };
  const isAnswered = read.lines.some((line) => line.effect === 'unknown' && meaningOf(line));
  if (!isAnswered) return read;
  const lines = read.lines.map((line) => {
    const meaning = line.effect === 'unknown' ? meaningOf(line) : undefined;
    if (meaning === undefined) return line;
    return { ...line, ...effectOf(meaning, line.net) };
  });
  return { ...read, lines };
}

/** What the accounts leave open: first the kinds of rows that nobody knows, those with the largest sums before others. */
export function questionsOf(accounts: readonly Account[], answers: Answers): Question[] {
  const types = accounts
    .flatMap((account) => account.types.flatMap((type) => (type.effect === 'unknown' ? [{ account, type }] : [])))
    .toSorted((a, b) => Math.abs(b.type.net) - Math.abs(a.type.net))
    .map(({ account: { processor, currency }, type: { type, rows, net } }): Question => ({
      key: typeKey(processor, type),
      kind: 'type',
      subject: type,
      text: `What is “${type.slice(0, 80)}”? ${rows} rows, ${writtenAmount(net, currency)}.`,
      choices: [...typeChoices],
      blocks: false,
    }));
  const begins = accounts
    .filter(({ withheld, reserve, held }) => [withheld, reserve, held].some(({ level }) => level === 'at least'))
    .map(({ processor, since }): Question => ({
      key: beginsKey(processor),
      kind: 'begins',
      subject: processor,
      text: `Was the account opened in the period of the export, which begins on ${since}?`,
      choices: [
        { value: 'yes', label: 'Yes, the export has every row since then' },
        { value: 'no', label: 'No, it is older' },
      ],
      blocks: false,
    }));
  const byKey = new Map([...begins, ...types].map((question) => [question.key, question]));
  return [...byKey.values()].filter(({ key }) => answers[key] === undefined);
}
