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
          {isStructured(message.body) ? <StructuredBody body={message.body} /> : <p className="messages__body" dir="auto">{message.body}</p>}
        </li>
      ))}
    </ul>
  );
}

/** An analysis is kept as its data; the section above shows it as it is meant to be read. */
function isStructured(body: string): boolean {
  if (!body.startsWith('{')) return false;
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
}

function StructuredBody({ body }: { body: string }) {
  return (
    <>
      <p>Shown under <a href="#analysis">AI Analysis</a>.</p>
      <details className="messages__data">
        <summary>The data as stored</summary>
        <pre className="mono">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </details>
    </>
  );
}
