import type { Draw } from '../../cases/draw.ts';
import type { Happening } from './account.ts';
import { aDay } from './live.ts';
import { midnight, type Zone } from './zones.ts';

/** A first second in 2025 or 2026. */
export const startOf = ({ int }: Draw): number => Date.UTC(2025, 0, 1) / 1_000 + int(0, 500) * aDay;

export interface Window {
  begins: boolean;
  /** What is in the period of the export. */
  rows: Happening[];
  from: number;
}

/** A third of the exports begin with the account; the others later, when money may already be held. */
export function windowOf({ chance, int }: Draw, life: readonly Happening[], start: number, zone: Zone): Window {
  if (chance(0.34)) return { begins: true, rows: [...life], from: start };
  const from = midnight(start + int(5, 25) * aDay, zone);
  return { begins: false, rows: life.filter(({ at }) => at >= from), from };
}
