import { useQuery } from '@tanstack/react-query';
import type { SentTextMessage } from '../../../contract/text-messages.ts';
import { orpc } from '../../api/api.ts';
import { calendarDay, momentOf } from '../../ui/dates.ts';
import './case-text-messages.css';

/** The text messages that the merchant was sent about the case. Renders nothing if there are none. */
export function CaseTextMessages({ caseId }: { caseId: string }) {
  const { data, isError } = useQuery(orpc.textMessages.listOfCase.queryOptions({ input: { id: caseId } }));
  if (isError && !data) return <p className="muted">The text messages of this case could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3>Text messages to the merchant</h3>
      <ul role="list" className="case-text-messages">
        {data.items.map((text) => (
          <li key={text.id}>
            <p>
              Reminder of their day {calendarDay(text.due_on)}, to the number that ends in{' '}
              <span className="mono">{text.last4}</span>
            </p>
            <p className="muted small">{outcomeOf(text)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function outcomeOf({ status, problem, queued_at, settled_at }: SentTextMessage): string {
  if (settled_at === null) return `Waiting to be sent since ${momentOf(queued_at)}`;
  if (status === 'sent') return `Sent ${momentOf(settled_at)}`;
  return `Not sent, ${momentOf(settled_at)}: ${problem ?? 'the service gave no reason'}`;
}
