import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Posting } from '../../contract/letter-view.ts';
import { messageOf } from '../api/api-error.ts';
import { api, orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { uploadReceipt } from './upload-receipt.ts';

type Posted = { tracking: string; receipt: File | null };

/** Records the receipt first, so that a number is never recorded without the picture that was chosen with it. */
async function recordPosted({ letter_id, case_id, barred_by }: Posting, { tracking, receipt }: Posted) {
  const receipt_file_id = receipt === null ? null : await uploadReceipt(case_id, receipt);
  const left_already = barred_by !== null;
  return api.letters.recordTracking({ id: letter_id, tracking_number: tracking, receipt_file_id, left_already });
}

const isTrackingNumber = (number: string) => /^[0-9A-Z ]{10,40}$/i.test(number);

/** An envelope was posted: the number of its certified-mail label, and the picture of its receipt. */
export function PostedDialog({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const cache = useQueryClient();
  const [tracking, setTracking] = useState('');
  const [receipt, setReceipt] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const call = useMutation({
    mutationFn: (posted: Posted) => recordPosted(posting, posted),
    onSuccess: async () => {
      showToast({ title: posting.copy ? 'Copy recorded as posted.' : 'Letter recorded as posted.' });
      onClose();
      await Promise.all(
        [orpc.letters.listPostings, orpc.letters.list, orpc.cases.listWork, orpc.cases.getForStaff].map((read) =>
          cache.invalidateQueries({ queryKey: read.key() }),
        ),
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = tracking.trim();
    setWrong(
      isTrackingNumber(typed) ? undefined : 'Enter the 10 to 40 letters and digits on the certified-mail label.',
    );
    if (isTrackingNumber(typed) && !call.isPending) call.mutate({ tracking: typed, receipt });
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="posted" busy={call.isPending} busyLabel="Recording…">
        It was posted
      </Button>
    </>
  );
  return (
    <Dialog
      open
      compact
      onOpenChange={(open) => !open && onClose()}
      title="Record that this envelope was posted?"
      description={
        posting.copy
          ? 'It is a copy; the letter itself goes by another channel.'
          : 'From then on the letter counts as sent.'
      }
      footer={footer}
    >
      <form id="posted" className="fields" onSubmit={submit} noValidate>
        {call.error ? (
          <Notice tone="danger" title="Nothing was recorded">
            {messageOf(call.error, 'Please try again.')}
          </Notice>
        ) : null}
        <TextField
          id="posted-tracking"
          label="Tracking number"
          hint="From the certified-mail label."
          required
          error={wrong}
          value={tracking}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTracking(event.target.value)}
        />
        <TextField
          id="posted-receipt"
          type="file"
          label="Postmarked receipt"
          hint="A picture or scan, as JPG, PNG or PDF of at most 10 MB."
          markOptional
          accept="image/jpeg,image/png,application/pdf"
          onChange={(event) => setReceipt(event.target.files?.[0] ?? null)}
        />
      </form>
    </Dialog>
  );
}
