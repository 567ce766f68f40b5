import type { Account, Exposure, Figure } from '../../domain/ledger-of-account/account.ts';
import { exposureOn } from '../../domain/ledger-of-account/exposure-on.ts';
import { cohortMonths } from '../../domain/ledger-of-account/find-cohorts.ts';
import { writtenAmount } from '../../domain/ledger-of-account/minor-units.ts';
import { useLanguage, type Language } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { todayHere } from '../ui/dates.ts';
import { reasonOf, saidOf } from './account-text.ts';

/**
 * What buyers can still dispute of an account's sales, what of it is to be expected, and what is withheld beyond. A
 * merchant is not shown the statistics, which exhibit and desk name.
 */
export function StillDisputable({ account, reader }: { account: Account; reader: 'merchant' | 'desk' }) {
  const { t } = useLanguage();
  const { cohorts, currency } = account;
  const today = todayHere();
  const exposure = exposureOn(account, today);
  if (!exposure) return null;
  const { ceiling, expected, refunds, overdue, excess, window } = exposure;
  const months = cohortMonths(cohorts).filter(({ closes }) => closes >= today);
  return (
    <>
      <dl className="exposure">
        <Stated label="Can still be disputed" figure={ceiling} />
        <Stated
          label="Of that, to be expected as a loss"
          figure={expected}
          plainly={reader === 'merchant' ? expectedPlainly(exposure, currency, t) : null}
        />
        {refunds ? (
          <Stated
            label="Beside it, to be expected as refunds"
            figure={refunds.expected}
            plainly={reader === 'merchant' ? refundsPlainly(refunds, currency, t) : null}
          />
        ) : null}
        {account.reserve.level === 'cannot be told' ? null : (
          <Stated label="Reserve that is overdue" figure={overdue} />
        )}
        <Stated label="Withheld beyond what may be kept" figure={excess} />
      </dl>
      {ceiling.level === 'cannot be told' ? null : (
        <ul role="list" className="cohorts" aria-label={t('Sales by month')}>
          {months.map((month) => (
            <Month key={month.month} month={month} currency={currency} />
          ))}
        </ul>
      )}
      <p className="small muted measure">{t('The rule: {source}.', { source: window.source })}</p>
    </>
  );
}

/** How the loss to be expected was found, in a merchant's words; null where it was not. */
function expectedPlainly({ expected, ripe, rate }: Exposure, currency: string, t: Language['t']): string | null {
  if (expected.level === 'cannot be told' || rate === null) return null;
  return t(
    ripe.disputes === 1
      ? 'Of {sales} sales at least {days} days old, 1 was disputed: {disputed} of {gross}. Because that can be good luck, we count a share that the true one hardly ever exceeds: {percent} of what can still be disputed.'
      : 'Of {sales} sales at least {days} days old, {disputes} were disputed: {disputed} of {gross}. Because that can be good luck, we count a share that the true one hardly ever exceeds: {percent} of what can still be disputed.',
    {
      sales: ripe.sales.toLocaleString('en-US'),
      days: ripe.days,
      disputes: ripe.disputes.toLocaleString('en-US'),
      disputed: writtenAmount(ripe.disputed, currency),
      gross: writtenAmount(ripe.gross, currency),
      percent: `${(Math.ceil(rate * 10_000) / 100).toFixed(2)}%`,
    },
  );
}

/** The same of the refunds. */
function refundsPlainly(
  { expected, rate, days, sales, gross, refunds, refunded }: NonNullable<Exposure['refunds']>,
  currency: string,
  t: Language['t'],
): string | null {
  if (expected.level === 'cannot be told' || rate === null) return null;
  return t(
    'Of {sales} sales at least {days} days old, {refunds} had a refund: {refunded} of {gross}. We count {percent} of what can still be disputed. No part of the loss above.',
    {
      sales: sales.toLocaleString('en-US'),
      days,
      refunds: refunds.toLocaleString('en-US'),
      refunded: writtenAmount(refunded, currency),
      gross: writtenAmount(gross, currency),
      percent: `${(Math.ceil(rate * 10_000) / 100).toFixed(2)}%`,
    },
  );
}

/** `plainly`: what is said instead of the figure's own reason. */
function Stated({ label, figure, plainly }: { label: string; figure: Figure; plainly?: string | null }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        <span className="money">
          {figure.level === 'cannot be told' ? t('Cannot be told') : writtenAmount(figure.amount, figure.currency)}
        </span>
        {(plainly ? [plainly] : reasonOf(figure).map((reason) => saidOf(reason, language))).map((reason) => (
          <p key={reason} className="small muted measure">
            {reason}
          </p>
        ))}
      </dd>
    </div>
  );
}

function Month({ month, currency }: { month: ReturnType<typeof cohortMonths>[number]; currency: string }) {
  const { t } = useLanguage();
  const { calendarDay, calendarMonth } = useDates();
  const { sales, gross, refunded, disputed, closes, open } = month;
  return (
    <li>
      <p className="part__sum">
        <span>{calendarMonth(month.month)}</span>
        <span className="money">{writtenAmount(open, currency)}</span>
      </p>
      <p className="small">
        {t('{count} sales of {gross}; {refunded} refunded, {disputed} disputed. Closes on {day}.', {
          count: sales.toLocaleString('en-US'),
          gross: writtenAmount(gross, currency),
          refunded: writtenAmount(refunded, currency),
          disputed: writtenAmount(disputed, currency),
          day: calendarDay(closes),
        })}
      </p>
    </li>
  );
}
