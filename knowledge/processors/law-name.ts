import { stateNames } from '../state-names.ts';
import type { ChosenLaw } from './agreement.ts';

/** The law as a reader names it; null when it is not known. */
export const lawName = (law: ChosenLaw | null): string | null =>
  law === null ? null : law === 'ON' ? 'Ontario' : stateNames[law];
