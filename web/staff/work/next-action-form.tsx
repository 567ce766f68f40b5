import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';

type Next = { next_action: string; next_action_on: string };
type NextActionFormProps = {
  caseNumber: string;
  action: string;
  on: string;
  onSave: (next: Next) => void;
  onCancel: () => void;
};

/** The next action and its due date, editable in place: Enter saves, Esc cancels. */
export function NextActionForm({ caseNumber, action, on, onSave, onCancel }: NextActionFormProps) {
  const [text, setText] = useState(action);
  const [day, setDay] = useState(on);
  const missing =
    text.trim() === '' ? 'Say what is to be done next.' : day === '' ? 'Give the day by which it is due.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null) onSave({ next_action: text.trim(), next_action_on: day });
  };
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
  return (
    <form className="next-action" onSubmit={submit} aria-label={`Next action of ${caseNumber}`}>
      <input
        className="control"
        aria-label="Next action"
        autoFocus
        maxLength={300}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={leave}
      />
      <input
        className="control next-action__day"
        type="date"
        aria-label="Due"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        onKeyDown={leave}
      />
      <Button type="submit" size="small">
        Save
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
      {missing && (
        <p className="next-action__missing" role="alert">
          {missing}
        </p>
      )}
    </form>
  );
}
