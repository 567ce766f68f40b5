import type { Account, AccountLine, Answers, Question, ReadExport } from './account.ts';
import { effectOf, type Meaning } from './meaning.ts';
import { writtenAmount } from './minor-units.ts';

export const beginsKey = (processor: string): string => `begins:${processor}`;
const termKey = (processor: string): string => `reserve-days:${processor}`;
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

const termChoices = [30, 45, 60, 90, 120, 150, 180, 270, 365].map((days) => ({
  value: String(days),
  label: `After ${days} days`,
}));

/** After how many days each part of a reserve is due, as answered; null where nobody knows. */
export function reserveDaysOf(processor: string, answers: Answers): number | null {
  const days = Number(answers[termKey(processor)]);
  return Number.isInteger(days) && days > 0 ? days : null;
}

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

/** An account, whether its files show that it is older than they, and whose money is asked. */
export interface Findings {
  account: Account;
  isOlder: boolean;
  origin: Question | null;
}

/** What the accounts leave open: first whose money came back; of the kinds that nobody knows, those with the largest sums. */
export function questionsOf(found: readonly Findings[], answers: Answers): Question[] {
  const accounts = found.map(({ account }) => account);
  const types = accounts
    .flatMap((account) => account.types.flatMap((type) => (type.effect === 'unknown' ? [{ account, type }] : [])))
    .toSorted((a, b) => Math.abs(b.type.net) - Math.abs(a.type.net))
    .map(({ account: { processor, currency }, type: { type, rows, net } }): Question => ({
      key: typeKey(processor, type),
      kind: 'type',
      subject: type,
      text: `What is “${type.slice(0, 80)}”? ${rows === 1 ? '1 row' : `${rows} rows`}, ${writtenAmount(net, currency)}.`,
      choices: [...typeChoices],
      blocks: false,
    }));
  const older = new Set(found.flatMap(({ isOlder, account }) => (isOlder ? [account.processor] : [])));
  const begins = accounts
    .filter(({ processor }) => !older.has(processor))
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
  const terms = accounts
    .filter(({ reserve }) => reserve.level !== 'cannot be told' && reserve.amount > 0)
    .map(({ processor }): Question => ({
      key: termKey(processor),
      kind: 'term',
      subject: processor,
      text: 'When is each part of the reserve released, by its notice or your agreement?',
      choices: [...termChoices, { value: 'unknown', label: 'It does not say, or I do not know' }],
      blocks: false,
    }));
  const origins = found.flatMap(({ origin }) => origin ?? []);
  const byKey = new Map([...origins, ...begins, ...types, ...terms].map((question) => [question.key, question]));
  return [...byKey.values()].filter(({ key }) => answers[key] === undefined);
}
