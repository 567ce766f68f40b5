import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Ledger } from '../../../contract/money.ts';
import { proposedExemption, type FeeExemption } from '../../../domain/money/fee-on.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../ui/choice-group.tsx';
import { DateBoxes } from '../../ui/date-boxes.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../../ui/text-field.tsx';
import { firmToday, isoDay } from '../../ui/typed-values.ts';
import { entryErrors, entryForms, entryFrom, feeChoices, sumAbove, type TypedEntry } from './entry.ts';
import type { UnsavedEntry } from './unsaved-entry.ts';
import type { Money } from './use-money.ts';

type Tranche = Ledger['tranches'][number];
/** A reply that announced a release. A payment can be recorded as its money. */
export type Announced = { id: string; label: string; received_on: string };
/** Days of the file that bear on the fee: since when there is an engagement, and from when the agreement lets the money go. */
export type FeeDates = { engaged_on: string | null; due_on: string | null };
type EntryFormProps = {
  entry: UnsavedEntry;
  onChange: (entry: UnsavedEntry) => void;
  tranches: readonly Tranche[];
  announced: readonly Announced[];
  feeDates: FeeDates;
  /** Cents still held, or null when the amount held is not known. */
  outstanding: number | null;
  recording: Money['record'];
  takesFocus: boolean;
  onDone: () => void;
};

const controlId = (name: string) => `money-${name}`;

/** One ledger entry. Input stays until the server has it. */
export function EntryForm({
  entry,
  onChange,
  tranches,
  announced,
  feeDates,
  outstanding,
  recording,
  takesFocus,
  onDone,
}: EntryFormProps) {
  const { kind } = entry;
  const proposed = proposedFee(entry, announced, feeDates);
  const typed = { ...entry.typed, fee: entry.typed.fee || (proposed ?? '') };
  const about = tranches.find(({ id }) => id === entry.trancheId);
  const { title, submit: label, fields } = entryForms[kind];
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const above = sumAbove(entry, outstanding);
  // The confirmation is for one sum; another sum must be confirmed again.
  const [confirmed, setConfirmed] = useState<number | null>(null);
  // Saying that it bears the fee records it; any other answer is chosen first.
  const [choosesFee, chooseFee] = useState(false);
  const saysFee = kind !== 'recovery' || choosesFee || typed.fee !== '';
  const set = (at: keyof TypedEntry, name: string) => (value: string) => {
    onChange({ ...entry, typed: { ...entry.typed, [at]: value }, entryId: crypto.randomUUID() });
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const show = (found: Record<string, string>) => {
    setErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) document.getElementById(controlId(first.name))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record(typed);
  };
  const record = (said: TypedEntry) => {
    if (recording.isPending) return;
    const found = entryErrors(kind, said, firmToday());
    if (above !== null && confirmed !== above)
      found['amount_cents'] ??=
        `This is more than the ${formatCents(outstanding ?? 0)} outstanding. Check the sum, or confirm below that it came back.`;
    show(found);
    if (Object.keys(found).length > 0) return;
    recording.mutate(
      { entryId: entry.entryId, entry: entryFrom(kind, said, entry.trancheId, above !== null) },
      { onSuccess: onDone, onError: (error) => show(error instanceof ApiError ? error.fields : {}) },
    );
  };
  const failed = recording.error && Object.keys(errors).length === 0;
  return (
    <form
      ref={form}
      className="reply-form"
      aria-label={title}
      onSubmit={submit}
      noValidate
      aria-busy={recording.isPending || undefined}
    >
      {failed ? (
        <Notice tone="danger" title="Nothing was recorded">
          {messageOf(recording.error, 'Please try again.')} What you typed is still here.
        </Notice>
      ) : null}
      {about ? (
        <p>
          <strong dir="auto">{about.label}</strong>, {formatCents(about.amount_cents)}
        </p>
      ) : null}
      {fields
        .filter(
          ({ typed: at }) =>
            (at !== 'trancheId' || tranches.length > 0) &&
            (at !== 'replyId' || announced.length > 0) &&
            (at !== 'fee' || saysFee),
        )
        .map(({ typed: at, name, label: words, required, hint }) => {
          const field = {
            id: controlId(name),
            label: words,
            required,
            markOptional: !required,
            ...(at === 'fee' && proposed !== null ? { hint: feeHint } : hint !== undefined && { hint }),
            ...(errors[name] !== undefined && { error: errors[name] }),
          };
          return (
            <Control
              key={name}
              at={at}
              field={field}
              value={typed[at]}
              tranches={tranches}
              announced={announced}
              onValue={set(at, name)}
            />
          );
        })}
      {above === null ? null : (
        <Checkbox
          id={controlId('above')}
          label={`${formatCents(above)} came back, ${formatCents(above - (outstanding ?? 0))} more than is outstanding`}
          checked={confirmed === above}
          onCheckedChange={(checked) => {
            setConfirmed(checked ? above : null);
            setErrors({});
          }}
        />
      )}
      {saysFee ? null : <p id={controlId('fee-asked')}>Does it bear the success fee?</p>}
      <div className="button-row" role="group" aria-describedby={saysFee ? undefined : controlId('fee-asked')}>
        {saysFee ? (
          <Button type="submit" busy={recording.isPending} busyLabel="Recording…">
            {label}
          </Button>
        ) : (
          <>
            {/* Enter presses neither: whether it bears the fee is said by hand. */}
            <Button
              busy={recording.isPending}
              busyLabel="Recording…"
              onClick={() => record({ ...typed, fee: 'bears_fee' })}
            >
              Yes, record it
            </Button>
            <Button variant="secondary" onClick={() => chooseFee(true)}>
              No…
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            recording.reset();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

const feeHint = 'Proposed from the dates on file. Change it if they do not tell the whole story.';

/** What the file's dates propose of the fee on this money; null where they propose nothing. */
function proposedFee(
  { typed }: UnsavedEntry,
  announced: readonly Announced[],
  { engaged_on, due_on }: FeeDates,
): FeeExemption | null {
  const received_on = isoDay(typed.day);
  if (received_on === null) return null;
  const announced_on = announced.find(({ id }) => id === typed.replyId)?.received_on ?? null;
  return proposedExemption({ received_on, engaged_on, announced_on, due_on });
}

type ControlProps = {
  at: keyof TypedEntry;
  field: { id: string; label: string; required: boolean; markOptional: boolean; hint?: string; error?: string };
  value: string;
  tranches: readonly Tranche[];
  announced: readonly Announced[];
  onValue: (value: string) => void;
};

const choices = {
  replyId: ({ announced }: ControlProps) => announced.map(({ id, label }) => ({ value: id, label })),
  trancheId: ({ tranches }: ControlProps) =>
    tranches.map(({ id, label, amount_cents }) => ({ value: id, label: `${label}, ${formatCents(amount_cents)}` })),
};

function Control(given: ControlProps) {
  const { at, field, value, onValue } = given;
  switch (at) {
    case 'amount':
      return (
        <TextField
          {...field}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          className="control--numeric control--medium"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      );
    case 'day':
    case 'until':
      return (
        <DateBoxes {...field} value={value} onValueChange={onValue} {...(at === 'day' && { today: firmToday() })} />
      );
    case 'fee':
      return <ChoiceGroup {...field} options={feeChoices} value={value} onValueChange={onValue} />;
    case 'trancheId':
    case 'replyId':
      return (
        <SelectField
          {...field}
          width="full"
          placeholder="None in particular"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          options={choices[at](given)}
        />
      );
    case 'label':
      return (
        <TextField
          {...field}
          autoComplete="off"
          dir="auto"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      );
    case 'words':
      return (
        <TextArea {...field} rows={3} dir="auto" value={value} onChange={(event) => onValue(event.target.value)} />
      );
  }
}
