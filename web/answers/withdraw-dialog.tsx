import type { ProcessorAnswer } from '../../contract/processor-answers.ts';
import { answerKindLabels } from '../../domain/processor-answer.ts';
import { messageOf } from '../api-error.ts';
import { calendarDay } from '../dashboard/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import type { Answers } from './use-answers.ts';

type WithdrawDialogProps = { answer: ProcessorAnswer; withdrawing: Answers['withdraw']; onClose: () => void };

/** Asked once more: letters that are drafted from now on will not know of the answer. */
export function WithdrawDialog({ answer, withdrawing, onClose }: WithdrawDialogProps) {
  const close = () => {
    withdrawing.reset();
    onClose();
  };
  return (
    <Dialog
      open onOpenChange={(open) => !open && close()} compact title="Withdraw this answer?"
      footer={(
        <>
          <Button variant="secondary" onClick={close}>Keep it</Button>
          <Button variant="danger" busy={withdrawing.isPending} busyLabel="Withdrawing…" onClick={() => withdrawing.mutate({ id: answer.id }, { onSuccess: close })}>Withdraw</Button>
        </>
      )}
    >
      <div className="fields">
        {withdrawing.error ? <Notice tone="danger" title="The answer was not withdrawn">{messageOf(withdrawing.error, 'Please try again.')}</Notice> : null}
        <p>{answerKindLabels[answer.kind]}, received {calendarDay(answer.received_on)}. It stays on record as withdrawn, and no letter drafted or saved from now on takes it up. Enter it again if only a detail was wrong.</p>
      </div>
    </Dialog>
  );
}
