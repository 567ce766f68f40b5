import type { SetAside } from '../../../apply/answers-edit.ts';
import { labelFor } from '../../../apply/answer-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import type { DetailsEditing } from './use-details-edit.ts';
import { useLanguage } from '../../../language/language.ts';

/** Answers that another device saved while they were being edited here. */
export function ChangedElsewhere({ editing }: { editing: DetailsEditing }) {
  return editing.edit.setAside.map((set, index) => <SetAsideNotice key={index} set={set} editing={editing} />);
}

function SetAsideNotice({ set, editing }: { set: SetAside; editing: DetailsEditing }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" announce title="These answers were also changed on another device">
      <p>
        {t('The other device’s answers are shown. What you typed here was set aside for: {labels}.', {
          labels: set.conflicts.map((name) => t(labelFor(name))).join(', '),
        })}
      </p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => editing.putOursBack(set)}>
          {t('Use what I typed here')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => editing.keepTheirs(set)}>
          {t('Keep the other device’s answers')}
        </Button>
      </div>
    </Notice>
  );
}
