import { useQueryState } from 'nuqs';
import { momentOf } from '../../ui/dates.ts';
import { dialogAddress } from '../panel/dialog-address.ts';
import { authorText, isWritten, directionOf, type Message } from './message-text.ts';
import { aiLabel } from '../../ui/ai-label.ts';

/** One entry of the thread: its author, recipient, time, and whether the other side has seen it. */
export function ThreadEntry({ message, fresh }: { message: Message; fresh: boolean }) {
  if (!isWritten(message)) return <ProgramEntry message={message} />;
  const { look, text } = directionOf(message);
  const { name, side } = authorText(message);
  return (
    <li className={`entry entry--${look}`}>
      <p className="entry__head">
        <span className="entry__way">{text}</span>
        <span>
          <bdi className="entry__name">{name}</bdi>
          <span className="muted">, {side}</span>
        </span>
        <time className="muted small" dateTime={message.created_at}>
          {momentOf(message.created_at)}
        </time>
        {fresh ? <span className="entry__new">New</span> : null}
      </p>
      {message.subject ? <h4 dir="auto">{message.subject}</h4> : null}
      <p className="entry__body" dir="auto">
        {message.body}
      </p>
      {look === 'to' ? (
        <p className="muted small">
          {message.read_at ? `Read by the merchant ${momentOf(message.read_at)}` : 'Not read by the merchant yet'}
        </p>
      ) : null}
    </li>
  );
}

/** A system entry, such as an analysis: one line, with its data on demand. */
function ProgramEntry({ message }: { message: Message }) {
  const [, setShow] = useQueryState('show', dialogAddress.show.withOptions({ history: 'push' }));
  return (
    <li className="entry entry--program">
      <p className="entry__head">
        <span className="entry__way">From the program</span>
        <span className="entry__name">{message.subject}</span>
        <time className="muted small" dateTime={message.created_at}>
          {momentOf(message.created_at)}
        </time>
        {message.message_type === 'ai_analysis' ? (
          <button type="button" className="button button--quiet button--small" onClick={() => void setShow('analysis')}>
            {aiLabel('Open AI Analysis', 'Open Analysis')}
          </button>
        ) : null}
      </p>
      <details>
        <summary>Show the stored data</summary>
        <pre className="mono" dir="auto">
          {readable(message.body)}
        </pre>
      </details>
    </li>
  );
}

/** JSON pretty-printed; other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
