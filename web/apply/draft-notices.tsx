import { useLanguage } from '../language/language.ts';
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
  const { t } = useLanguage();
  return (
    <Notice tone="warning" announce title={t('Your last answers are not on the server yet')}>
      <p>
        {t(message)} {t('You can keep typing: everything is kept on this device, and we keep trying.')}
      </p>
      <div className="button-row">
        <Button variant="quiet" size="small" onClick={() => void keeper.flush().catch(() => undefined)}>
          {t('Try now')}
        </Button>
      </div>
    </Notice>
  );
}

function ChangedElsewhere({ keeper, set }: { keeper: DraftKeeper; set: SetAside }) {
  const { t } = useLanguage();
  const names = set.conflicts.map((name) => t(labelFor(name))).join(', ');
  const typed = set.conflicts
    .map((name) => set.answers.fields[name])
    .filter((answer) => typeof answer === 'string')
    .join(' · ');
  return (
    <Notice tone="warning" announce title={t('This application was also changed on another device')}>
      <p>
        {t('The other device’s answers are shown. What you typed here was set aside for: {names}.', { names })}
        {typed
          ? ` ${t('You typed: “{typed}”.', { typed: typed.length > 200 ? `${typed.slice(0, 200)}…` : typed })}`
          : ''}
      </p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => keeper.putOursBack(set)}>
          {t('Use what I typed here')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => keeper.keepTheirs(set)}>
          {t('Keep the other device’s answers')}
        </Button>
      </div>
    </Notice>
  );
}
