import type { AccountProof, Answers } from '../../../domain/ledger-of-account/account.ts';
import { drawFrom, seeded } from '../../cases/draw.ts';
import { proveFiles } from '../prove-files.ts';
import { mistakesOf, type Mistake } from './mistakes.ts';
import { write, type Printed, type Sheet } from './sheet.ts';
import { tamper } from './tamper.ts';

/** What a merchant answers to the questions of a kind: the order of day and month, whether the account begins here. */
const answersTo = ({ questions }: AccountProof, kind: 'order' | 'begins', value: string): Answers =>
  Object.fromEntries(questions.filter((question) => question.kind === kind).map(({ key }) => [key, value]));

/** That releases which name nothing are of the holds shown: whichever, the sum is the same. */
const ofTheHolds = ({ questions }: AccountProof): Answers =>
  Object.fromEntries(
    questions.filter(({ kind }) => kind === 'origin').map(({ key, choices }) => [key, choices[1]?.value ?? '']),
  );

/** What files say, once it is answered which of two numbers is the month. */
async function read({ monthFirst }: Printed, sheets: readonly Sheet[], known: Answers = {}): Promise<AccountProof> {
  const files = Object.fromEntries(sheets.map((sheet) => [sheet.name, write(sheet)]));
  const proof = await proveFiles(files, { answers: known });
  const order = answersTo(proof, 'order', monthFirst ? 'month first' : 'day first');
  return Object.keys(order).length === 0 ? proof : proveFiles(files, { answers: { ...known, ...order } });
}

/** `missed`: an identity exposes it, and the reader is silent. `unsaid`: nothing exposes it, and that is not said. */
export type Finding = 'found' | 'missed' | 'said' | 'unsaid' | 'none';

export interface Examined {
  mistakes: Mistake[];
  tampering: Finding;
  /** What was done to which row. */
  deed: string;
}

const breaksIn = ({ accounts, refused }: AccountProof): number =>
  refused.length + accounts.reduce((sum, { breakCount }) => sum + breakCount, 0);

/** Whether the merchant learns that a row left out of these files would not show. */
function isSaid({ accounts, files, refused }: AccountProof): boolean {
  const sentences = [...accounts.flatMap(({ checks }) => checks), ...files.map(({ cannotShow }) => cannotShow ?? '')];
  return refused.length > 0 || sentences.some((sentence) => /would not show|cannot show|no hold/i.test(sentence));
}

const changesIn = ({ accounts }: AccountProof): string => JSON.stringify(accounts.map(({ changes }) => changes));

/** Whether two files have rows in common. */
function overlap(a: Sheet, b: Sheet): boolean {
  const known = new Set(a.rows.map(({ cells }) => cells.join()));
  return a.header.join() === b.header.join() && b.rows.some(({ cells }) => known.has(cells.join()));
}

async function tamperingOf(printed: Printed, honest: AccountProof, seed: number) {
  // A row that stands in two files is doubted by neither alone.
  const [sheet, ...others] = printed.sheets;
  const isTwice = sheet && others.some((other) => overlap(sheet, other));
  const tampered = !isTwice && !printed.gap ? tamper(printed, drawFrom(seeded(seed))) : null;
  // Where a question bars every figure, and of a bank alone, there is nothing to show.
  if (!tampered || !sheet || honest.accounts.length === 0) return { tampering: 'none', deed: '' } as const;
  const deed = `${tampered.deed}: ${tampered.row.cells.filter(Boolean).slice(0, 12).join(' ')}`;
  const proof = await read(printed, tampered.sheets);
  const found = breaksIn(proof) > breaksIn(honest);
  if (found) return { tampering: tampered.exposed ? 'found' : 'said', deed } as const;
  if (tampered.exposed) return { tampering: 'missed', deed } as const;
  // What counts in nothing, as a pending row, changes nothing.
  if (changesIn(proof) === changesIn(honest)) return { tampering: 'none', deed } as const;
  // What one file lacks stands in the other.
  const silent = printed.sheets.length === 1 && !isSaid(proof);
  return { tampering: silent ? 'unsaid' : 'said', deed } as const;
}

/** One history, read as it is, with the answer that it begins with the account where it does, and tampered with. */
export async function examine(print: (seed: number) => Printed, seed: number): Promise<Examined> {
  const printed = print(seed);
  const proof = await read(printed, printed.sheets);
  const mistakes = mistakesOf(printed, proof, false);
  if (printed.begins) {
    const begins = answersTo(proof, 'begins', 'yes');
    const asked = await read(printed, printed.sheets, begins);
    const answered = await read(printed, printed.sheets, { ...begins, ...ofTheHolds(asked) });
    mistakes.push(...mistakesOf(printed, answered, true).map((each) => ({ ...each, says: `answered, ${each.says}` })));
  }
  return { mistakes, ...(await tamperingOf(printed, proof, seed)) };
}
