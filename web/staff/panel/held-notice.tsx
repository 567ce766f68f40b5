import { momentOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';

/** `restoredTo`: a timestamp. */
export function HeldNotice({ restoredTo }: { restoredTo: string }) {
  return (
    <div className="page page--panel">
      <Notice tone="warning" title="Emails and letters are held" announce>
        <p>
          The system was restored to its state of {momentOf(restoredTo)}. What was sent or mailed after that is not
          known here: check before you send or print anything again. Nothing leaves until the operator releases it.
        </p>
      </Notice>
    </div>
  );
}
