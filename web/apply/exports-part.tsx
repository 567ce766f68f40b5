import { useState } from 'react';
import type { Step } from '../../domain/intake/steps.ts';
import { processors } from '../../domain/processors.ts';
import '../evidence/evidence.css';
import { useLanguage } from '../language/language.ts';
import { Skeletons } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { exportsOf, exportsPartId } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { useDraftState } from './use-draft.ts';

const ExportsBody = lazyPart(() => import('./exports-body.tsx'), <Skeletons rows={4} />);

/** The exports of the processor's records, folded until one is there, and loaded when opened. Nothing until the processor is chosen. */
export function ExportsPart({ keeper, step }: { keeper: DraftKeeper; step: Step }) {
  const { t } = useLanguage();
  const draft = useDraftState(keeper);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? exportsOf(draft).length > 0;
  const processor = processors.find((each) => each === draft.answers.fields['processor']);
  if (processor === undefined) return null;
  return (
    <details
      className="fold"
      id={exportsPartId}
      open={open}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary>{t('Before your access ends: download your records')}</summary>
      <div className="fold__body">{open ? <ExportsBody {...{ keeper, step, processor }} /> : null}</div>
    </details>
  );
}
