import type { StageView } from '../../../domain/cases/stage.ts';
import type { CaseProcessor } from '../../../domain/processors.ts';
import { owedBy } from '../case/stage-steps.ts';

/**
 * The party that owes the next step, as a guest knows it: where the merchant reads "You", a guest reads "The merchant".
 */
export function owedToGuest(owner: StageView['owner'], theCase: CaseProcessor): string | null {
  if (owner === 'merchant') return 'The merchant';
  return owner === 'attorney' ? 'The attorney' : owedBy(owner, theCase);
}
