/**
 * Where a case stands with the account of its contact address, when that is not its owner's: it sees nothing until the
 * owner says yes. `closed`: nobody has asked.
 */
export const contactStates = ['closed', 'asked', 'let_in', 'refused'] as const;
export type ContactState = (typeof contactStates)[number];

/** Pure. */
export function contactState({
  letIn,
  ask,
}: {
  letIn: boolean;
  ask: { refused_at: Date | null } | undefined;
}): ContactState {
  if (letIn) return 'let_in';
  if (!ask) return 'closed';
  return ask.refused_at === null ? 'asked' : 'refused';
}
