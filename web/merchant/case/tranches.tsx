import type { Ledger } from '../../../contract/money.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { shortDay } from '../../ui/dates.ts';
import { isOverdue } from './needed-action.ts';

type Tranche = Ledger['tranches'][number];

/** Parts of the held money with their promised dates, and every postponement. */
export function Tranches({ tranches }: { tranches: readonly Tranche[] }) {
  return (
    <table className="sums">
      <caption>Parts that are held</caption>
      <tbody>
        {tranches.map((tranche) => (
          <tr key={tranche.id}>
            <th scope="row">
              <span dir="auto">{tranche.label}</span>
              <span className="sums__note">{stateText(tranche)}</span>
              {tranche.slips.map((slip) => (
                <span key={slip.noted_at} className="sums__note sums__note--slip">
                  {slipText(slip)}
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
export const slipText = ({ from, to, why }: Tranche['slips'][number]): string =>
  `${from ? `Moved from ${shortDay(from)} to ${shortDay(to)}` : `Dated ${shortDay(to)}`}${why ? `: ${why}` : ''}`;

function stateText({ promised_release_on, released_on }: Tranche): string {
  if (released_on) return `Released ${shortDay(released_on)}`;
  if (!promised_release_on) return 'No release date promised';
  return isOverdue(promised_release_on)
    ? `Was promised for ${shortDay(promised_release_on)}, and has not come`
    : `Promised for ${shortDay(promised_release_on)}`;
}
