import { threatIn } from '../text/refused-text.ts';
import type { Complaint, Unit } from './unit.ts';

const rule =
  'Cal. R. Prof’l Conduct 3.10: no threat of criminal, administrative or disciplinary charges to gain advantage in a civil dispute.';

export function checkThreats(unit: Unit): Complaint[] {
  const words = threatIn(unit.plain);
  return words ? [{ severity: 'red', check: 'threat', words, why: rule }] : [];
}
