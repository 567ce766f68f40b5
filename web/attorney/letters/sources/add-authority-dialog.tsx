import { useState } from 'react';
import {
  citationParts,
  ownAuthorityKindLabels,
  ownAuthorityKinds,
  type OwnAuthorityKind,
} from '../../../../domain/letters/own-source.ts';
import { plainCharacters } from '../../../../domain/plain-characters.ts';
import { ApiError } from '../../../api/api-error.ts';
import { DateBoxes } from '../../../ui/date-boxes.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { isoDay } from '../../../ui/typed-values.ts';
import { AddSourceDialog } from './add-source-dialog.tsx';
import { useOwnSources } from './use-own-sources.ts';

const form = 'add-authority';
const kinds = ownAuthorityKinds.map((value) => ({ value, label: ownAuthorityKindLabels[value] }));
const empty = {
  kind: 'case' as OwnAuthorityKind,
  citation: '',
  title: '',
  proposition: '',
  quote: '',
  court: '',
  year: '',
  read_at: '',
  read_on: '',
};
type Typed = typeof empty;
type Line = {
  field: 'citation' | 'title' | 'proposition' | 'quote' | 'court' | 'read_at';
  label: string;
  hint?: string;
  rows: number;
  max: number;
};
const lines: readonly Line[] = [
  { field: 'citation', label: 'Citation', hint: 'As the letter prints it.', rows: 2, max: 300 },
  { field: 'title', label: 'Title', hint: 'Of a case its parties.', rows: 1, max: 300 },
  { field: 'proposition', label: 'What it stands for', hint: 'One sentence, for the letter.', rows: 3, max: 2_000 },
  { field: 'quote', label: 'Words that you read', rows: 3, max: 600 },
  { field: 'court', label: 'Court, or who issued it', rows: 1, max: 200 },
  { field: 'read_at', label: 'Where you read it', hint: 'A web address, a database or a book.', rows: 2, max: 2_000 },
];

type AddAuthorityProps = {
  letterId: string;
  /** As a letter has it; what it says of the authority is filled in. */
  citation?: string;
  onClose: () => void;
};

/** Adds an authority in the attorney's own name, with the words they read, where and when. */
export function AddAuthorityDialog({ letterId, citation = '', onClose }: AddAuthorityProps) {
  const { addAuthority: call } = useOwnSources(letterId);
  const [typed, setTyped] = useState<Typed>({ ...empty, ...citationParts(citation) });
  const [missing, setMissing] = useState<Record<string, string>>({});
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const errors = { ...(call.error instanceof ApiError ? call.error.fields : {}), ...missing };
  const submit = () => {
    const read_on = isoDay(typed.read_on);
    const year = plainCharacters(typed.year);
    const found = {
      ...(/^\d{4}$/.test(year) ? {} : { year: 'Enter the year.' }),
      ...(read_on === null ? { read_on: 'Enter the day.' } : {}),
    };
    setMissing(found);
    if (read_on === null || Object.keys(found).length > 0 || call.isPending) return;
    call.mutate(
      { id: letterId, ...typed, year: Number(year), read_on },
      {
        onSuccess: () => {
          showToast({ title: 'Authority added in your name.' });
          onClose();
        },
      },
    );
  };
  return (
    <AddSourceDialog
      form={form}
      what="an authority"
      description="In your own name, for the letters of every case. Other attorneys confirm it before it counts for them."
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        id={`${form}-kind`}
        label="Kind"
        options={kinds}
        value={typed.kind}
        onChange={({ target }) => set({ kind: ownAuthorityKinds.find((each) => each === target.value) ?? 'other' })}
      />
      {lines.map(({ field, label, hint, rows, max }) => (
        <TextArea
          key={field}
          id={`${form}-${field}`}
          label={label}
          {...(hint !== undefined && { hint })}
          required
          error={errors[field]}
          rows={rows}
          maxLength={max}
          value={typed[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <TextField
        id={`${form}-year`}
        label="Year"
        required
        width="short"
        inputMode="numeric"
        maxLength={4}
        error={errors['year']}
        value={typed.year}
        onChange={({ target }) => set({ year: target.value })}
      />
      <DateBoxes
        id={`${form}-read-on`}
        label="Day on which you read it"
        required
        error={errors['read_on']}
        value={typed.read_on}
        onValueChange={(read_on) => set({ read_on })}
      />
    </AddSourceDialog>
  );
}
