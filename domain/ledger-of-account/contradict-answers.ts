import { caseFields } from '../case-fields.ts';
import type { Cents } from '../money/cents.ts';
import type { Account, AccountProof, Month } from './account.ts';
import { caseAccount, isStated } from './case-account.ts';
import { writtenAmount } from './minor-units.ts';
import { monthWords, totalOf } from './suggest-answers.ts';

/** What the merchant typed that exports can contradict, besides the sum held. Volumes are whole dollars. */
export interface TypedAnswers {
  hold_started_on: string | null;
  monthly_processing_volume_avg: number | null;
  monthly_processing_volume_peak: number | null;
  average_ticket_size_cents: Cents | null;
}
/** `field` is the wizard's name; `says` a sentence with both. */
export interface AnswerContradiction {
  field: string;
  says: string;
}

/** Where the exports of the case's account show something else than was typed. */
export function answerContradictions(proof: AccountProof, typed: TypedAnswers): AnswerContradiction[] {
  const account = caseAccount(proof)?.account ?? proof.accounts.find(({ currency }) => currency === 'USD');
  return account ? [...holdStart(account, typed.hold_started_on), ...volumes(account.months, typed)] : [];
}

/** A day of none of the parts still withheld; one before the files only where they begin with the account. */
function holdStart(account: Account, typed: string | null): AnswerContradiction[] {
  const days = account.tranches.flatMap(({ hold, outstanding }) => (outstanding > 0 ? [hold.day] : []));
  const first = days.toSorted()[0];
  const mayBeOlder = isStated(account.withheld) && account.withheld.level === 'at least';
  if (typed === null || first === undefined || days.length < account.outstandingCount) return [];
  if (days.includes(typed) || (typed < account.since && mayBeOlder)) return [];
  const { answer, label } = caseFields.hold_started_on;
  return [
    {
      field: answer,
      says: `${label}: you wrote ${typed}, and no part that is still held is of that day. The first is of ${first}.`,
    },
  ];
}

/** Fields take whole dollars, so less than a dollar contradicts none; a higher month may lie outside of the files. */
function volumes(months: readonly Month[], typed: TypedAnswers): AnswerContradiction[] {
  const { gross, sales } = totalOf(months);
  const highest = months.reduce((max, { gross: each }) => Math.max(max, each), 0);
  if (sales === 0) return [];
  const {
    monthly_processing_volume_avg: average,
    monthly_processing_volume_peak: peak,
    average_ticket_size_cents: ticket,
  } = caseFields;
  const inCents = (dollars: number | null): Cents | null => (dollars === null ? null : dollars * 100);
  const compared = [
    { of: average, entered: inCents(typed.monthly_processing_volume_avg), shown: gross / months.length },
    { of: peak, entered: inCents(typed.monthly_processing_volume_peak), shown: highest, mayBeMore: true },
    { of: ticket, entered: typed.average_ticket_size_cents, shown: gross / sales },
  ];
  return compared.flatMap(({ of: { answer, label }, entered, shown, mayBeMore = false }) => {
    if (entered === null) return [];
    const by = entered - shown;
    if (Math.abs(by) < 100 || (mayBeMore && by > 0)) return [];
    const [own, other] = [entered, Math.round(shown)].map((cents) => writtenAmount(cents, 'USD'));
    return [
      {
        field: answer,
        says: `${label}: you wrote ${own}, and the export shows ${other} in ${monthWords(months)}.`,
      },
    ];
  });
}
