import type { LetterDocument } from '../../domain/letters/letter.ts';
import { clauses as known, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { addressOnFile } from './fact-sheet.ts';
import type { FactSheet } from './fact.ts';

const itemsOf = new Map(known.map(({ id, items }) => [id, items ?? []]));

/**
 * The facts together with the plan of the letter drafted from them. `chosen`: its clauses without the omitted items.
 */
export function withPlan(sheet: FactSheet, document: LetterDocument, chosen: readonly KnowledgeClause[]): FactSheet {
  const { title, delivery_method, letterhead, signature, exhibits, blocks } = document;
  const clauses = blocks.flatMap(({ clause_id }) => clause_id ?? []);
  const left = chosen.flatMap(({ id, items = [] }) => (itemsOf.get(id) ?? []).filter((item) => !items.includes(item)));
  const { from } = sheet.facts['mailing_address']?.source ?? {};
  const onFile = from === 'given' ? (addressOnFile(sheet.situation.processor, sheet.letter_type) ?? []) : null;
  const addressee = onFile ? { ...document.addressee, address_lines: onFile } : document.addressee;
  const planned = { title, delivery_method, letterhead, signature, exhibits, clauses, addressee };
  return { ...sheet, planned: left.length > 0 ? { ...planned, left_out: left } : planned };
}
