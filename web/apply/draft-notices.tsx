import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { labelFor } from './answer-text.ts';
import type { SetAside } from './answers-edit.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';

/** Problems with the draft itself: a failed save, or answers that another device changed too. */
export function DraftNotices({ keeper, draft }: { keeper: DraftKeeper; draft: DraftState }) {
  return (
    <>
      {draft.save.kind === 'failed' ? <SaveFailed keeper={keeper} message={draft.save.message} /> : null}
      {draft.setAside.map((set, index) => (
        <ChangedElsewhere key={index} keeper={keeper} set={set} />
      ))}
    </>
  );
}

function SaveFailed({ keeper, message }: { keeper: DraftKeeper; message: string }) {
  return (
    <Notice tone="warning" announce title="Your last answers are not on the server yet">
      <p>{message} You can keep typing: everything is kept on this device, and we keep trying.</p>
      <div className="button-row">
        <Button variant="quiet" size="small" onClick={() => void keeper.flush().catch(() => undefined)}>
          Try now
        </Button>
      </div>
    </Notice>
  );
}

function ChangedElsewhere({ keeper, set }: { keeper: DraftKeeper; set: SetAside }) {
  const names = set.conflicts.map(labelFor).join(', ');
  const typed = set.conflicts
    .map((name) => set.answers.fields[name])
    .filter((answer) => typeof answer === 'string')
    .join(' · ');
  return (
    <Notice tone="warning" announce title="This application was also changed on another device">
      <p>
        The other device’s answers are shown. What you typed here was set aside for: {names}.
        {typed ? ` You typed: “${typed.length > 200 ? `${typed.slice(0, 200)}…` : typed}”.` : ''}
      </p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => keeper.putOursBack(set)}>
          Use what I typed here
        </Button>
        <Button variant="quiet" size="small" onClick={() => keeper.keepTheirs(set)}>
          Keep the other device’s answers
        </Button>
      </div>
    </Notice>
  );
}
