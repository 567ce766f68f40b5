import { authorities } from '../load.ts';
import { quotations, terms } from '../terms.ts';

const numbers = new Map(terms.map((each) => [each.id, `${each.value} ${each.unit}`]));
const quoted = new Map(
  quotations.flatMap(
    (each) =>
      [
        [each.id, each.words],
        [`${each.id}_version`, each.version],
      ] as const,
  ),
);

function slotWords(kind: string, id: string): string {
  if (kind === 'authority') return authorities.get(id)?.citation ?? id;
  return quoted.get(id) ?? `[${numbers.get(id) ?? id.replaceAll('_', ' ')}]`;
}

/** A clause for a human reader: citations and quotations filled in, case facts named in brackets, optional text between ‹ ›. */
export function readableClause(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\[\[(.*?)\]\]/g, '‹$1›')
    .replace(/\{(fact|date|authority):([A-Za-z0-9_-]+)\}/g, (_whole, kind: string, id: string) => slotWords(kind, id));
}
