import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { messageOf } from '../api/api-error.ts';
import { sendFile } from '../apply/upload-file.ts';
import { Button } from '../ui/button.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
import { CopyField } from './copy-field.tsx';
import type { Packet } from './use-packet.ts';

type SubmissionProps = { packet: PacketView; form: NonNullable<PacketView['form']>; actions: Packet };

/** A notice that somebody submits on the processor's site: what to enter there, and what the site then confirmed. */
export function RecordSubmission({ packet, form, actions: { recordForm } }: SubmissionProps) {
  const [day, setDay] = useState(firmToday());
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const recording = useMutation({
    mutationFn: async () =>
      recordForm.mutateAsync({
        id: packet.case_id,
        completed_on: day,
        confirmation: text.trim() || null,
        confirmation_file_id: file && (await sendFile(packet.case_id, file)),
      }),
  });
  const lacks = text.trim() === '' && file === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!lacks && !recording.isPending) recording.mutate();
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label={`Record: ${form.name}`}>
      <p>
        {form.name}: {standingOf(form)} <span className="muted">Submit it at {form.link} yourself.</span>
      </p>
      <ul role="list" className="packet__fields">
        {form.fields.map((field) => (
          <CopyField key={field.label} {...field} />
        ))}
      </ul>
      {recording.isError ? (
        <Notice tone="danger" title="The submission is not recorded">
          {messageOf(recording.error, 'Please try again.')}
        </Notice>
      ) : null}
      <TextField
        id="packet-form-day"
        type="date"
        label="Submitted on"
        width="medium"
        max={firmToday()}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Confirmation text={text} onText={setText} onFile={setFile} />
      <Button type="submit" variant="secondary" busy={recording.isPending} busyLabel="Recording…" disabled={lacks}>
        Record the submission
      </Button>
    </form>
  );
}

type ConfirmationProps = { text: string; onText: (text: string) => void; onFile: (file: File | null) => void };

/** What the site confirmed: its number or words, or a picture of it. */
function Confirmation({ text, onText, onFile }: ConfirmationProps) {
  return (
    <>
      <TextField
        id="packet-confirmation"
        label="Confirmation number or text"
        hint="Without a confirmation, here or as a picture, the notice has not left."
        maxLength={1_000}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <label className="field__label" htmlFor="packet-confirmation-file">
        Or its picture or PDF
      </label>
      <input
        id="packet-confirmation-file"
        type="file"
        accept="image/*,application/pdf"
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
    </>
  );
}

function standingOf({ recorded }: SubmissionProps['form']): string {
  if (recorded === null) return 'nothing recorded yet.';
  const { completed_on, confirmation, by, counts } = recorded;
  if (counts) return `submitted ${calendarDay(completed_on)}, confirmed by ${confirmation}, recorded by ${by}.`;
  return confirmation === null
    ? 'recorded without a confirmation, so it does not count.'
    : 'the one recorded is of another version and does not count.';
}
