import { momentOf } from '../dashboard/dates.ts';
import type { AdminCase } from './case-fields.ts';

const visibilityWords = { internal: 'Internal', merchant: 'Visible to the merchant' };

export function CaseMessages({ messages }: { messages: AdminCase['messages'] }) {
  if (messages.length === 0) return <p className="muted">No messages yet.</p>;
  return (
    <ul role="list" className="messages">
      {messages.map((message) => (
        <li key={message.id}>
          <h3 dir="auto">{message.subject}</h3>
          <p className="muted small">{momentOf(message.created_at)} · {visibilityWords[message.visibility]}</p>
          <p className="messages__body" dir="auto">{message.body}</p>
        </li>
      ))}
    </ul>
  );
}
