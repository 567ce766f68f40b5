import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Ledger } from '../../../contract/money.ts';
import { processorName, processorPage } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { orpc } from '../../api/api.ts';
import { CaseClockView } from '../../clock/case-clock.tsx';
import { calendarDay, todayHere } from '../../ui/dates.ts';
import { caseAddress } from './case-address.ts';
import type { CaseDetail } from './case-types.ts';
import { holdDays, type HoldDays } from './hold-days.ts';
import { HoldDrawing } from './hold-drawing.tsx';

/** How long the money has been held and what has come back, as a drawing and as text. */
export function HoldFigure({ theCase }: { theCase: CaseDetail }) {
  const { data: ledger } = useQuery(orpc.money.getLedger.queryOptions({ input: { id: theCase.id } }));
  const { data: clock } = useQuery(orpc.cases.getClock.queryOptions({ input: { id: theCase.id } }));
  const ends = (clock?.rows ?? []).flatMap(({ kind, ends_on }) => (kind === 'hold' && ends_on ? [ends_on] : []));
  const { hold_started_on: startedOn, held_amount_cents: heldCents } = theCase;
  return (
    <section className="case-part" id="hold" aria-labelledby="hold-title">
      <h2 id="hold-title">The hold</h2>
      {startedOn !== null && heldCents !== null && startedOn <= todayHere() ? (
        <Figure theCase={theCase} ledger={ledger} startedOn={startedOn} heldCents={heldCents} ends={ends} />
      ) : (
        <NoStart theCase={theCase} />
      )}
      <CaseClockView caseId={theCase.id} />
    </section>
  );
}

function NoStart({ theCase }: { theCase: CaseDetail }) {
  return (
    <p className="muted measure">
      The day on which the hold began is not known yet, so it cannot be drawn.{' '}
      {theCase.may.complete ? (
        <Link to={`${caseAddress(theCase.id, 'details')}?step=case-details#f-holdStartDate`}>
          Add the hold’s start date
        </Link>
      ) : (
        'Write to us if you can find it in the notice.'
      )}
    </p>
  );
}

type FigureProps = {
  theCase: CaseDetail;
  ledger: Ledger | undefined;
  startedOn: string;
  heldCents: number;
  /** Last days of the agreement's terms on the hold. */
  ends: readonly string[];
};

function Figure({ theCase, ledger, startedOn, heldCents, ends }: FigureProps) {
  const received = (ledger?.recoveries ?? []).map((each) => ({
    amount_cents: each.amount_cents,
    on: each.received_on,
  }));
  const promised = (ledger?.tranches ?? []).flatMap((each) =>
    each.promised_release_on && !each.released_on
      ? [{ amount_cents: each.amount_cents, on: each.promised_release_on }]
      : [],
  );
  // When all the money is back the hold is over, and its days are counted to the last payment.
  const endedOn =
    received.reduce((sum, each) => sum + each.amount_cents, 0) >= heldCents
      ? (received
          .map((each) => each.on)
          .toSorted()
          .at(-1) ?? null)
      : null;
  const hold = holdDays({ startedOn, today: endedOn ?? todayHere(), heldCents, received, promised, ends });
  return (
    <figure className="held" aria-labelledby="held-caption">
      <figcaption id="held-caption">{captionOf(theCase, hold, startedOn, endedOn, heldCents)}</figcaption>
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
        {hold.marked.length > 0 ? 'Marked are the days on which terms of the agreement end, as listed below. ' : null}
        <a href={processorPage(theCase.processor)}>How long such holds last</a>
      </p>
    </figure>
  );
}

function captionOf(
  theCase: CaseDetail,
  hold: HoldDays,
  startedOn: string,
  endedOn: string | null,
  heldCents: number,
): string {
  const who = processorName(theCase.processor) ?? 'The processor';
  const days = hold.today === 1 ? 'one day' : `${hold.today} days`;
  const now = hold.spans.at(-1)?.cents ?? heldCents;
  if (endedOn !== null)
    return `${who} held ${formatCents(heldCents)} from ${calendarDay(startedOn)} to ${calendarDay(endedOn)}: ${days}. All of it is back.`;
  const still = now < heldCents ? ` ${formatCents(now)} of it is still held.` : '';
  return `${who} has held ${formatCents(heldCents)} since ${calendarDay(startedOn)}: ${days} today.${still}`;
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
  const sent = theCase.letters.find((letter) => letter.sent_at);
  return (
    <ul role="list" className="held__words">
      <li>
        <span className="held__when">Day 0, {calendarDay(startedOn)}</span>
        <span>
          {formatCents(heldCents)} is held <i className="key key--held" aria-hidden="true" />
        </span>
      </li>
      {sent?.sent_at ? (
        <li>
          <span className="held__when">{calendarDay(sent.sent_at.slice(0, 10))}</span>
          <span>The demand letter went out</span>
        </li>
      ) : null}
      {ledger?.recoveries.map((each) => (
        <li key={each.id}>
          <span className="held__when">{calendarDay(each.received_on)}</span>
          <span>
            {formatCents(each.amount_cents)} came back <i className="key key--back" aria-hidden="true" />
          </span>
        </li>
      ))}
      {ledger?.tranches.map((each) =>
        each.promised_release_on && !each.released_on ? (
          <li key={each.id}>
            <span className="held__when">{calendarDay(each.promised_release_on)}</span>
            <span>
              {formatCents(each.amount_cents)} is promised <i className="key key--promised" aria-hidden="true" />
            </span>
          </li>
        ) : null,
      )}
      <li>
        <span className="held__when">
          Day {hold.today}
          {ended ? '' : ', today'}
        </span>
        <span>
          {ended ? 'All of it is back' : `${formatCents(hold.spans.at(-1)?.cents ?? heldCents)} is still held`}
        </span>
      </li>
    </ul>
  );
}
