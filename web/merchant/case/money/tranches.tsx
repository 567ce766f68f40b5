import type { Ledger } from '../../../../contract/money.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { restOf } from '../../../../domain/money/ledger.ts';
import { datesIn } from '../../../language/dates.ts';
import { isOverdue } from '../frame/needed-action.ts';
import { english, useLanguage, type Language } from '../../../language/language.ts';

type Tranche = Ledger['tranches'][number];

/** Parts of the held money with their promised dates, and every postponement. */
export function Tranches({ tranches, recoveries }: Pick<Ledger, 'tranches' | 'recoveries'>) {
  const language = useLanguage();
  const { t } = language;
  return (
    <table className="sums">
      <caption>{t('Parts that are held')}</caption>
      <tbody>
        {tranches.map((tranche) => (
          <tr key={tranche.id}>
            <th scope="row">
              <span dir="auto">{tranche.label}</span>
              <span className="sums__note">{stateText(tranche, language)}</span>
              {!tranche.released_on && restOf(tranche, recoveries) < tranche.amount_cents && (
                <span className="sums__note">
                  {t('Still to come: {amount}', { amount: formatCents(restOf(tranche, recoveries)) })}
                </span>
              )}
              {tranche.slips.map((slip) => (
                <span key={slip.noted_at} className="sums__note sums__note--slip">
                  {slipText(slip, language)}
                </span>
              ))}
            </th>
            <td className="money">{formatCents(tranche.amount_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Moved from Jan 15, 2027 to Feb 15, 2027: A review". */
export function slipText({ from, to, why }: Tranche['slips'][number], { t, locale }: Language = english): string {
  const { shortDay } = datesIn(locale);
  const moved = from
    ? t('Moved from {from} to {to}', { from: shortDay(from), to: shortDay(to) })
    : t('Dated {day}', { day: shortDay(to) });
  return why ? `${moved}: ${why}` : moved;
}

function stateText({ promised_release_on, released_on }: Tranche, { t, locale }: Language): string {
  const { shortDay } = datesIn(locale);
  if (released_on) return t('Released {day}', { day: shortDay(released_on) });
  if (!promised_release_on) return t('No release date promised');
  const day = shortDay(promised_release_on);
  return isOverdue(promised_release_on)
    ? t('Was promised for {day}, and has not come', { day })
    : t('Promised for {day}', { day });
}
