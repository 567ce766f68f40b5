import { isHeldByLaw, reasons } from '../../knowledge/reasons/reasons.ts';
import type { FactSheet } from '../facts/fact.ts';
import { stableHash, type Complaint } from './unit.ts';

/**
 * No letter about money that the law may hold leaves before counsel wrote down what it reaches; another reason or
 * another sum asks again.
 */
export function checkHeldByLaw({ facts, situation: { reason } }: FactSheet): Complaint[] {
  if (!isHeldByLaw(reason)) return [];
  const [stated, held] = ['stated_reason', 'held_amount'].map((id) => facts[id]?.display ?? '');
  return [
    {
      severity: 'red',
      settle: 'reason',
      check: 'structure',
      words: (stated ?? '').slice(0, 300),
      key: `structure:law:${stableHash(`${reason}|${stated}|${held}`)}`,
      why: `By the stated reason (${reasons[reason].label}), the law may hold this money. Find out what it reaches: take that up where it was made, correct the sum of the case, or record why this letter may go.`,
    },
  ];
}
