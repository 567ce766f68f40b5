import { z } from 'zod';
import type { FactsView, FactView } from '../../../contract/facts.ts';

/** Corrections being typed, by fact. Pure. */
const typedCorrection = z.object({ value: z.string(), note: z.string() });
export type TypedCorrection = z.infer<typeof typedCorrection>;
export type TypedCorrections = Partial<Record<string, TypedCorrection>>;

/** The form opens with what was last sent and waits, otherwise empty: a sum is retyped, not edited. */
export const startOf = ({ standing, correction }: FactView): TypedCorrection =>
  standing === 'corrected' && correction
    ? { value: correction.value, note: correction.note ?? '' }
    : { value: '', note: '' };

/** Null when what an earlier page left is not of this form. */
export function restoredCorrections(left: unknown): TypedCorrections | null {
  const read = z.record(z.string(), typedCorrection).safeParse(left);
  return read.success ? read.data : null;
}

/** What is worth keeping: a form that is open and empty is not. */
export function keptCorrections(typed: TypedCorrections): TypedCorrections | null {
  const kept = Object.entries(typed).filter(([, each]) => each && (each.value !== '' || each.note !== ''));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** With one correction changed, or taken out. */
export function withCorrection(typed: TypedCorrections, fact: string, to: TypedCorrection | null): TypedCorrections {
  const { [fact]: _before, ...rest } = typed;
  return to === null ? rest : { ...rest, [fact]: to };
}

/** What is said once the server has answers: `corrected`, what is wrong was among them. All is confirmed only if nothing is asked or corrected. */
export function answeredText({ facts }: Pick<FactsView, 'facts'>, corrected: boolean): string {
  if (corrected) return 'Correction sent';
  const settled = facts.every(({ standing }) => standing !== 'asked' && standing !== 'corrected');
  return settled ? 'All confirmed' : 'Confirmed';
}
