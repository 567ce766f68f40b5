import type { StageView } from '../../../domain/cases/stage.ts';
import { StageBadge } from '../../ui/badge.tsx';
import './stage-line.css';
import { stageStep } from './stage-steps.ts';
import { useLanguage } from '../../language/language.ts';

/**
 * The case's progress as ten steps, with the completed ones filled (all of them at the end). The text beside it says
 * the same.
 */
export function StageLine({ stage }: { stage: StageView }) {
  const { t } = useLanguage();
  const step = stageStep(stage.stage);
  return (
    <div className="stage-line">
      <div className="stage-line__words">
        <StageBadge stage={stage} />
        {step && <span className="muted small">{t('Step {step} of {all}', { step: step.at, all: step.of })}</span>}
      </div>
      {step && <Track at={step.at} of={step.of} />}
    </div>
  );
}

function Track({ at, of }: { at: number; of: number }) {
  return (
    <div className="stage-track" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-state={index + 1 < at || at === of ? 'done' : index + 1 === at ? 'now' : 'ahead'} />
      ))}
    </div>
  );
}
