import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { SelectField, TextArea, TextField } from '../../ui/text-field.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import { EntryForm } from './entry-form.tsx';
import type { Opponent } from './use-opponent.ts';

const decisions = ['returned', 'destroyed', 'unsealed'] as const;
const options = [
  { value: 'returned', label: 'Return it to its sender, and keep no copy' },
  { value: 'destroyed', label: 'Destroy it' },
  { value: 'unsealed', label: 'Unseal it: it was meant for us, or is not privileged' },
];

type DecideFormProps = { caseId: string; fileId: string; deciding: Opponent['decide']; onDone: () => void };

/** Counsel's decision on a file that came by mistake. */
export function DecideForm({ caseId, fileId, deciding, onDone }: DecideFormProps) {
  const [typed, setTyped] = useState({ decision: '', reason: '', notified_on: firmToday(), notice: '' });
  const [tried, setTried] = useState(false);
  const decision = decisions.find((each) => each === typed.decision);
  const notified = decision !== 'unsealed';
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const refused = deciding.error instanceof ApiError ? deciding.error.fields : {};
  const missing = (value: string, message: string) => (tried && value.trim() === '' ? message : undefined);
  const submit = () => {
    setTried(true);
    const isShort =
      typed.reason.trim() === '' || (notified && (typed.notice.trim() === '' || typed.notified_on === ''));
    if (decision === undefined || isShort || deciding.isPending) return;
    const notice = notified
      ? { notified_on: typed.notified_on, notice: typed.notice }
      : { notified_on: null, notice: null };
    deciding.mutate({ id: caseId, file_id: fileId, decision, reason: typed.reason, ...notice }, { onSuccess: onDone });
  };
  return (
    <EntryForm
      name="Decide on the sealed file"
      failed="The decision was not recorded"
      action={{ label: 'Record the decision', busyLabel: 'Recording…' }}
      call={deciding}
      onSubmit={submit}
      onDone={onDone}
    >
      <SelectField
        id="sealed-decision"
        label="What becomes of it"
        required
        placeholder="Choose…"
        options={options}
        error={missing(typed.decision, 'Choose what becomes of it.')}
        value={typed.decision}
        onChange={(event) => set({ decision: event.target.value })}
      />
      <TextArea
        id="sealed-reason"
        label="Your reason"
        required
        rows={2}
        maxLength={1_000}
        error={missing(typed.reason, 'Enter: Your reason.') ?? refused['reason']}
        value={typed.reason}
        onChange={(event) => set({ reason: event.target.value })}
      />
      {notified ? <SenderNotified typed={typed} set={set} missing={missing} refused={refused} /> : null}
    </EntryForm>
  );
}

type Typed = { notified_on: string; notice: string };
type SenderNotifiedProps = {
  typed: Typed;
  set: (part: Partial<Typed>) => void;
  missing: (value: string, message: string) => string | undefined;
  refused: Record<string, string>;
};

function SenderNotified({ typed, set, missing, refused }: SenderNotifiedProps) {
  return (
    <>
      <TextField
        id="sealed-notified"
        type="date"
        label="Day on which its sender was notified"
        required
        width="short"
        max={firmToday()}
        error={missing(typed.notified_on, 'Enter: Day on which its sender was notified.') ?? refused['notified_on']}
        value={typed.notified_on}
        onChange={(event) => set({ notified_on: event.target.value })}
      />
      <TextArea
        id="sealed-notice"
        label="How its sender was notified"
        required
        rows={2}
        maxLength={1_000}
        error={missing(typed.notice, 'Enter: How its sender was notified.') ?? refused['notice']}
        value={typed.notice}
        onChange={(event) => set({ notice: event.target.value })}
      />
    </>
  );
}
