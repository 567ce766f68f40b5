import { useId, useState, type FormEvent } from 'react';
import type { SuggestedChange } from '../../../../contract/letter-suggestions.ts';
import { authorRoleText } from '../../../../domain/letters/letter-version.ts';
import { Button } from '../../../ui/button.tsx';
import { momentOf } from '../../firm-dates.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { ChangedWords } from './changed-words.tsx';

export type DecideChange = (outcome: 'accepted' | 'rejected', changes: readonly SuggestedChange[]) => void;
type ItemProps = {
  change: SuggestedChange;
  /** Whether the letter can be changed now. */
  may: boolean;
  busy: boolean;
  onDecide: DecideChange;
  commenting: boolean;
  onComment: (text: string, done: () => void) => void;
};

const authorText = ({ name, role }: { name: string; role: string }) => `${name}, ${authorRoleText[role] ?? role}`;

/** One suggested change: its text, its author, the decision on it, and its comments. */
export function SuggestedChangeItem({ change, may, busy, onDecide, commenting, onComment }: ItemProps) {
  const { label, before, after, by, model, sentences, at, state, decided, stale, comments } = change;
  return (
    <li className="compare__side panel-part" data-used={state === 'open' || undefined}>
      <p className="muted small">
        <strong>{label}</strong>, {model === null ? 'suggested by' : `written by ${model} for`} {authorText(by)},{' '}
        {momentOf(at)}
      </p>
      <ChangedWords before={before} after={after} />
      {sentences.length > 0 && <BesideSources label={label} sentences={sentences} />}
      {decided && (
        <p className="small">
          <strong>{state === 'accepted' ? 'Accepted' : 'Rejected'}</strong> by {authorText(decided)},{' '}
          {momentOf(decided.at)}
        </p>
      )}
      {stale && (
        <p className="small">The letter has changed here since. Edit it by hand if need be, and reject this.</p>
      )}
      {state === 'open' && <Decide change={change} may={may} busy={busy} onDecide={onDecide} />}
      {comments.length > 0 && (
        <ul role="list" className="event-list" aria-label={`Comments on ${label}`}>
          {comments.map((each) => (
            <li key={each.id}>
              <p className="compare__comment">{each.text}</p>
              <p className="muted small">
                {authorText(each.by)}, {momentOf(each.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <CommentForm label={label} busy={commenting} onComment={onComment} />
    </li>
  );
}

/** Each sentence of a model beside what it rests on, so that both are read before it is accepted. */
function BesideSources({ label, sentences }: Pick<SuggestedChange, 'label' | 'sentences'>) {
  return (
    <ol className="event-list" aria-label={`Sentences of ${label}, each with what it rests on`}>
      {sentences.map(({ text, sources }, index) => (
        <li key={index}>
          <p>{text}</p>
          <ul className="muted small">
            {sources.map(({ id, about, value }) => (
              <li key={id}>{value === null ? about : `${about}: ${value}`}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Decide({ change, may, busy, onDecide }: Pick<ItemProps, 'change' | 'may' | 'busy' | 'onDecide'>) {
  const { label, may_accept: mayAccept, stale } = change;
  return (
    <div className="button-row">
      {mayAccept && !stale && (
        <Button size="small" disabled={!may} busy={busy} onClick={() => onDecide('accepted', [change])}>
          Accept<span className="visually-hidden"> the change of {label}</span>
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={!may}
        busy={busy}
        onClick={() => onDecide('rejected', [change])}
      >
        {mayAccept ? 'Reject' : 'Take back'}
        <span className="visually-hidden"> the change of {label}</span>
      </Button>
      {!mayAccept && <span className="muted small">Somebody else accepts what you suggested.</span>}
    </div>
  );
}

function CommentForm({ label, busy, onComment }: { label: string; busy: boolean; onComment: ItemProps['onComment'] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = text.trim() === '';
    setError(missing ? 'Enter a comment.' : undefined);
    if (missing) return;
    onComment(text.trim(), () => {
      setText('');
      setOpen(false);
    });
  };
  if (!isOpen)
    return (
      <p>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Comment<span className="visually-hidden"> on the change of {label}</span>
        </Button>
      </p>
    );
  return (
    <form className="fields" onSubmit={submit} noValidate>
      <TextArea
        id={`${id}-comment`}
        label={`Comment on ${label}`}
        hint="Nobody is notified. To reach somebody, mention them with @ in a comment on the paragraph."
        rows={3}
        maxLength={2_000}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" size="small" busy={busy} busyLabel="Saving…">
          Save comment
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
