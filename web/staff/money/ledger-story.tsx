/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells displayed as blocks lose their table roles in some browsers, so the roles are explicit */
import type { ReactNode } from 'react';
import type { Ledger } from '../../../contract/money.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { noFeeReasons } from '../../../domain/money/fee-on.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { restOf } from '../../../domain/money/ledger.ts';
import { slipText } from '../../merchant/case/money/tranches.tsx';
import { calendarDay, dayOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { EntryKind } from './entry.ts';
import { openerOf } from './unsaved-entry.ts';
import type { Entered } from './mistake-dialog.tsx';

type Offer = Ledger['offers'][number];
type Actions = {
  onWithdraw: ((offer: Offer) => void) | null;
  onBegin: ((kind: EntryKind, trancheId: string) => void) | null;
  onMistake: ((entry: Entered) => void) | null;
};
type LedgerListsProps = Actions & { ledger: Ledger };

/** The actions while an entry is being typed: none, so that no other can be started. */
export const stillTyping: Actions = { onWithdraw: null, onBegin: null, onMistake: null };

/** The state of a part of the money, such as "Held, $179.45 of it still to come". */
function trancheText(tranche: Ledger['tranches'][number], recoveries: Ledger['recoveries']): string {
  if (tranche.released_on) return `Released ${calendarDay(tranche.released_on)}`;
  const rest = restOf(tranche, recoveries);
  return rest < tranche.amount_cents ? `Held, ${formatCents(rest)} of it still to come` : 'Held';
}

type MoneyEntry = {
  key: string;
  /** Null: a part without a promised day. */
  day: string | null;
  what: string;
  cents: number;
  text: string;
  more?: readonly string[];
  end?: ReactNode;
};

/** The money of a case as a story: what happened on which day, the newest first, and what can be done about it. */
export function LedgerStory(props: LedgerListsProps) {
  const entries = entriesOf(props).toSorted((left, right) => (right.day ?? '9').localeCompare(left.day ?? '9'));
  if (entries.length === 0) return null;
  return (
    <div className="ledger__list stacks">
      <DataTable label="Money by day">
        <thead role="rowgroup">
          <tr role="row">
            {['Day', 'What', 'Sum', 'Words', 'State'].map((name) => (
              <th key={name} scope="col" role="columnheader" className={name === 'Sum' ? 'numeric' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function entriesOf({ ledger, onWithdraw, onBegin, onMistake }: LedgerListsProps): MoneyEntry[] {
  const { offers, tranches, recoveries, invoices, fee_payments, withdrawn } = ledger;
  return [
    ...offers.map((offer) => ({
      key: offer.id,
      day: offer.received_on,
      what: 'Offer',
      cents: offer.amount_cents,
      text: offer.terms,
      end: (
        <>
          <p>{offerText(offer)}</p>
          {offer.status === 'open' && onWithdraw ? (
            <Button variant="quiet" size="small" onClick={() => onWithdraw(offer)}>
              Withdraw<span className="visually-hidden"> the offer of {formatCents(offer.amount_cents)}</span>
            </Button>
          ) : null}
        </>
      ),
    })),
    ...tranches.map((tranche) => ({
      key: tranche.id,
      day: tranche.promised_release_on,
      what: 'Part held, promised for this day',
      cents: tranche.amount_cents,
      text: tranche.label,
      more: tranche.slips.map((slip) => slipText(slip)),
      end: <TrancheState tranche={tranche} recoveries={recoveries} onBegin={onBegin} />,
    })),
    ...recoveries.map((each) => ({
      key: each.id,
      day: each.received_on,
      what: 'Money back',
      cents: each.amount_cents,
      text: each.note,
      more: each.no_fee ? [`No fee, because ${noFeeReasons[each.no_fee]}.`] : [],
      end: (
        <>
          <p dir="auto">{tranches.find(({ id }) => id === each.tranche_id)?.label}</p>
          <Mistake entry={each} onMistake={onMistake} />
        </>
      ),
    })),
    ...invoices.map(({ id, number, issuer, fee_cents, issued_at, voided_at }) => ({
      key: id,
      day: firmDayOf(new Date(issued_at)),
      what: 'Invoice',
      cents: fee_cents,
      text: issuer,
      end: (
        <>
          <a href={`/api/invoices/${id}/pdf`} target="_blank" rel="noreferrer">
            No. {number} (PDF)<span className="visually-hidden"> of {issuer}, in a new tab</span>
          </a>
          {voided_at ? <p>Void since {dayOf(voided_at)}</p> : null}
        </>
      ),
    })),
    ...fee_payments.map((each) => ({
      key: each.id,
      day: each.received_on,
      what: 'Success fee paid',
      cents: each.amount_cents,
      text: each.note,
      end: <Mistake entry={each} onMistake={onMistake} />,
    })),
    ...withdrawn.map((each) => ({
      key: each.id,
      day: each.received_on,
      what: `Mistake: ${each.kind === 'recovery' ? 'money back' : 'success fee paid'}`,
      cents: each.amount_cents,
      text: each.why,
      end: `Withdrawn ${dayOf(each.withdrawn_at)}`,
    })),
  ];
}

type TrancheStateProps = Pick<Actions, 'onBegin'> & {
  tranche: Ledger['tranches'][number];
  recoveries: Ledger['recoveries'];
};

function TrancheState({ tranche, recoveries, onBegin }: TrancheStateProps) {
  return (
    <>
      <p>{trancheText(tranche, recoveries)}</p>
      {tranche.released_on === null && onBegin ? (
        <div className="button-row">
          <Button
            id={openerOf({ kind: 'slip', trancheId: tranche.id })}
            variant="quiet"
            size="small"
            onClick={() => onBegin('slip', tranche.id)}
          >
            New day<span className="visually-hidden"> for {tranche.label}</span>
          </Button>
          <Button
            id={openerOf({ kind: 'release', trancheId: tranche.id })}
            variant="quiet"
            size="small"
            onClick={() => onBegin('release', tranche.id)}
          >
            Record release<span className="visually-hidden"> of {tranche.label}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Mistake({ entry, onMistake }: { entry: Entered; onMistake: Actions['onMistake'] }) {
  if (!onMistake) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onMistake(entry)}>
      Withdraw<span className="visually-hidden"> the entry of {formatCents(entry.amount_cents)}</span>
    </Button>
  );
}

function Row({ entry: { day, what, cents, text, more = [], end } }: { entry: MoneyEntry }) {
  return (
    <tr role="row">
      <td role="cell" className="nowrap">
        {day === null ? 'No day' : <time dateTime={day}>{calendarDay(day)}</time>}
      </td>
      <th scope="row" role="rowheader">
        {what}
      </th>
      <td role="cell" className="numeric">
        {formatCents(cents)}
      </td>
      <td role="cell" className="wrap ledger__words">
        <span dir="auto">{text}</span>
        {more.map((each) => (
          <span key={each} className="muted small ledger__slip" dir="auto">
            {each}
          </span>
        ))}
      </td>
      <td role="cell" className="wrap">
        {end}
      </td>
    </tr>
  );
}

function offerText({ status, answer_by, answered_at, answered_by }: Offer): string {
  if (status === 'open') return answer_by ? `Open; an answer is asked for by ${calendarDay(answer_by)}` : 'Open';
  if (status === 'withdrawn') return 'Withdrawn';
  return `${status === 'accepted' ? 'Accepted' : 'Declined'}${answered_at ? ` ${dayOf(answered_at)}` : ''}${answered_by ? ` by ${answered_by}` : ''}`;
}
