import type { LetterStep } from './generate-letter.ts';
import { stepText } from './letter-text.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar, Spinner } from '../../ui/feedback.tsx';

/** How far the letter is, and a way out of waiting for it. */
export function LetterSteps({ step, onCancel }: { step: LetterStep; onCancel: () => void }) {
  const words = stepText(step);
  return (
    <div className="letter-steps">
      <div className="letter-steps__line">
        <Spinner label={words} />
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {step.step === 'writing' ? <ProgressBar percent={(100 * (step.part - 1)) / step.of} label={words} /> : null}
    </div>
  );
}
