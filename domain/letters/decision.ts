import { z } from 'zod';

/** Who settles a decision. `nobody`: it settles itself, as when a book is still being bound. */
const decisionOwners = ['attorney', 'staff', 'merchant', 'operator', 'nobody'] as const;
/** What a decision bars until it is settled. */
const decisionBars = ['approval', 'sending', 'nothing'] as const;

/**
 * One thing still to be decided about a letter before it leaves, as the desk lists it. `key` is stable and names its kind before the first
 * colon; `text` is one sentence and is the refusal's message too; `place` is the desk's tab where it is settled, its reading step, or the page
 * of the engagement or of conflicts.
 */
export const letterDecision = z.object({
  key: z.string().max(200),
  text: z.string(),
  owner: z.enum(decisionOwners),
  bars: z.enum(decisionBars),
  place: z.enum([
    'letter',
    'verdict',
    'facts',
    'agreement',
    'case',
    'delivery',
    'reading',
    'approval',
    'engagement',
    'conflicts',
  ]),
});
export type LetterDecision = z.infer<typeof letterDecision>;

/** Whether a decision bars this step. What bars approval bars sending too. */
export const isBarring = ({ bars }: Pick<LetterDecision, 'bars'>, step: 'approval' | 'sending'): boolean =>
  bars === 'approval' || bars === step;
