import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { firmToday } from '../ui/typed-values.ts';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
    <form className="reply-form" onSubmit={submit} noValidate aria-label="Decide on the sealed file">
      {deciding.error ? (
        <Notice tone="danger" title="The decision was not recorded">
          {messageOf(deciding.error, 'Please try again.')}
        </Notice>
      ) : null}
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
      {notified ? (
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
      ) : null}
      <div className="button-row">
        <Button type="submit" size="small" busy={deciding.isPending} busyLabel="Recording…">
          Record the decision
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
