import type { LetterView } from '../../contract/letter-view.ts';
import { NoteDialog } from '../ui/note-dialog.tsx';

type Returned = NonNullable<LetterView['returned']>;
type AnswerReturnDialogProps = {
  note: Returned;
  submit: { isPending: boolean; error: Error | null };
  onSubmit: (answer: string) => void;
  onClose: () => void;
};

/** Asks what was done about the note with which a letter came back, while its text is as it was. */
export const AnswerReturnDialog = ({ note, submit, onSubmit, onClose }: AnswerReturnDialogProps) => (
  <NoteDialog
    id="answer-return"
    title="What was done about the note?"
    description={`${note.by} returned this letter: “${note.text}” Its text is unchanged since.`}
    field={{
      label: 'What was done, or why nothing changes',
      rows: 4,
      maxLength: 1_000,
      missing: 'Say what was done about the note.',
    }}
    action={{ label: 'Send to the attorney', busyLabel: 'Sending…', failed: 'The letter was not put into review' }}
    call={submit}
    onSubmit={onSubmit}
    onClose={onClose}
  />
);
