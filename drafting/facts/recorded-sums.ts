import type { ConfirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import type { CaseFile } from './case-file.ts';

const dollars = (cents: number): number => Math.floor(cents / 100);

/** What is confirmed of an account, on a letter's day: reserve of which the last part has come due since the records end is overdue. */
function confirmedOn(account: ConfirmedAccount, day: string): ConfirmedAccount {
  const { exposure, overdue } = account;
  const days = exposure?.reserve_days ?? overdue?.days;
  if (!exposure?.not_due_cents || exposure.last_due === null || exposure.last_due > day || !days) return account;
  return {
    ...account,
    overdue: { cents: (overdue?.cents ?? 0) + exposure.not_due_cents, days },
    exposure: { ...exposure, not_due_cents: 0, last_due: null },
  };
}

/**
 * The case with the cents of the processor's own records, which the merchant confirmed, in place of the whole dollars
 * that the application takes (spec, section 5): a letter states one sum. A reserve that was not entered is the records',
 * and due by the day of the letter.
 */
export function withRecords(given: CaseFile, dated: string): CaseFile {
  const caseFile = given.account ? { ...given, account: confirmedOn(given.account, dated) } : given;
  const { account, fields } = caseFile;
  const { held_amount_cents: held, rolling_reserves_held_cents: reserve } = fields;
  if (!account || held === null || dollars(account.withheld_cents) !== dollars(held)) return caseFile;
  const recorded = account.reserve_cents;
  const isSame = recorded !== null && recorded > 0 && (reserve === null || dollars(recorded) === dollars(reserve));
  return {
    ...caseFile,
    fields: {
      ...fields,
      held_amount_cents: account.withheld_cents,
      rolling_reserves_held_cents: isSame ? recorded : reserve,
    },
  };
}
