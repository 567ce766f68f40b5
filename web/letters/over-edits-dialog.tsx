import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { OverEdits } from './over-edits.ts';

type OverEditsDialogProps = { question: OverEdits; onGoOn: () => void; onClose: () => void };

/** Asks for confirmation before a new letter replaces one that somebody edited. */
export function OverEditsDialog({ question, onGoOn, onClose }: OverEditsDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onGoOn}>Generate the new letter</Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Somebody has edited this letter" footer={footer}>
      <p>{question.edited}</p>
      <p>{question.becomes}</p>
    </Dialog>
  );
}
