import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sendFile } from '../apply/upload-file.ts';
import type { Posting } from '../../contract/letter-view.ts';
import { messageOf } from '../api/api-error.ts';
import { api, orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { firmToday, isoDay } from '../ui/typed-values.ts';
import { postedTrouble, refusedFields, type PostedEntry, type PostedErrors } from './posted-entry.ts';
import { PostedFields } from './posted-fields.tsx';

type Posted = PostedEntry & { receipt: File | null };

/**
 * Sends the receipt first, so that a number is never recorded without the picture that was chosen with it. Both are recorded together, or
 * neither.
 */
async function recordPosted({ letter_id, case_id }: Posting, { tracking, day, early, receipt }: Posted) {
  const receipt_file_id = receipt === null ? null : await sendFile(case_id, receipt);
  return api.letters.recordTracking({
    id: letter_id,
    tracking_number: tracking.trim(),
    posted_on: isoDay(day),
    before_date: early,
    receipt_file_id,
  });
}

/** Records that an envelope was posted: its certified-mail number, the day, and a picture of the receipt. */
export function PostedForm({ posting }: { posting: Posting }) {
  const cache = useQueryClient();
  const [entry, setEntry] = useState<PostedEntry>({ tracking: '', day: firmToday(), early: false });
  const [receipt, setReceipt] = useState<File | null>(null);
  const [wrong, setWrong] = useState<PostedErrors>({});
  const call = useMutation({
    mutationFn: (posted: Posted) => recordPosted(posting, posted),
    onSuccess: async () => {
      showToast({ title: posting.copy ? 'Copy recorded as posted.' : 'Letter recorded as posted.' });
      await Promise.all(
        [orpc.letters.listPostings, orpc.letters.list, orpc.cases.listWork, orpc.cases.getForStaff].map((read) =>
          cache.invalidateQueries({ queryKey: read.key() }),
        ),
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trouble = postedTrouble(entry, posting.dated, firmToday());
    setWrong(trouble);
    if (Object.keys(trouble).length > 0 || call.isPending) return;
    call.mutate({ ...entry, receipt }, { onError: (error) => setWrong(refusedFields(error)) });
  };
  return (
    <form className="fields" onSubmit={submit} noValidate aria-label="Record that it was posted">
      {call.error ? (
        <Notice tone="danger" title="Nothing was recorded">
          {messageOf(call.error, 'Please try again.')}
        </Notice>
      ) : null}
      <PostedFields id="posted" dated={posting.dated} entry={entry} errors={wrong} onChange={setEntry} />
      <TextField
        id="posted-receipt"
        type="file"
        label="Postmarked receipt"
        hint="A picture or scan, as JPG, PNG or PDF of at most 10 MB."
        markOptional
        accept="image/jpeg,image/png,application/pdf"
        onChange={(event) => setReceipt(event.target.files?.[0] ?? null)}
      />
      <div className="button-row">
        <Button type="submit" busy={call.isPending} busyLabel="Recording…">
          It was posted
        </Button>
        <span className="muted small">
          {posting.copy
            ? 'It is a copy; the letter itself goes by another channel.'
            : 'From the day of posting on, the letter counts as sent.'}
        </span>
      </div>
    </form>
  );
}
