import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { daysBetween } from '../../../domain/calendar/business-days.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { moneyFigures } from '../../../domain/money/figures.ts';
import { replyKindLabels } from '../../../domain/letters/processor-reply.ts';
import { orpc } from '../../api/api.ts';
import { TermBar } from '../../clock/term-bar.tsx';
import { termText } from '../../clock/term-days.ts';
import { shortDay } from '../../ui/dates.ts';
import { firmToday } from '../../ui/typed-values.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { CaseTasks } from '../tasks/case-tasks.tsx';

const datesShown = 3;

/** How a case stands: the hold, the money, the last reply, the next dates, and what is to be done besides. */
export function CaseCockpit({ theCase }: { theCase: AdminCase }) {
  const input = { id: theCase.id };
  const { hold_started_on: started } = theCase;
  const clock = useQuery(orpc.cases.getClock.queryOptions({ input })).data;
  const ledger = useQuery(orpc.money.getLedger.queryOptions({ input })).data;
  const replies = useQuery(orpc.letters.listReplies.queryOptions({ input })).data;
  const hold = clock?.rows.find(({ kind, ends_on }) => kind === 'hold' && ends_on !== null);
  const figures = ledger && moneyFigures(ledger);
  const last = replies?.items
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .toSorted((left, right) => left.received_on.localeCompare(right.received_on))
    .at(-1);
  const dates = clock?.dates.filter(({ paused }) => paused === null).slice(0, datesShown) ?? [];
  return (
    <div className="case-cockpit">
      <Part title="The hold">
        {started === null ? null : (
          <p className="case-cockpit__peak">
            {daysBetween(started, firmToday()).toLocaleString('en-US')} days
            <span className="muted"> since {shortDay(started)}</span>
          </p>
        )}
        {clock && hold ? (
          <>
            <p>{termText(hold, clock.today)}</p>
            <TermBar term={hold} today={clock.today} />
          </>
        ) : (
          <p className="muted">{clock ? 'No term of the agreement is known to end it.' : '…'}</p>
        )}
      </Part>
      <Part title="Money back">
        <p className="case-cockpit__peak">
          {figures ? formatCents(figures.back) : '…'}
          {figures && figures.held !== null ? <span className="muted"> of {formatCents(figures.held)}</span> : null}
        </p>
        {figures && figures.offered !== null ? <p>{formatCents(figures.offered)} offered</p> : null}
      </Part>
      <Part title="Last reply">
        {last ? (
          <p>
            {replyKindLabels[last.kind]}, {shortDay(last.received_on)}
          </p>
        ) : (
          <p className="muted">{replies ? 'The processor has not answered.' : '…'}</p>
        )}
      </Part>
      <Part title="Next dates">
        {dates.length === 0 ? (
          <p className="muted">{clock ? 'Nobody waits for a day.' : '…'}</p>
        ) : (
          <ul role="list" className="case-cockpit__dates">
            {dates.map(({ key, on, what }) => (
              <li key={`${key} ${on}`}>
                <time dateTime={on}>{shortDay(on)}</time> {what}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <CaseTasks key={theCase.id} caseId={theCase.id} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
