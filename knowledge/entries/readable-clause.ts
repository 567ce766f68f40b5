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

/** A clause's words for somebody who reads the library: citations and quotations in place, facts of a case named in brackets, and between ‹ › what stands only when it is known. */
export function readableClause(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\[\[(.*?)\]\]/g, '‹$1›')
    .replace(/\{(fact|date|authority):([A-Za-z0-9_-]+)\}/g, (_whole, kind: string, id: string) => slotWords(kind, id));
}
