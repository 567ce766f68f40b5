import { useEffect, useRef, useState, type FormEvent } from 'react';
import { answerKinds, answerKindLabels, amountOf, maxReplyLength } from '../../domain/letters/processor-reply.ts';
import { keysOf } from '../../domain/json.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { dayOf } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { Notice } from '../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { utcToday } from '../ui/typed-values.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import {
  replyErrors,
  replyInput,
  type ReplyContext,
  type ReplyErrors,
  type ReplyField,
  type TypedReply,
} from './reply-entry.ts';
import type { Replies } from './use-replies.ts';

type ReplyFormProps = ReplyContext & { recording: Replies['record']; onDone: () => void };

const controlIds: Record<ReplyField, string> = {
  kind: 'reply-kind',
  received_on: 'reply-received',
  letter_id: 'reply-letter',
  amount_cents: 'reply-amount',
  words: 'reply-text',
  file_id: 'reply-file',
};
const inOrder = keysOf(controlIds);

/** A processor's reply. Input stays until the server has it; the text also survives a reload. */
export function ReplyForm({ caseId, letters, files, recording, onDone }: ReplyFormProps) {
  const sent = letters
    .filter((letter) => letter.sent_at !== null)
    .toSorted((a, b) => (b.sent_at ?? '').localeCompare(a.sent_at ?? ''));
  const words = useUnsavedText('reply', caseId);
  const [typed, setTyped] = useState<Omit<TypedReply, 'words'>>({
    kind: '',
    received: '',
    letterId: sent[0]?.id ?? '',
    amount: '',
    fileId: '',
  });
  const [errors, setErrors] = useState<ReplyErrors>({});
  // One id per form: a retry after a lost response is the same entry.
  const [entryId, setEntryId] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const set = (part: Partial<typeof typed>, field: ReplyField) => {
    setTyped({ ...typed, ...part });
    setErrors(({ [field]: _mended, ...others }) => others);
    setEntryId(crypto.randomUUID());
  };
  const show = (found: ReplyErrors) => {
    setErrors(found);
    const first = inOrder.find((field) => found[field] !== undefined);
    if (first) document.getElementById(controlIds[first])?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (recording.isPending) return;
    const whole = { ...typed, words: words.text };
    const found = replyErrors(whole, utcToday());
    show(found);
    const input = replyInput(whole);
    if (Object.keys(found).length > 0 || !input) return;
    recording.mutate(
      { id: caseId, entry_id: entryId, ...input },
      {
        onSuccess: () => {
          words.clear();
          onDone();
        },
        onError: (error) => show(error instanceof ApiError ? error.fields : {}),
      },
    );
  };
  const errorOf = (field: ReplyField) => (errors[field] === undefined ? {} : { error: errors[field] });
  const amount = typed.kind === '' ? 'none' : amountOf[typed.kind];
  const failed = recording.error && Object.keys(errors).length === 0;
  return (
    <form
      ref={form}
      className="reply-form"
      aria-label="Record a reply"
      onSubmit={submit}
      noValidate
      aria-busy={recording.isPending || undefined}
    >
      {failed ? (
        <Notice tone="danger" title="The reply was not recorded">
          {messageOf(recording.error, 'Please try again.')} What you typed is still here.
        </Notice>
      ) : null}
      <SelectField
        id={controlIds.kind}
        label="Kind of reply"
        required
        width="full"
        placeholder="Choose…"
        {...errorOf('kind')}
        value={typed.kind}
        options={answerKinds.map((kind) => ({ value: kind, label: answerKindLabels[kind] }))}
        onChange={(event) => set({ kind: answerKinds.find((kind) => kind === event.target.value) ?? '' }, 'kind')}
      />
      <DateBoxes
        id={controlIds.received_on}
        label="Received on"
        required
        {...errorOf('received_on')}
        value={typed.received}
        onValueChange={(received) => set({ received }, 'received_on')}
      />
      <SelectField
        id={controlIds.letter_id}
        label="Replies which letter"
        width="full"
        placeholder="None in particular"
        {...errorOf('letter_id')}
        value={typed.letterId}
        onChange={(event) => set({ letterId: event.target.value }, 'letter_id')}
        {...(sent.length === 0 && {
          hint: 'No letter of this case has been sent yet. Letters refer only to replies received after the first letter was sent.',
        })}
        options={sent.map((letter) => ({
          value: letter.id,
          label: `${letter.title}, sent ${dayOf(letter.sent_at ?? '')}`,
        }))}
      />
      {amount === 'none' ? null : (
        <TextField
          id={controlIds.amount_cents}
          label={typed.kind === 'offer' ? 'Sum offered' : 'Sum released'}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          className="control--numeric control--medium"
          required={amount === 'required'}
          markOptional={amount === 'optional'}
          hint={
            amount === 'optional'
              ? 'Leave it blank when the proposal names no sum.'
              : 'A reply that mentions a release without an amount is a general reply.'
          }
          {...errorOf('amount_cents')}
          value={typed.amount}
          onChange={(event) => set({ amount: event.target.value }, 'amount_cents')}
        />
      )}
      <TextArea
        id={controlIds.words}
        label="Text of the reply"
        markOptional
        rows={5}
        maxLength={maxReplyLength}
        dir="auto"
        hint="Exactly as written: a letter may quote it."
        {...errorOf('words')}
        value={words.text}
        onChange={(event) => {
          words.setText(event.target.value);
          setEntryId(crypto.randomUUID());
        }}
      />
      <SelectField
        id={controlIds.file_id}
        label="The reply as a file"
        markOptional
        width="full"
        placeholder={files.length === 0 ? 'This case has no files' : 'No file'}
        {...errorOf('file_id')}
        value={typed.fileId}
        onChange={(event) => set({ fileId: event.target.value }, 'file_id')}
        options={files.map((file) => ({ value: file.id, label: file.filename }))}
      />
      <div className="button-row">
        <Button type="submit" busy={recording.isPending} busyLabel="Recording…">
          Record the reply
        </Button>
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
