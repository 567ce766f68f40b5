import { processorName } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { dayOf, shortDay } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/button.tsx';
import { dialogSearch } from './case-address.ts';
import type { CaseDetail, Offer } from './case-types.ts';
import { isOverdue } from './needed-action.ts';

type OffersProps = { theCase: CaseDetail; offers: readonly Offer[]; feePercent: number };

/** The processor's offers; an open one awaits the merchant's response. */
export function Offers({ theCase, offers, feePercent }: OffersProps) {
  if (offers.length === 0) return null;
  const from = processorName(theCase.processor) ?? 'The processor';
  return (
    <div className="offers" id="offers" tabIndex={-1}>
      <h3>{offers.length === 1 ? 'Offer' : 'Offers'}</h3>
      <ul role="list">
        {offers.map((offer) => (
          <OfferItem key={offer.id} offer={offer} from={from} feePercent={feePercent} />
        ))}
      </ul>
    </div>
  );
}

function OfferItem({ offer, from, feePercent }: { offer: Offer; from: string; feePercent: number }) {
  return (
    <li className={`offer offer--${offer.status}`}>
      <p className="offer__head">
        <strong className="money">{formatCents(offer.amount_cents)}</strong>{' '}
        <span className="muted small">
          {from}, {shortDay(offer.received_on)}
        </span>
      </p>
      {offer.terms ? (
        <p className="offer__terms" dir="auto">
          {offer.terms}
        </p>
      ) : null}
      <p className="small">
        Our fee of {feePercent}% would be {formatCents(offer.fee_cents)};{' '}
        <strong>{formatCents(offer.net_cents)}</strong> would be yours.
      </p>
      {offer.status === 'open' ? (
        <Answering offer={offer} />
      ) : (
        <p className="small">
          <strong>{statusText(offer)}</strong>
        </p>
      )}
    </li>
  );
}

function Answering({ offer }: { offer: Offer }) {
  const late = isOverdue(offer.answer_by);
  return (
    <>
      {offer.answer_by ? (
        <p className={late ? 'due due--over' : 'due'}>
          {late ? 'An answer was asked for by ' : 'Answer by '}
          <time dateTime={offer.answer_by}>{shortDay(offer.answer_by)}</time>.
        </p>
      ) : null}
      <div className="button-row">
        <LinkButton to={dialogSearch({ kind: 'accept', offerId: offer.id })} preventScrollReset>
          Accept<span className="visually-hidden"> the offer of {formatCents(offer.amount_cents)}</span>
        </LinkButton>
        <LinkButton to={dialogSearch({ kind: 'decline', offerId: offer.id })} variant="secondary" preventScrollReset>
          Decline<span className="visually-hidden"> the offer of {formatCents(offer.amount_cents)}</span>
        </LinkButton>
      </div>
    </>
  );
}

export function statusText({ status, answered_at }: Offer): string {
  const when = answered_at ? ` on ${dayOf(answered_at)}` : '';
  if (status === 'accepted') return `You accepted this offer${when}.`;
  if (status === 'declined') return `You declined this offer${when}.`;
  return status === 'withdrawn' ? 'This offer was withdrawn.' : 'This offer is open.';
}
