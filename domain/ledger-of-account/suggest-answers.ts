import type { Account, AccountProof, ExportFile, Figure, Month } from './account.ts';
import { isStated } from './case-account.ts';
import { typedDate } from '../calendar/typed-date.ts';
import { writtenAmount } from './minor-units.ts';

/** `field` is the wizard's name, `answer` as it would be typed, `words` an explanation of where it comes from. */
export interface AccountSuggestion {
  field: string;
  answer: string;
  words: string;
}
/** What the exports say and no field asks for. */
export interface AlsoShown {
  label: string;
  value: string;
  words: string;
}

/**
 * Answers of the application that exports suggest: of the account in dollars with the processor that the application is
 * about, and no other. A sum held is suggested as surely as it is known; volumes are those of whole months alone. Fields
 * of money take whole dollars (spec, section 5): a sum held is rounded down, so that none is said that was not shown.
 */
export function suggestFromExports(proof: AccountProof, processor: string): AccountSuggestion[] {
  const found = accountOf(proof, processor);
  if (!found) return [];
  const { account, files } = found;
  return [
    ...withheld('amountHeld', account.withheld, proof.files),
    ...withheld('rollingReservesHeld', account.reserve, proof.files),
    ...holdStart(account, proof.files),
    ...volumes(account.months, fileWords(files)),
  ];
}

/** Chargebacks of the whole months, for the merchant to know: no field asks for them. */
export function alsoInExports(proof: AccountProof, processor: string): AlsoShown[] {
  const found = accountOf(proof, processor);
  const months = found?.account.months ?? [];
  const sum = totalOf(months);
  if (!found || sum.disputes === 0) return [];
  return [
    {
      label: 'Chargebacks',
      value: writtenAmount(sum.disputed, 'USD'),
      words: `${sum.disputes} in ${monthWords(months)}, from ${fileWords(found.files)}`,
    },
  ];
}

function accountOf({ accounts, files }: AccountProof, processor: string) {
  const account: Account | undefined = accounts.find((each) => each.processor === processor && each.currency === 'USD');
  return account && { account, files: files.filter((file) => file.processor === processor) };
}

function withheld(field: string, figure: Figure, files: readonly ExportFile[]): AccountSuggestion[] {
  if (!isStated(figure) || figure.amount < 100) return [];
  const { level, amount, currency, rows, rowCount } = figure;
  const from = fileWords([...new Set(rows.map(({ file }) => file))].flatMap((file) => files[file] ?? []));
  const counted = rowCount === 1 ? '1 row' : `${rowCount} rows`;
  const sum = writtenAmount(amount, currency);
  const words = level === 'proven' ? `From ${from}, ${counted}: ${sum}` : `From ${from}, ${counted}: at least ${sum}`;
  return [{ field, answer: grouped(Math.floor(amount / 100)), words }];
}

/** The day of the oldest part that is still withheld; a reserve that settlements state whole has no parts. */
function holdStart({ tranches, withheld: { level } }: Account, files: readonly ExportFile[]): AccountSuggestion[] {
  const open = tranches.filter(({ outstanding }) => outstanding > 0);
  const [first] = open.map(({ hold }) => hold).toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  if (level === 'cannot be told' || !first) return [];
  const words = `From ${files[first.file]?.name ?? ''}, row ${first.row}: the first part that is still held`;
  return [{ field: 'holdStartDate', answer: typedDate(first.day), words }];
}

function volumes(months: readonly Month[], from: string): AccountSuggestion[] {
  const { gross, sales } = totalOf(months);
  const peak = months.toSorted((a, b) => b.gross - a.gross)[0];
  if (sales === 0 || !peak) return [];
  const counted = sales === 1 ? '1 sale' : `${sales} sales`;
  return [
    ...inDollars('monthlyVolumeAverage', gross / months.length, `Average of ${monthWords(months)}, from ${from}`),
    ...(months.length > 1
      ? inDollars('monthlyVolumePeak', peak.gross, `Highest of ${monthWords(months)}, from ${from}`)
      : []),
    ...inDollars('averageTicketSize', gross / sales, `Average of ${counted}, from ${from}`),
  ];
}

function inDollars(field: string, cents: number, words: string): AccountSuggestion[] {
  const dollars = Math.round(cents / 100);
  return dollars === 0 ? [] : [{ field, answer: grouped(dollars), words }];
}

export const totalOf = (months: readonly Month[]): Omit<Month, 'month'> =>
  months.reduce(
    (sum, { sales, gross, disputes, disputed }) => ({
      sales: sum.sales + sales,
      gross: sum.gross + gross,
      disputes: sum.disputes + disputes,
      disputed: sum.disputed + disputed,
    }),
    { sales: 0, gross: 0, disputes: 0, disputed: 0 },
  );

export const monthWords = ({ length }: readonly Month[]): string =>
  length === 1 ? '1 whole month' : `${length} whole months`;
const fileWords = (files: readonly ExportFile[]): string =>
  files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
const grouped = (dollars: number): string => dollars.toLocaleString('en-US');
