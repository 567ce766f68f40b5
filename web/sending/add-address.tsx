import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { addressPurposeLabels, addressPurposes, type LetterChannel } from '../../domain/addresses/book-address.ts';
import { emailTrouble } from '../../domain/email-address.ts';
import { processorLabel, processorChoices, type Processor } from '../../domain/processors.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { firmToday } from '../ui/typed-values.ts';

/** The known parts of the address. A given processor cannot be changed. */
type AddressStart = { processor: Processor | null; entity: string; channel: LetterChannel; lines: string };

const channels: { value: LetterChannel; label: string }[] = [
  { value: 'certified_mail', label: 'By mail' },
  { value: 'email', label: 'By email' },
];
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const purposes = addressPurposes.map((value) => ({ value, label: addressPurposeLabels[value] }));

type Errors = Partial<Record<'processor' | 'entity' | 'lines' | 'source', string>>;

function linesError(channel: LetterChannel, lines: readonly string[]): Errors {
  if (channel !== 'email') return lines.length < 2 ? { lines: 'Enter at least two lines below the name.' } : {};
  const trouble = lines.length === 1 ? emailTrouble(lines[0] ?? '') : 'Enter one email address.';
  return trouble === null ? {} : { lines: trouble };
}

/** The server's errors by field. An error about one line, such as `lines.0`, is shown at the box for all lines. */
const refusedBy = (error: unknown): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([path, message]) => [path.split('.')[0], message]))
    : {};

/** Adds an address to the address book, with its source. A second user confirms it before a letter goes there. */
export function AddAddress({ id, start, onAdded }: { id: string; start: AddressStart; onAdded?: () => void }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState({
    ...start,
    processor: start.processor ?? ('' as const),
    purpose: 'legal',
    source: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const call = useMutation(
    orpc.addresses.add.mutationOptions({
      onSuccess: async () => {
        showToast({ title: 'Address added. A second person confirms it.' });
        setTyped({ ...typed, entity: start.entity, lines: start.lines, source: '' });
        onAdded?.();
        await cache.invalidateQueries({ queryKey: orpc.addresses.key() });
        await cache.invalidateQueries({ queryKey: orpc.letters.get.key() });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { processor, channel, entity, source } = typed;
    const lines = linesOf(typed.lines);
    const purpose = addressPurposes.find((each) => each === typed.purpose) ?? 'general';
    const found: Errors = {
      ...(processor === '' && { processor: 'Choose the processor.' }),
      ...(entity.trim() === '' && { entity: 'Enter who is addressed.' }),
      ...linesError(channel, lines),
      ...(source.trim().length < 3 && { source: 'Enter where this address is from.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || processor === '' || call.isPending) return;
    const known = { processor, entity: entity.trim(), purpose, source: source.trim(), seen_on: firmToday(), lines };
    call.mutate({ ...known, channel }, { onError: (error) => setErrors(refusedBy(error)) });
  };
  return (
    <form className="fields" onSubmit={submit} noValidate aria-label="Add an address">
      {call.error ? (
        <Notice tone="danger" title="The address was not added">
          {messageOf(call.error, 'Please try again.')}
        </Notice>
      ) : null}
      {start.processor === null && (
        <SelectField
          id={`${id}-processor`}
          label="Processor"
          required
          error={errors.processor}
          placeholder="Choose…"
          options={processorChoices.map((value) => ({ value, label: processorLabel(value) }))}
          value={typed.processor}
          onChange={({ target }) => set({ processor: processorChoices.find((each) => each === target.value) ?? '' })}
        />
      )}
      <SelectField
        id={`${id}-channel`}
        label="How letters go there"
        options={channels}
        value={typed.channel}
        onChange={({ target }) => set({ channel: target.value === 'email' ? 'email' : 'certified_mail' })}
      />
      <SelectField
        id={`${id}-purpose`}
        label="What it is for"
        options={purposes}
        value={typed.purpose}
        onChange={({ target }) => set({ purpose: target.value })}
      />
      <TextField
        id={`${id}-entity`}
        label="Who is addressed"
        required
        error={errors.entity}
        maxLength={300}
        value={typed.entity}
        onChange={({ target }) => set({ entity: target.value })}
      />
      <TextArea
        id={`${id}-lines`}
        label="Address"
        hint={typed.channel === 'email' ? 'One email address.' : 'The lines below the name, one each.'}
        required
        error={errors.lines}
        rows={typed.channel === 'email' ? 1 : 4}
        value={typed.lines}
        onChange={({ target }) => set({ lines: target.value })}
      />
      <TextArea
        id={`${id}-source`}
        label="Where it is from"
        hint="A web address, a document, or who said it and when."
        required
        error={errors.source}
        rows={2}
        maxLength={2_000}
        value={typed.source}
        onChange={({ target }) => set({ source: target.value })}
      />
      <div>
        <Button type="submit" size="small" busy={call.isPending} busyLabel="Adding…">
          Add to the address book
        </Button>
      </div>
    </form>
  );
}
