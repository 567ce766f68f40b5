import { stableHash } from '../../drafting/checks/unit.ts';

/** Whether an example belongs to the half on which the verifier was tuned; its twin, named by the same number, is in the same half. */
export const isTuned = (id: string): boolean =>
  Number.parseInt(stableHash(id.replace(/[ab]$/, '')).slice(-2), 16) % 2 === 0;
