/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells displayed as blocks lose their table roles in some browsers, so the roles are explicit */
import { isUnsent } from '../../domain/letters/life.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { Link } from 'react-router';
import type { Contract } from '../../contract/contract.ts';
import { labelOfProcessor } from '../../domain/processors.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { calendarDay } from '../ui/dates.ts';
import { DataTable } from '../ui/data-table.tsx';
import { letterStatusNames, letterTypeNames } from '../letters/letter-names.ts';
import { dueText } from './due-text.ts';

export type QueueItem = InferContractRouterOutputs<Contract>['letters']['listQueue']['items'][number];

const columns = ['Business', 'Due', 'Findings', 'Status', 'Letter', 'Processor', 'Amount held'];

/** The rows are in the server's order, by due date. `today` is the date at the firm; `label` names the list. */
export function QueueTable({ label, items, today }: { label: string; items: readonly QueueItem[]; today: string }) {
  return (
    <div className="stacks">
      <DataTable label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} scope="col" role="columnheader" className={name === 'Amount held' ? 'numeric' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <QueueRow key={item.letter_id} item={item} today={today} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function QueueRow({ item, today }: { item: QueueItem; today: string }) {
  const due = dueText(item.due_on, today);
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="queue__business">
        <Link to={`/attorney/letters/${item.letter_id}`} dir="auto" data-status={item.status}>
          {item.business}
        </Link>
        <span className="mono muted">{item.case_number}</span>
      </th>
      <td role="cell" className="nowrap">
        {isUnsent(item.status) ? (
          <time dateTime={item.due_on} title={calendarDay(item.due_on)} className="due" data-state={due.state}>
            {due.text}
          </time>
        ) : (
          <span className="muted">{item.status === 'superseded' ? 'Not needed' : 'Done'}</span>
        )}
      </td>
      <td role="cell" className="nowrap">
        {isUnsent(item.status) && <FindingCounts red={item.red_findings} settle={item.settle_findings} />}
      </td>
      <td role="cell" className="nowrap">
        <span className="letter-status" data-status={item.status}>
          {letterStatusNames[item.status]}
        </span>
      </td>
      <td role="cell" className="nowrap">
        {letterTypeNames[item.demand_type]}
      </td>
      <td role="cell" dir="auto">
        {labelOfProcessor(item)}
      </td>
      <td role="cell" className="numeric">
        {item.held_amount_cents === null ? (
          <span className="muted">Not provided</span>
        ) : (
          formatCents(item.held_amount_cents)
        )}
      </td>
    </tr>
  );
}

function FindingCounts({ red, settle }: { red: number; settle: number }) {
  if (red === 0 && settle === 0) return <span className="muted">No findings</span>;
  return (
    <>
      {red > 0 && <span className="count count--red">{red} red</span>}
      {settle > 0 && <span className="count count--amber">{settle} to settle</span>}
    </>
  );
}
