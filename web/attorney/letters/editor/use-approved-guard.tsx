import { useState, type ReactNode } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Act = () => void;
type Guarded = Pick<LetterView, 'status' | 'version' | 'approval'>;

/**
 * Guards edits of an approved letter: the first edit waits until the user confirms that it voids the approval, and
 * later edits need no confirmation.
 */
export function useApprovedGuard(letter: Guarded, unsaved: boolean): ApprovedGuard {
  const [waiting, setWaiting] = useState<readonly Act[]>([]);
  const [agreed, setAgreed] = useState<number | null>(null);
  const asks = letter.status === 'approved' && !unsaved && agreed !== letter.version;
  const close = () => setWaiting([]);
  const goOn = () => {
    setAgreed(letter.version);
    for (const act of waiting) act();
    close();
  };
  return {
    guarded:
      (act) =>
      (...given) =>
        asks ? setWaiting((now) => [...now, () => act(...given)]) : act(...given),
    question: asks && waiting.length > 0 ? <ApprovedQuestion letter={letter} onGoOn={goOn} onClose={close} /> : null,
  };
}

type ApprovedGuard = {
  /** The same action. In an approved letter it waits for the user's confirmation. */
  guarded: <Given extends unknown[]>(act: (...given: Given) => void) => (...given: Given) => void;
  question: ReactNode;
};

type ApprovedQuestionProps = { letter: Guarded; onGoOn: Act; onClose: Act };
function ApprovedQuestion({ letter, onGoOn, onClose }: ApprovedQuestionProps) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Leave it approved
      </Button>
      <Button onClick={onGoOn}>Edit it</Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit the approved letter?" footer={footer}>
      <p>{approvedText(letter)}</p>
    </Dialog>
  );
}

/** What an edit does to an approved letter, as a sentence. */
export const approvedText = ({ version, approval }: Guarded): string =>
  `Saving an edit makes another version and voids the approval of version ${version}${approval ? ` by ${approval.attorney_name}` : ''}: it is read and approved once more.`;
