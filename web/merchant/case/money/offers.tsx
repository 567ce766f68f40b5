import { nameOfProcessor } from '../../../../domain/processors.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { datesIn } from '../../../language/dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { dialogSearch } from '../frame/case-address.ts';
import type { CaseDetail, Offer } from '../frame/case-types.ts';
import { isOverdue } from '../frame/needed-action.ts';
import { useDates } from '../../../language/use-dates.ts';
import { useLanguage, type Language } from '../../../language/language.ts';

type OffersProps = {
  theCase: Pick<CaseDetail, 'processor' | 'other_processor'>;
  offers: readonly Offer[];
  feePercent: number;
  mayAnswer: boolean;
  /** The owner of the case reads counsel's advice. */
  isOwner: boolean;
};

/** The processor's offers; an open one awaits the merchant's response. */
export function Offers({ theCase, offers, feePercent, mayAnswer, isOwner }: OffersProps) {
  const { t } = useLanguage();
  if (offers.length === 0) return null;
  const from = nameOfProcessor(theCase) ?? t('The processor');
  return (
    <div className="offers" id="offers" tabIndex={-1}>
      <h3>{t(offers.length === 1 ? 'Offer' : 'Offers')}</h3>
      <ul role="list">
        {offers.map((offer) => (
          <OfferItem key={offer.id} {...{ offer, from, feePercent, mayAnswer, isOwner }} />
        ))}
      </ul>
    </div>
  );
}

type ItemProps = Pick<OffersProps, 'feePercent' | 'mayAnswer' | 'isOwner'> & { offer: Offer; from: string };

function OfferItem({ offer, from, feePercent, mayAnswer, isOwner }: ItemProps) {
  const language = useLanguage();
  const { rich } = language;
  const { shortDay } = useDates();
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
        {rich(
          offer.status === 'accepted'
            ? 'The success fee of {percent}% is {fee}; {yours} is yours.'
            : 'The success fee of {percent}% would be {fee}; {yours} would be yours.',
          {
            percent: feePercent,
            fee: formatCents(offer.fee_cents),
            yours: <strong>{formatCents(offer.net_cents)}</strong>,
          },
        )}
      </p>
      <Advice offer={offer} isOwner={isOwner} />
      {offer.status === 'open' && mayAnswer ? (
        <Answering offer={offer} />
      ) : (
        <p className="small">
          <strong>{statusText(offer, language)}</strong>
        </p>
      )}
    </li>
  );
}

/** Counsel's advice on the offer; while it is open and there is none yet, that it comes today. */
function Advice({ offer: { advice, status }, isOwner }: { offer: Offer; isOwner: boolean }) {
  const { t } = useLanguage();
  if (!isOwner || (!advice && status !== 'open')) return null;
  if (!advice) return <p className="muted small">{t('Your attorney’s advice on this offer follows today.')}</p>;
  return (
    <div>
      <p className="field__label">{t('Your attorney’s advice')}</p>
      <p className="offer__terms" dir="auto">
        {advice.body}
      </p>
      <p className="muted small">
        <bdi>{advice.by}</bdi> · {t('Only you and your attorney read this.')}
      </p>
    </div>
  );
}

function Answering({ offer }: { offer: Offer }) {
  const { t, rich } = useLanguage();
  const { shortDay } = useDates();
  const late = isOverdue(offer.answer_by);
  return (
    <>
      {offer.answer_by ? (
        <p className={late ? 'due due--over' : 'due'}>
          {rich(late ? 'An answer was asked for by {day}.' : 'Answer by {day}.', {
            day: <time dateTime={offer.answer_by}>{shortDay(offer.answer_by)}</time>,
          })}
        </p>
      ) : null}
      <div className="button-row">
        <LinkButton to={dialogSearch({ kind: 'accept', offerId: offer.id })} preventScrollReset>
          {t('Accept')}
          <span className="visually-hidden">
            {' '}
            {t('the offer of {amount}', { amount: formatCents(offer.amount_cents) })}
          </span>
        </LinkButton>
        <LinkButton to={dialogSearch({ kind: 'decline', offerId: offer.id })} variant="secondary" preventScrollReset>
          {t('Decline')}
          <span className="visually-hidden">
            {' '}
            {t('the offer of {amount}', { amount: formatCents(offer.amount_cents) })}
          </span>
        </LinkButton>
      </div>
    </>
  );
}

export function statusText({ status, answered_at }: Offer, { t, locale }: Language): string {
  const day = answered_at && datesIn(locale).dayOf(answered_at);
  switch (status) {
    case 'accepted':
      return day ? t('You accepted this offer on {day}.', { day }) : t('You accepted this offer.');
    case 'declined':
      return day ? t('You declined this offer on {day}.', { day }) : t('You declined this offer.');
    case 'withdrawn':
      return t('This offer was withdrawn.');
    case 'open':
      return t('This offer is open.');
  }
}
