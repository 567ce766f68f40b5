import { useState, type FormEvent } from 'react';
import { v4 } from 'uuid';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
import type { Opponent } from './use-opponent.ts';

const fields = [
  { name: 'name', label: 'Name of the lawyer', type: 'text', max: 120 },
  { name: 'firm', label: 'Firm', type: 'text', max: 160 },
  { name: 'email', label: 'Email', type: 'email', max: 254 },
  { name: 'acting_since', label: 'Answers since', type: 'date', max: undefined },
] as const;
type Name = (typeof fields)[number]['name'] | 'address';

/** Records that a lawyer answers for the processor. */
export function OpposingCounselForm({
  caseId,
  recording,
  onDone,
}: {
  caseId: string;
  recording: Opponent['record'];
  onDone: () => void;
}) {
  const [entryId] = useState(() => v4());
  const [typed, setTyped] = useState<Record<Name, string>>({
    name: '',
    firm: '',
    email: '',
    address: '',
    acting_since: firmToday(),
  });
  const [tried, setTried] = useState(false);
  const set = (name: Name, value: string) => setTyped({ ...typed, [name]: value });
  const refused = recording.error instanceof ApiError ? recording.error.fields : {};
  const errorAt = (name: Name, label: string) =>
    tried && typed[name].trim() === '' ? `Enter: ${label}.` : refused[name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (recording.isPending || Object.values(typed).some((value) => value.trim() === '')) return;
    recording.mutate({ id: caseId, entry_id: entryId, ...typed }, { onSuccess: onDone });
  };
  return (
    <form className="reply-form" onSubmit={submit} noValidate aria-label="A lawyer who answers for the processor">
      {recording.error ? (
        <Notice tone="danger" title="The lawyer was not recorded">
          {messageOf(recording.error, 'Please try again.')}
        </Notice>
      ) : null}
      {fields.map(({ name, label, type, max }) => (
        <TextField
          key={name}
          id={`counsel-${name}`}
          type={type}
          label={label}
          required
          maxLength={max}
          error={errorAt(name, label)}
          value={typed[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <TextArea
        id="counsel-address"
        label="Postal address"
        hint="The lines below the firm’s name, one each."
        required
        rows={3}
        maxLength={500}
        error={errorAt('address', 'Postal address')}
        value={typed.address}
        onChange={(event) => set('address', event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" size="small" busy={recording.isPending} busyLabel="Recording…">
          Record the lawyer
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
