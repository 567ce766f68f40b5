import type { ExcessiveChargebacks } from '../../domain/ledger-of-account/account.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

/** For the desk: whether a month of the records reaches MATCH code 04. */
export function CodeFour({ found }: { found: ExcessiveChargebacks }) {
  const { t } = useLanguage();
  const { calendarMonth } = useDates();
  if (found.level === 'cannot be told')
    return (
      <p className="measure">
        {t('MATCH code 04, excessive chargebacks: cannot be told.')}{' '}
        <span className="small muted">
          {found.reason} {found.wouldShow}
        </span>
      </p>
    );
  if (found.months.length === 0)
    return <p className="measure">{t('MATCH code 04, excessive chargebacks: no month of the records reaches it.')}</p>;
  return (
    <div className="measure">
      <p>{t('MATCH code 04, excessive chargebacks: reached in these months of the records.')}</p>
      <ul className="account__list">
        {found.months.map(({ month, sales, chargebacks, cents }) => (
          <li key={month}>
            {calendarMonth(month)}: {chargebacks} / {sales}, {formatCents(cents)}
          </li>
        ))}
      </ul>
    </div>
  );
}
