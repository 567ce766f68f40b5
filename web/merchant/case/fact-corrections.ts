import { z } from 'zod';
import type { FactsView, FactView } from '../../../contract/facts.ts';

/** Corrections being typed, by fact. Pure. */
const typedCorrection = z.object({ value: z.string(), note: z.string() });
export type TypedCorrection = z.infer<typeof typedCorrection>;
export type TypedCorrections = Partial<Record<string, TypedCorrection>>;

/**
 * The form starts with a correction that was sent and is not settled yet, and is otherwise empty: a sum is retyped, not
 * edited.
 */
export const startOf = ({ standing, correction }: FactView): TypedCorrection =>
  standing === 'corrected' && correction
    ? { value: correction.value, note: correction.note ?? '' }
    : { value: '', note: '' };

/** The corrections that an earlier page left; null if they have another shape. */
export function restoredCorrections(left: unknown): TypedCorrections | null {
  const read = z.record(z.string(), typedCorrection).safeParse(left);
  return read.success ? read.data : null;
}

/** The corrections worth storing: a form that is open but empty is not. */
export function keptCorrections(typed: TypedCorrections): TypedCorrections | null {
  const kept = Object.entries(typed).filter(([, each]) => each && (each.value !== '' || each.note !== ''));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** The corrections with one of them changed, or removed if `to` is null. */
export function withCorrection(typed: TypedCorrections, fact: string, to: TypedCorrection | null): TypedCorrections {
  const { [fact]: _before, ...rest } = typed;
  return to === null ? rest : { ...rest, [fact]: to };
}

/**
 * The toast once the server has the answers. `corrected`: whether a correction was among them. "All confirmed" only if
 * no fact is still asked or corrected.
 */
export function answeredText({ facts }: Pick<FactsView, 'facts'>, corrected: boolean): string {
  if (corrected) return 'Correction sent';
  const settled = facts.every(({ standing }) => standing !== 'asked' && standing !== 'corrected');
  return settled ? 'All confirmed' : 'Confirmed';
}
