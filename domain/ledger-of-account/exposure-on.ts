import type { Account, Exposure, Figure } from './account.ts';
import { isStated } from './case-account.ts';
import { writtenAmount } from './minor-units.ts';

/**
 * What of an account's sales can still be disputed on a day after its files end: windows have closed meanwhile, and what
 * was refunded or disputed since is not known. Reserve counts as not due that was not on the files' last day.
 */
export function exposureOn({ exposure, cohorts, withheld, asOf, currency }: Account, day: string): Exposure | null {
  if (!exposure || day <= asOf || !isStated(exposure.ceiling)) return exposure;
  const open = cohorts.reduce((sum, cohort) => (cohort.closes >= day ? sum + cohort.open : sum), 0);
  const { expected, excess, rate, refunds, notDue } = exposure;
  const loss = Math.ceil(open * (rate ?? 0));
  const unknown = `Rows after ${asOf} are not known.`;
  const restated = (figure: Figure, amount: number, reason: string): Figure =>
    isStated(figure) ? { ...figure, amount, reason: `${reason} ${unknown}` } : figure;
  return {
    ...exposure,
    ceiling: restated(
      exposure.ceiling,
      open,
      `Sales that can still be disputed on ${day}: gross, less what was refunded or disputed by ${asOf}.`,
    ),
    ...(refunds && {
      refunds: {
        ...refunds,
        expected: restated(
          refunds.expected,
          Math.ceil(open * (refunds.rate ?? 0)),
          'The account’s own rate of refunds, times all that can still be disputed.',
        ),
      },
    }),
    expected: restated(expected, loss, 'The account’s own rate of disputes, times all that can still be disputed.'),
    excess: isStated(withheld)
      ? restated(
          excess,
          Math.max(0, withheld.amount - loss - notDue),
          `Withheld were ${writtenAmount(withheld.amount, currency)}; disputes to be expected are ${writtenAmount(loss, currency)}, and reserve that is not due yet ${writtenAmount(notDue, currency)}: both are left aside.`,
        )
      : excess,
  };
}
