import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Ledger } from '../../../../contract/money.ts';
import { nameOfProcessor, processorPage } from '../../../../domain/processors.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { restOf } from '../../../../domain/money/ledger.ts';
import { orpc } from '../../../api/api.ts';
import { datesIn } from '../../../language/dates.ts';
import { firmToday } from '../../../ui/typed-values.ts';
import { caseAddress } from '../frame/case-address.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { firstSent, holdDays, type HoldDays } from './hold-days.ts';
import { HoldDrawing } from './hold-drawing.tsx';
import { useLanguage, type Language } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

/** How long the money has been held and what has come back, as a drawing and as text. */
export function HoldFigure({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { data: ledger } = useQuery(orpc.money.getLedger.queryOptions({ input: { id: theCase.id } }));
  const { data: clock } = useQuery(orpc.cases.getClock.queryOptions({ input: { id: theCase.id } }));
  const ends = (clock?.rows ?? []).flatMap(({ kind, ends_on }) => (kind === 'hold' && ends_on ? [ends_on] : []));
  const { hold_started_on: startedOn, held_amount_cents: heldCents } = theCase;
  return (
    <section className="case-part" id="hold" aria-labelledby="hold-title">
      <h2 id="hold-title">{t('The hold')}</h2>
      {startedOn !== null && heldCents !== null && startedOn <= firmToday() ? (
        <Figure theCase={theCase} ledger={ledger} startedOn={startedOn} heldCents={heldCents} ends={ends} />
      ) : (
        <NoStart theCase={theCase} />
      )}
    </section>
  );
}

function NoStart({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  return (
    <p className="muted measure">
      {t('The day on which the hold began is not known yet, so it cannot be drawn.')}{' '}
      {theCase.may.complete ? (
        <Link to={`${caseAddress(theCase.id, 'details')}?step=case-details#f-holdStartDate`}>
          {t('Add the hold’s start date')}
        </Link>
      ) : (
        t('Write to us if you can find it in the notice.')
      )}
    </p>
  );
}

type FigureProps = {
  theCase: CaseDetail;
  ledger: Ledger | undefined;
  startedOn: string;
  heldCents: number;
  /** The last day of each of the agreement's terms on the hold. */
  ends: readonly string[];
};

function Figure({ theCase, ledger, startedOn, heldCents, ends }: FigureProps) {
  const language = useLanguage();
  const { t } = language;
  const received = (ledger?.recoveries ?? []).map((each) => ({
    amount_cents: each.amount_cents,
    on: each.received_on,
  }));
  const promised = (ledger?.tranches ?? []).flatMap((each) =>
    each.promised_release_on && !each.released_on
      ? [{ amount_cents: restOf(each, ledger?.recoveries ?? []), on: each.promised_release_on }]
      : [],
  );
  // Once all the money is back the hold is over, and its days are counted up to the last payment.
  const endedOn =
    received.reduce((sum, each) => sum + each.amount_cents, 0) >= heldCents
      ? (received
          .map((each) => each.on)
          .toSorted()
          .at(-1) ?? null)
      : null;
  const hold = holdDays({ startedOn, today: endedOn ?? firmToday(), heldCents, received, promised, ends });
  return (
    <figure className="held" aria-labelledby="held-caption">
      <figcaption id="held-caption">{captionOf({ theCase, hold, startedOn, endedOn, heldCents }, language)}</figcaption>
      <div className="held__frame">
        <div className="held__wide">
          <HoldDrawing
            hold={hold}
            ended={endedOn !== null}
            heldCents={heldCents}
            width={680}
            id="held-wide"
            labelledBy="held-caption"
          />
        </div>
        <div className="held__narrow">
          <HoldDrawing
            hold={hold}
            ended={endedOn !== null}
            heldCents={heldCents}
            width={320}
            id="held-narrow"
            labelledBy="held-caption"
          />
        </div>
      </div>
      <Words
        theCase={theCase}
        hold={hold}
        startedOn={startedOn}
        heldCents={heldCents}
        ledger={ledger}
        ended={endedOn !== null}
      />
      <p className="muted small measure">
        {hold.marked.length > 0
          ? `${t('Marked are the days on which terms of the processor’s agreement end.')} `
          : null}
        <a href={processorPage(theCase.processor)}>{t('How long such holds last')}</a>
      </p>
    </figure>
  );
}

type Caption = Pick<FigureProps, 'theCase' | 'startedOn' | 'heldCents'> & { hold: HoldDays; endedOn: string | null };

function captionOf({ theCase, hold, startedOn, endedOn, heldCents }: Caption, { t, locale }: Language): string {
  const { calendarDay } = datesIn(locale);
  const now = hold.spans.at(-1)?.cents ?? heldCents;
  const said = {
    who: nameOfProcessor(theCase) ?? t('The processor'),
    days: hold.today === 1 ? t('one day') : t('{count} days', { count: hold.today }),
    amount: formatCents(heldCents),
    start: calendarDay(startedOn),
  };
  if (endedOn !== null)
    return t('{who} held {amount} from {start} to {end}: {days}. All of it is back.', {
      ...said,
      end: calendarDay(endedOn),
    });
  const still = now < heldCents ? ` ${t('{amount} of it is still held.', { amount: formatCents(now) })}` : '';
  return `${t('{who} has held {amount} since {start}: {days} today.', said)}${still}`;
}

/** The drawing's legend: what is hatched, dotted and marked. */
function Words({
  theCase,
  hold,
  startedOn,
  heldCents,
  ledger,
  ended,
}: Omit<FigureProps, 'ends'> & { hold: HoldDays; ended: boolean }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  const sentAt = firstSent(theCase.letters);
  return (
    <ul role="list" className="held__words">
      <li>
        <span className="held__when">{t('Day 0, {day}', { day: calendarDay(startedOn) })}</span>
        <span>
          {t('{amount} is held', { amount: formatCents(heldCents) })} <i className="key key--held" aria-hidden="true" />
        </span>
      </li>
      {sentAt ? (
        <li>
          <span className="held__when">{calendarDay(sentAt.slice(0, 10))}</span>
          <span>{t('The demand letter went out')}</span>
        </li>
      ) : null}
      {ledger?.recoveries.map((each) => (
        <li key={each.id}>
          <span className="held__when">{calendarDay(each.received_on)}</span>
          <span>
            {t('{amount} came back', { amount: formatCents(each.amount_cents) })}{' '}
            <i className="key key--back" aria-hidden="true" />
          </span>
        </li>
      ))}
      {ledger?.tranches.map((each) =>
        each.promised_release_on && !each.released_on ? (
          <li key={each.id}>
            <span className="held__when">{calendarDay(each.promised_release_on)}</span>
            <span>
              {t('{amount} is promised', { amount: formatCents(each.amount_cents) })}{' '}
              <i className="key key--promised" aria-hidden="true" />
            </span>
          </li>
        ) : null,
      )}
      <li>
        <span className="held__when">{t(ended ? 'Day {day}' : 'Day {day}, today', { day: hold.today })}</span>
        <span>
          {ended
            ? t('All of it is back')
            : t('{amount} is still held', { amount: formatCents(hold.spans.at(-1)?.cents ?? heldCents) })}
        </span>
      </li>
    </ul>
  );
}
