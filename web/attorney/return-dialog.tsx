import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea } from '../ui/text-field.tsx';

type ReturnDialogProps = { busy: boolean; error: string | null; onClose: () => void; onReturn: (note: string) => void };

/** Sends the letter back to draft with a note on what has to change. */
export function ReturnDialog({ busy, error, onClose, onReturn }: ReturnDialogProps) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() !== '' && !busy) onReturn(note.trim());
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="return-letter" busy={busy} busyLabel="Returning…">
        Return the letter
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Return with a note"
      description="The letter becomes a draft again; an approval is void."
      footer={footer}
    >
      <form id="return-letter" className="fields" onSubmit={submit} noValidate>
        {error && (
          <Notice tone="danger" title="The letter was not returned">
            {error}
          </Notice>
        )}
        <TextArea
          id="return-note"
          label="What has to change"
          rows={5}
          maxLength={4_000}
          required
          value={note}
          error={missing ? 'Enter what has to change.' : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
