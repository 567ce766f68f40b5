import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { Stated } from '../facts/unconfirmed.ts';
import { masked } from './mask.ts';
import type { Complaint, Unit } from './unit.ts';

export const notConfirmed =
  'The merchant no longer confirms this, or confirmed what stands against it. Take it out, or draft the letter again.';

/**
 * Red for a sentence that says what the merchant no longer confirms (RPC 4.1: nothing is stated as fact that the client
 * took back). It is corrected in the text, by whichever hand it came.
 */
export function checkUnconfirmed(
  unit: Unit,
  { blocks }: LetterDocument,
  unconfirmed: readonly Stated[] = [],
): Complaint[] {
  const has = (words: string): boolean => masked(unit.plain, [words]) !== unit.plain;
  const refs = blocks.find(({ id }) => id === unit.block_id)?.fact_refs ?? [];
  const said = unconfirmed.find(
    ({ words, reported, ref }) =>
      words.every(has) && (!reported || /\breport/i.test(unit.plain)) && (ref === null || refs.includes(ref)),
  );
  if (!said) return [];
  return [
    {
      severity: 'red',
      check: 'fact',
      words: said.about,
      why: notConfirmed,
    },
  ];
}
