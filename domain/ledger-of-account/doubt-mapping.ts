import type { ReadExport } from './account.ts';
import { brokenBalances } from './find-breaks.ts';
import { kindOf, type Mapping } from './mapping.ts';

/** A file with fewer rows that contradict is damaged; with more, it is its columns that are named wrong. */
const outweighs = (broken: number, of: number): boolean => broken * 10 > of;

/**
 * Why a mapping seems wrong, by the identities of a file that was read by it; null where nothing speaks against it. What
 * contradicts in a few rows is left to the breaks of the account.
 */
export function doubtMapping(read: ReadExport, { kinds }: Mapping): string | null {
  const balances = brokenBalances(read);
  if (outweighs(balances.broken, balances.of))
    return `With these columns the balance does not add up in ${balances.broken} of ${balances.of} rows; perhaps the amount is another column.`;
  const unequal = read.lines.filter(({ gross, fee, net }) => gross + fee !== net).length;
  if (outweighs(unequal, read.file.rows))
    return `With these columns the amount and the fee do not make the net in ${unequal} of ${read.file.rows} rows; perhaps one of them is another column.`;
  const wrong = kinds.find(({ kind, does }) => isAgainstSigns(read, kind, does));
  if (wrong === undefined) return null;
  return wrong.does === 'hold'
    ? `You said that “${wrong.kind}” holds money, and each of its rows brings money; perhaps the amount is another column.`
    : `You said that “${wrong.kind}” releases money, and each of its rows takes money; perhaps the amount is another column.`;
}

/** A file that counts what is withheld, and not what is left, has every sign of its holds the other way. */
function isAgainstSigns({ lines }: ReadExport, kind: string, does: string): boolean {
  if (does !== 'hold' && does !== 'release') return false;
  const moved = lines.filter(({ type, net }) => net !== 0 && kindOf(type) === kind);
  return moved.length > 0 && moved.every(({ net }) => net > 0 === (does === 'hold'));
}
