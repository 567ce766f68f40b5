import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from './fact.ts';

/** The letter as it was planned, against which any later state of it is held. Stored with the facts. */
export type Planned = Pick<LetterDocument, 'title' | 'delivery_method' | 'letterhead' | 'signature' | 'exhibits'> & {
  /** Ids of the clauses, in order. */
  clauses: string[];
};

/** The facts together with the plan of the letter that was drafted from them. */
export function withPlan(sheet: FactSheet, document: LetterDocument): FactSheet {
  const { title, delivery_method, letterhead, signature, exhibits, blocks } = document;
  const clauses = blocks.flatMap(({ clause_id }) => clause_id ?? []);
  return { ...sheet, planned: { title, delivery_method, letterhead, signature, exhibits, clauses } };
}
