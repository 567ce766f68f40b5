import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  replyKinds,
  replyKindLabels,
  amountOf,
  maxReplyLength,
  maxTermsLength,
} from '../../domain/letters/processor-reply.ts';
import { keysOf } from '../../domain/json.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { dayOf } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { Notice, Skeleton } from '../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
import {
  replyErrors,
  replyInput,
  type ReplyContext,
  type ReplyErrors,
  type ReplyField,
  type TypedReply,
  type UnsavedReply,
} from './reply-entry.ts';
import type { Replies } from './use-replies.ts';

// Loaded only when a reply is recorded, because the uploader is large.
const ReplyFile = lazy(() => import('./reply-file.tsx'));

type ReplyFormProps = ReplyContext & {
  reply: UnsavedReply;
  onChange: (reply: UnsavedReply) => void;
  recording: Replies['record'];
  takesFocus: boolean;
  onDone: () => void;
};

const controlIds: Record<ReplyField, string> = {
  kind: 'reply-kind',
  amount_cents: 'reply-amount',
  received_on: 'reply-received',
  letter_id: 'reply-letter',
  expires_on: 'reply-expires',
  terms: 'reply-terms',
  words: 'reply-text',
  file_id: 'reply-file',
};
const inOrder = keysOf(controlIds);

/**
 * Records a reply of the processor, once for everything: an offer recorded here is also the offer that the merchant
 * answers. Input is stored until the server has it, and survives a reload.
 */
export function ReplyForm({ caseId, letters, files, reply, onChange, recording, takesFocus, onDone }: ReplyFormProps) {
  const sent = letters
    .filter((letter) => letter.sent_at !== null)
    .toSorted((a, b) => (b.sent_at ?? '').localeCompare(a.sent_at ?? ''));
  // Until a letter is chosen, assume the last one sent.
  const typed: TypedReply = { ...reply.typed, letterId: reply.typed.letterId ?? sent[0]?.id ?? '' };
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(reply.typed.kind === '' ? 'select' : 'input')?.focus();
    // Only when the form opens: choosing a kind must not move the focus.
  }, [takesFocus]); // oxlint-disable-line react-hooks/exhaustive-deps
  const set = (part: Partial<TypedReply>, field: ReplyField) => {
    onChange({ typed: { ...typed, ...part }, entryId: crypto.randomUUID() });
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  const show = (found: ReplyErrors) => {
    setErrors(found);
    const first = inOrder.find((field) => found[field] !== undefined);
    if (first) document.getElementById(controlIds[first])?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (recording.isPending) return;
    const found = {
      ...replyErrors(typed, firmToday()),
      ...(sending && { file_id: 'The file is still on its way. Record the reply once it has arrived.' }),
    };
    show(found);
    const input = replyInput(typed);
    if (Object.keys(found).length > 0 || !input) return;
    recording.mutate(
      { id: caseId, entry_id: reply.entryId, ...input },
      { onSuccess: onDone, onError: (error) => show(error instanceof ApiError ? error.fields : {}) },
    );
  };
  const failed = recording.error && Object.keys(errors).length === 0;
  const noun = typed.kind === 'offer' ? 'offer' : 'reply';
  const field = (name: ReplyField) => ({
    id: controlIds[name],
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
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
        <Notice tone="danger" title={`The ${noun} was not recorded`}>
          {messageOf(recording.error, 'Please try again.')} What you typed is still here.
        </Notice>
      ) : null}
      <SelectField
        {...field('kind')}
        label="Kind of reply"
        required
        width="full"
        placeholder="Choose…"
        value={typed.kind}
        options={replyKinds.map((kind) => ({ value: kind, label: replyKindLabels[kind] }))}
        onChange={(event) => set({ kind: replyKinds.find((kind) => kind === event.target.value) ?? '' }, 'kind')}
      />
      {typed.kind !== '' && amountOf[typed.kind] === 'none' ? null : (
        <TextField
          {...field('amount_cents')}
          label={typed.kind === '' ? 'Sum, if it is an offer' : typed.kind === 'offer' ? 'Sum offered' : 'Sum released'}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          className="control--numeric control--medium"
          required={typed.kind !== ''}
          {...(typed.kind !== '' && {
            hint:
              typed.kind === 'offer'
                ? 'The merchant accepts or declines this sum. Ask the processor for it when the proposal names none.'
                : 'What they say they released. Record the money itself once it has arrived.',
          })}
          value={typed.amount}
          // A sum typed before a kind is chosen is one that they offer.
          onChange={({ target }) => set({ amount: target.value, kind: typed.kind || 'offer' }, 'amount_cents')}
        />
      )}
      <DateBoxes
        {...field('received_on')}
        label={typed.kind === 'silence' ? 'Found on' : 'Received on'}
        required
        today={firmToday()}
        value={typed.received}
        onValueChange={(received) => set({ received }, 'received_on')}
      />
      <SelectField
        {...field('letter_id')}
        label={typed.kind === 'silence' ? 'Which letter was not answered' : 'Replies to which letter'}
        width="full"
        placeholder="None in particular"
        value={typed.letterId ?? ''}
        onChange={(event) => set({ letterId: event.target.value }, 'letter_id')}
        {...(sent.length === 0 && {
          hint: 'No letter of this case has been sent yet. Letters refer only to replies received after the first letter was sent.',
        })}
        options={sent.map((letter) => ({
          value: letter.id,
          label: `${letter.title}, sent ${dayOf(letter.sent_at ?? '')}`,
        }))}
      />
      {typed.kind === 'offer' ? (
        <>
          <DateBoxes
            {...field('expires_on')}
            label="Answer asked for by"
            markOptional
            value={typed.expires}
            onValueChange={(expires) => set({ expires }, 'expires_on')}
          />
          <TextArea
            {...field('terms')}
            label="Its terms"
            markOptional
            rows={3}
            maxLength={maxTermsLength}
            dir="auto"
            hint="The merchant reads this."
            value={typed.terms}
            onChange={(event) => set({ terms: event.target.value }, 'terms')}
          />
        </>
      ) : null}
      {typed.kind === 'silence' ? null : (
        <>
          <TextArea
            {...field('words')}
            label="Text of the reply"
            markOptional
            rows={5}
            maxLength={maxReplyLength}
            dir="auto"
            hint="Exactly as written: a letter may quote it."
            value={typed.words}
            onChange={(event) => set({ words: event.target.value }, 'words')}
          />
          <Suspense fallback={<Skeleton height="5rem" />}>
            <ReplyFile
              {...field('file_id')}
              caseId={caseId}
              files={files}
              chosen={{ fileId: typed.fileId, uploaded: typed.uploaded }}
              onChoose={(file) => set(file, 'file_id')}
              onSending={setSending}
            />
          </Suspense>
        </>
      )}
      <div className="button-row">
        <Button type="submit" busy={recording.isPending} busyLabel="Recording…">
          Record the {noun}
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
