import type { Ledger } from '../../../../contract/money.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { firmToday } from '../../../ui/typed-values.ts';
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
  ledger: Ledger;
  mayAnswer: boolean;
  /** The owner of the case reads counsel's advice. */
  isOwner: boolean;
};

/** The processor's open offers: the one to answer first, and the others behind a link. */
export function Offers({ offers, ...shown }: OffersProps) {
  const { t } = useLanguage();
  const [first, ...others] = offers.toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)));
  if (!first) return null;
  return (
    <div className="offers" id="offers" tabIndex={-1}>
      <h3 className="visually-hidden">{t('The offer to answer')}</h3>
      <OfferCard offer={first} {...shown} />
      {others.length > 0 ? (
        <details className="fold">
          <summary>
            {others.length === 1 ? t('One more open offer') : t('{count} more open offers', { count: others.length })}
          </summary>
          <div className="fold__body">
            {others.map((offer) => (
              <OfferCard key={offer.id} offer={offer} {...shown} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

const dueOf = ({ answer_by }: Offer): string => answer_by ?? '9999';

/** The offers that were answered or withdrawn. */
export function Answered({ offers, ...shown }: OffersProps) {
  const { t } = useLanguage();
  return (
    <div className="offers">
      <h3>{t('Earlier offers')}</h3>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} {...shown} />
      ))}
    </div>
  );
}

/** What became of the last offer, in one line. */
export function LastAnswer({ offers }: { offers: readonly Offer[] }) {
  const language = useLanguage();
  const last = offers.toSorted((one, other) => (one.answered_at ?? '').localeCompare(other.answered_at ?? '')).at(-1);
  return last ? (
    <p className="small">
      {formatCents(last.amount_cents)}: {statusText(last, language)}
    </p>
  ) : null;
}

type CardProps = Omit<OffersProps, 'offers'> & { offer: Offer };

function OfferCard({ offer, theCase, ledger, mayAnswer, isOwner }: CardProps) {
  const language = useLanguage();
  const { t, rich } = language;
  const { shortDay } = useDates();
  const rest = offer.status === 'open' ? ledger.totals.outstanding_cents - offer.amount_cents : 0;
  return (
    <div className={`offer offer--${offer.status}`}>
      <p className="offer__head">
        <strong className="money">{formatCents(offer.amount_cents)}</strong>{' '}
        <span className="muted small">
          {nameOfProcessor(theCase) ?? t('The processor')}, {shortDay(offer.received_on)}
        </span>
        {offer.status === 'open' && offer.answer_by ? <AnswerBy on={offer.answer_by} /> : null}
      </p>
      {offer.terms ? <LongText text={offer.terms} lines={2} className="offer__terms" /> : null}
      <p className="small">
        {rich(
          offer.status === 'accepted'
            ? 'The success fee of {percent}% is {fee}; {yours} is yours.'
            : rest > 0
              ? 'The success fee of {percent}% would be {fee}; {yours} would be yours, and {rest} stays held.'
              : 'The success fee of {percent}% would be {fee}; {yours} would be yours.',
          {
            rest: formatCents(rest),
            percent: ledger.fee_percent,
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
    </div>
  );
}

/** Counsel's advice on the offer; while it is open and there is none yet, that it comes on the day of the offer, or has not come. */
function Advice({ offer: { advice, status, received_on: on }, isOwner }: { offer: Offer; isOwner: boolean }) {
  const { t, rich } = useLanguage();
  if (!isOwner || (!advice && status !== 'open')) return null;
  if (!advice)
    return (
      <p className="muted small">
        {t(
          on < firmToday()
            ? 'Your attorney has not advised you on it yet: you may ask below.'
            : 'Your attorney’s advice on it follows today.',
        )}
      </p>
    );
  return (
    <div>
      <p className="muted small">{rich('Advice of {name}, your attorney', { name: <bdi>{advice.by}</bdi> })}</p>
      <LongText text={advice.body} lines={2} className="offer__terms" />
    </div>
  );
}

function AnswerBy({ on }: { on: string }) {
  const { rich } = useLanguage();
  const { shortDay } = useDates();
  const late = isOverdue(on);
  return (
    <span className={late ? 'small due--over' : 'small'}>
      {rich(late ? 'An answer was asked for by {day}.' : 'Answer by {day}.', {
        day: <time dateTime={on}>{shortDay(on)}</time>,
      })}
    </span>
  );
}

function Answering({ offer }: { offer: Offer }) {
  const { t } = useLanguage();
  return (
    <div className="button-row">
      <LinkButton to={dialogSearch({ kind: 'accept', offerId: offer.id })} variant="secondary" preventScrollReset>
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
