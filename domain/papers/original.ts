import type { PaperParty } from './kinds.ts';

/** What is done with the original of a paper that was signed by hand, in this order; each once, with its day. */
export const originalSteps = ['received', 'compared', 'countersigned'] as const;
export type OriginalStep = (typeof originalSteps)[number];

/**
 * Steps still to be done before the original may leave. `byHand`: who signs the paper by hand; only where counsel does, they sign the original
 * too.
 */
export function openSteps(byHand: readonly PaperParty[], done: readonly OriginalStep[]): OriginalStep[] {
  return originalSteps.filter(
    (step) => !done.includes(step) && (step !== 'countersigned' || byHand.includes('counsel')),
  );
}

/** Who records it: anybody at the desk says that an original has arrived, counsel alone what stands in it. */
export const mayRecord = (step: OriginalStep, isCounsel: boolean): boolean => isCounsel || step === 'received';

/** Whose turn a step is, and what they do, in a sentence that names the paper. */
export const stepOwed: Record<OriginalStep, { by: PaperParty; says: (title: string) => string }> = {
  received: {
    by: 'merchant',
    says: (title) =>
      `The original of “${title}” is not in hand: the merchant prints it, signs it by hand and mails it to the firm, and the day of its arrival is recorded.`,
  },
  compared: {
    by: 'counsel',
    says: (title) => `Counsel compares the original of “${title}” with its text, and records that it is the same.`,
  },
  countersigned: {
    by: 'counsel',
    says: (title) => `Counsel signs the original of “${title}” by hand, and records the day.`,
  },
};
