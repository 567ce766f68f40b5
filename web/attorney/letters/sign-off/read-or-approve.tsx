import type { LetterView } from '../../../../contract/letter-view.ts';
import { Button } from '../../../ui/button.tsx';
import { calendarDay } from '../../../ui/dates.ts';

/** Who has read this version of the letter, and on which day. Renders nothing if nobody has. */
export function ReadBy({ letter: { reading } }: { letter: LetterView }) {
  if (reading === null) return null;
  return (
    <p className="small">
      Read whole by <bdi>{reading.attorney_name}</bdi> on {calendarDay(reading.on)}.
    </p>
  );
}

/** Of the button of the letter's next step, which a key presses. */
export const nextStepId = 'next-step';

type ReadOrApproveProps = {
  letter: LetterView;
  /** Something bars approval; the element with the id `obstacles` says what. */
  barred: boolean;
  /** The saved version can be read, whatever else bars approval. */
  readable: boolean;
  onDialog: (dialog: 'read' | 'approve') => void;
};

/** The next step of a letter in review: its reading, then its approval. */
export function ReadOrApprove({ letter, barred, readable, onDialog }: ReadOrApproveProps) {
  const described = barred ? 'obstacles' : undefined;
  if (!letter.may.approve || letter.reading !== null)
    return (
      <Button id={nextStepId} disabled={barred} aria-describedby={described} onClick={() => onDialog('approve')}>
        Approve version {letter.version}…
      </Button>
    );
  // With a new date the letter is another version, which would have to be read again.
  if (letter.decisions.some(({ key }) => key === 'date:stale')) return null;
  return (
    <Button id={nextStepId} disabled={!readable} aria-describedby={described} onClick={() => onDialog('read')}>
      Read version {letter.version}…
    </Button>
  );
}
