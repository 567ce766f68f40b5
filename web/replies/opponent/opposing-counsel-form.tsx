import { useState } from 'react';
import { v4 } from 'uuid';
import { ApiError } from '../../api/api-error.ts';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import { EntryForm } from './entry-form.tsx';
import type { Opponent } from './use-opponent.ts';

const fields = [
  { name: 'name', label: 'Name of the lawyer', type: 'text', max: 120 },
  { name: 'firm', label: 'Firm', type: 'text', max: 160 },
  { name: 'email', label: 'Email', type: 'email', max: 254 },
  { name: 'acting_since', label: 'Answers since', type: 'date', max: undefined },
] as const;
type Name = (typeof fields)[number]['name'] | 'address';

const blank = (): Record<Name, string> => ({ name: '', firm: '', email: '', address: '', acting_since: firmToday() });

type OpposingCounselFormProps = { caseId: string; recording: Opponent['record']; onDone: () => void };

/** Records that a lawyer answers for the processor. */
export function OpposingCounselForm({ caseId, recording, onDone }: OpposingCounselFormProps) {
  const [entryId] = useState(() => v4());
  const [typed, setTyped] = useState(blank);
  const [tried, setTried] = useState(false);
  const set = (name: Name, value: string) => setTyped({ ...typed, [name]: value });
  const refused = recording.error instanceof ApiError ? recording.error.fields : {};
  const errorAt = (name: Name, label: string) =>
    tried && typed[name].trim() === '' ? `Enter: ${label}.` : refused[name];
  const submit = () => {
    setTried(true);
    if (recording.isPending || Object.values(typed).some((value) => value.trim() === '')) return;
    recording.mutate({ id: caseId, entry_id: entryId, ...typed }, { onSuccess: onDone });
  };
  return (
    <EntryForm
      name="A lawyer who answers for the processor"
      failed="The lawyer was not recorded"
      action={{ label: 'Record the lawyer', busyLabel: 'Recording…' }}
      call={recording}
      onSubmit={submit}
      onDone={onDone}
    >
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
    </EntryForm>
  );
}
