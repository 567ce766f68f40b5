/** A case's progress as a row of steps. */
import { nameOfProcessor, type CaseProcessor } from '../../../domain/processors.ts';
import { stages, type Stage, type StageView } from '../../../domain/cases/stage.ts';

/** `closed` can follow any step, so it is not a step itself. */
const steps: readonly Stage[] = stages.filter((stage) => stage !== 'closed');

type StageStep = { at: number; of: number };

/** The number of the stage's step, from 1; null if the case is closed. */
export function stageStep(stage: Stage): StageStep | null {
  const index = steps.indexOf(stage);
  return index < 0 ? null : { at: index + 1, of: steps.length };
}

/** Who owes the next step, as the merchant knows them; null if nobody does. */
export function owedBy(owner: StageView['owner'], theCase: CaseProcessor): string | null {
  switch (owner) {
    case 'merchant':
      return 'You';
    case 'staff':
      return 'Our team';
    case 'attorney':
      return 'Your attorney';
    case 'processor':
      return nameOfProcessor(theCase) ?? 'The processor';
    case 'nobody':
      return null;
  }
}
