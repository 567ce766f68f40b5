import { labelFor } from '../apply/answer-words.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import type { DetailsWorking } from './use-details-work.ts';

/** Answers that another device saved while they were changed here. */
export function ChangedElsewhere({ working }: { working: DetailsWorking }) {
  const { setAside } = working.work;
  if (!setAside) return null;
  return (
    <Notice tone="warning" announce title="These answers were also changed on another device">
      <p>
        The other device’s answers are shown. What you typed here was set aside for:{' '}
        {setAside.conflicts.map(labelFor).join(', ')}.
      </p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={working.putOursBack}>
          Use what I typed here
        </Button>
        <Button variant="quiet" size="small" onClick={working.keepTheirs}>
          Keep the other device’s answers
        </Button>
      </div>
    </Notice>
  );
}
