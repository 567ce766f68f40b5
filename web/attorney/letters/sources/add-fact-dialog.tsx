import { useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { plainCharacters } from '../../../../domain/plain-characters.ts';
import { ApiError } from '../../../api/api-error.ts';
import { DateBoxes } from '../../../ui/date-boxes.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { exactCents, sumTrouble } from '../../../ui/sums.ts';
import { isoDay } from '../../../ui/typed-values.ts';
import { AddSourceDialog } from './add-source-dialog.tsx';
import { useOwnSources } from './use-own-sources.ts';

const form = 'add-fact';
const kinds = [
  { value: 'text', label: 'Words' },
  { value: 'money', label: 'An amount' },
  { value: 'date', label: 'A day' },
];
const empty = { label: '', kind: 'text', text: '', amount: '', day: '', file: '', page: '', source: '' };
type Typed = typeof empty;

/** The typed value in the API's format; null if it is not valid for its kind. */
function valueOf({ kind, text, amount, day }: Typed) {
  if (kind === 'money') {
    const cents = exactCents(amount);
    return cents === null ? null : { kind: 'money' as const, cents };
  }
  if (kind === 'date') {
    const read = isoDay(day);
    return read === null ? null : { kind: 'date' as const, day: read };
  }
  return text.trim() === '' ? null : { kind: 'text' as const, text: text.trim() };
}

/**
 * Adds a fact to the case in the attorney's own name. Its source is a page of an upload, or a note on where it is from.
 */
export function AddFactDialog({ letter, onClose }: { letter: LetterView; onClose: () => void }) {
  const { addFact: call } = useOwnSources(letter.id);
  const [typed, setTyped] = useState<Typed>(empty);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const errors = { ...(call.error instanceof ApiError ? call.error.fields : {}), ...missing };
  const submit = () => {
    const value = valueOf(typed);
    const ofFile = typed.file !== '';
    const page = plainCharacters(typed.page);
    const found = {
      ...(typed.label.trim().length < 3 && { label: 'Enter what this is.' }),
      ...(value === null && { value: (typed.kind === 'money' && sumTrouble(typed.amount)) || 'Enter what is so.' }),
      ...(ofFile && !/^[1-9]\d{0,3}$/.test(page) && { page: 'Enter the page.' }),
      ...(!ofFile && typed.source.trim().length < 3 && { source: 'Enter where this is from.' }),
    };
    setMissing(found);
    if (value === null || Object.keys(found).length > 0 || call.isPending) return;
    const from = { file_id: ofFile ? typed.file : null, page: ofFile ? Number(page) : null };
    call.mutate(
      { id: letter.id, label: typed.label.trim(), value, source: typed.source.trim(), ...from },
      {
        onSuccess: () => {
          showToast({ title: 'Fact added in your name.' });
          onClose();
        },
      },
    );
  };
  return (
    <AddSourceDialog
      form={form}
      what="a fact"
      description="In your own name, for this case. Another attorney of the case confirms it before it counts for them."
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={`${form}-label`}
        label="What it is"
        hint="The letter says it before the value: “Amount that the caller named”."
        required
        maxLength={120}
        error={errors['label']}
        value={typed.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <SelectField
        id={`${form}-kind`}
        label="Kind of value"
        options={kinds}
        value={typed.kind}
        onChange={({ target }) => set({ kind: target.value })}
      />
      <ValueField typed={typed} set={set} error={errors['value']} />
      <SelectField
        id={`${form}-file`}
        label="File that shows it"
        placeholder="None"
        options={letter.exhibits.map(({ id, filename }) => ({ value: id, label: filename }))}
        error={errors['file_id']}
        value={typed.file}
        onChange={({ target }) => set({ file: target.value })}
      />
      {typed.file !== '' && (
        <TextField
          id={`${form}-page`}
          label="Page"
          required
          width="short"
          inputMode="numeric"
          maxLength={4}
          error={errors['page']}
          value={typed.page}
          onChange={({ target }) => set({ page: target.value })}
        />
      )}
      <TextArea
        id={`${form}-source`}
        label={typed.file === '' ? 'Where it is from' : 'What else shows where it is from'}
        required={typed.file === ''}
        rows={2}
        maxLength={1_500}
        error={errors['source']}
        value={typed.source}
        onChange={({ target }) => set({ source: target.value })}
      />
    </AddSourceDialog>
  );
}

type ValueProps = { typed: Typed; set: (part: Partial<Typed>) => void; error: string | undefined };

function ValueField({ typed, set, error }: ValueProps) {
  const field = { id: `${form}-value`, required: true, error };
  if (typed.kind === 'date')
    return <DateBoxes {...field} label="Day" value={typed.day} onValueChange={(day) => set({ day })} />;
  return typed.kind === 'money' ? (
    <TextField
      {...field}
      label="Amount"
      prefix="$"
      width="medium"
      inputMode="decimal"
      value={typed.amount}
      onChange={({ target }) => set({ amount: target.value })}
    />
  ) : (
    <TextArea
      {...field}
      label="Words"
      rows={2}
      maxLength={600}
      value={typed.text}
      onChange={({ target }) => set({ text: target.value })}
    />
  );
}
