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

/** A case's ledger rows by kind; kinds without rows are omitted. */
export function LedgerLists({ ledger, onWithdraw, onBegin, onMistake }: LedgerListsProps) {
  const { offers, tranches, recoveries, invoices, fee_payments, withdrawn } = ledger;
  return (
    <>
      <List
        title="Offers"
        columns={['Sum', 'Received', 'Terms', 'State']}
        rows={offers.map((offer) => (
          <Row key={offer.id} cents={offer.amount_cents} day={offer.received_on} text={offer.terms}>
            <td role="cell">
              <p>{offerText(offer)}</p>
              {offer.status === 'open' && onWithdraw ? (
                <Button variant="quiet" size="small" onClick={() => onWithdraw(offer)}>
                  Withdraw<span className="visually-hidden"> the offer of {formatCents(offer.amount_cents)}</span>
                </Button>
              ) : null}
            </td>
          </Row>
        ))}
      />
      <List
        title="Parts that are held"
        columns={['Sum', 'Promised for', 'What it is', 'State']}
        rows={tranches.map((tranche) => (
          <Row
            key={tranche.id}
            cents={tranche.amount_cents}
            day={tranche.promised_release_on}
            text={tranche.label}
            more={tranche.slips.map((slip) => slipText(slip))}
          >
            <td role="cell">
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
            </td>
          </Row>
        ))}
      />
      <List
        title="Money that came back"
        columns={['Sum', 'Received', 'Note', 'For which part', 'Mistake']}
        rows={recoveries.map((each) => (
          <Row
            key={each.id}
            cents={each.amount_cents}
            day={each.received_on}
            text={each.note}
            more={each.no_fee ? [`No fee, because ${noFeeReasons[each.no_fee]}.`] : []}
          >
            <td role="cell" className="wrap" dir="auto">
              {tranches.find(({ id }) => id === each.tranche_id)?.label}
            </td>
            <MistakeCell entry={each} onMistake={onMistake} />
          </Row>
        ))}
      />
      <List
        title="Invoices"
        columns={['Sum', 'Issued', 'Issuer', 'Invoice']}
        rows={invoices.map(({ id, number, issuer, fee_cents, issued_at, voided_at }) => (
          <Row key={id} cents={fee_cents} day={firmDayOf(new Date(issued_at))} text={issuer}>
            <td role="cell">
              <a href={`/api/invoices/${id}/pdf`} target="_blank" rel="noreferrer">
                No. {number} (PDF)<span className="visually-hidden"> of {issuer}, in a new tab</span>
              </a>
              {voided_at ? <p>Void since {dayOf(voided_at)}</p> : null}
            </td>
          </Row>
        ))}
      />
      <List
        title="Success fee paid"
        columns={['Sum', 'Received', 'Note', 'Mistake']}
        rows={fee_payments.map((each) => (
          <Row key={each.id} cents={each.amount_cents} day={each.received_on} text={each.note}>
            <MistakeCell entry={each} onMistake={onMistake} />
          </Row>
        ))}
      />
      <List
        title="Withdrawn as mistakes"
        columns={['Sum', 'Received', 'Why', 'What it was']}
        rows={withdrawn.map((each) => (
          <Row key={each.id} cents={each.amount_cents} day={each.received_on} text={each.why}>
            <td role="cell">
              {each.kind === 'recovery' ? 'Money that came back' : 'Success fee paid'}, withdrawn{' '}
              {dayOf(each.withdrawn_at)}
            </td>
          </Row>
        ))}
      />
    </>
  );
}

function MistakeCell({ entry, onMistake }: { entry: Entered; onMistake: Actions['onMistake'] }) {
  return (
    <td role="cell">
      {onMistake ? (
        <Button variant="quiet" size="small" onClick={() => onMistake(entry)}>
          Withdraw<span className="visually-hidden"> the entry of {formatCents(entry.amount_cents)}</span>
        </Button>
      ) : null}
    </td>
  );
}

function List({ title, columns, rows }: { title: string; columns: readonly string[]; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="ledger__list stacks">
      <h4>{title}</h4>
      <DataTable label={title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} scope="col" role="columnheader" className={name === 'Sum' ? 'numeric' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{rows}</tbody>
      </DataTable>
    </div>
  );
}

type RowProps = { cents: number; day: string | null; text: string; more?: readonly string[]; children?: ReactNode };

function Row({ cents, day, text, more = [], children }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="numeric">
        {formatCents(cents)}
      </th>
      <td role="cell" className="nowrap">
        {day === null ? 'No day' : <time dateTime={day}>{calendarDay(day)}</time>}
      </td>
      <td role="cell" className="wrap ledger__words">
        <span dir="auto">{text}</span>
        {more.map((each) => (
          <span key={each} className="muted small ledger__slip" dir="auto">
            {each}
          </span>
        ))}
      </td>
      {children}
    </tr>
  );
}

function offerText({ status, answer_by, answered_at, answered_by }: Offer): string {
  if (status === 'open') return answer_by ? `Open; an answer is asked for by ${calendarDay(answer_by)}` : 'Open';
  if (status === 'withdrawn') return 'Withdrawn';
  return `${status === 'accepted' ? 'Accepted' : 'Declined'}${answered_at ? ` ${dayOf(answered_at)}` : ''}${answered_by ? ` by ${answered_by}` : ''}`;
}
