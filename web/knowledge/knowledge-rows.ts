import type { KnowledgeList } from '../../contract/knowledge.ts';
import type { AuthorityUse, KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { choicesOf, type KnowledgeAddress, type KnowledgeTab } from './knowledge-address.ts';

/** One row of a list. `marks`: confirmed or retired, for the tables where that applies. */
export type KnowledgeRow = {
  kind: KnowledgeKind;
  id: string;
  title: string;
  about: string;
  use: AuthorityUse | null;
  marks: {
    confirmed: { by: string; at: string } | null;
    retired: { by: string; at: string; reason: string } | null;
  } | null;
};

const withSpaces = (code: string): string => code.replaceAll('_', ' ');

const rowsOf: Record<KnowledgeTab, (list: KnowledgeList) => KnowledgeRow[]> = {
  authorities: ({ authorities }) =>
    authorities.map(({ id, citation, title, kind, jurisdiction, source, use, ...marks }) => ({
      kind: 'authority',
      id,
      title: citation,
      about: [title, withSpaces(kind), jurisdiction, source].join(' · '),
      use,
      marks,
    })),
  clauses: ({ clauses }) =>
    clauses.map(({ id, text, kind, ...each }) => ({
      kind: 'clause',
      id,
      title: id,
      about: `${kind === 'paragraph' ? '' : `${kind}: `}${text}`,
      use: null,
      marks: { confirmed: each.confirmed, retired: each.retired },
    })),
  processors: ({ processors }) =>
    processors.map(({ id, name, entity, address, address_usable, governing_law: law }) => ({
      kind: 'processor',
      id,
      title: name,
      use: null,
      marks: null,
      about: [
        entity ?? 'entity not known',
        law ? `law: ${law}` : 'governing law not known',
        address === null
          ? 'no address for notices'
          : address_usable
            ? 'address may be pre-filled'
            : 'address to be confirmed',
      ].join(' · '),
    })),
  states: ({ states }) =>
    states.map(({ id, name, years, citation, confidence, small_claims_usd: small }) => ({
      kind: 'state',
      id,
      title: name,
      use: null,
      marks: null,
      about: `written contract ${years} years, ${citation} · small claims to $${small.toLocaleString('en-US')} · confidence ${confidence}`,
    })),
};

function isShown({ use, marks }: KnowledgeRow, show: KnowledgeAddress['show']): boolean {
  if (show === 'all') return true;
  const retired = marks?.retired ?? null;
  if (show === 'retired') return retired !== null;
  // An entry that may not be cited needs no confirmation.
  if (show === 'unconfirmed')
    return marks !== null && marks.confirmed === null && retired === null && (use === null || use === 'usable');
  return use === show && (show !== 'usable' || retired === null);
}

/** The rows of a tab that contain every word typed and pass the filter; a filter the tab does not have is ignored. */
export function rowsShown(list: KnowledgeList, { tab, q, show }: KnowledgeAddress): KnowledgeRow[] {
  const typed = q.toLowerCase().split(/\s+/).filter(Boolean);
  const choice = choicesOf[tab].includes(show) ? show : 'all';
  return rowsOf[tab](list).filter((row) => {
    const text = `${row.title} ${row.id} ${row.about}`.toLowerCase();
    return isShown(row, choice) && typed.every((word) => text.includes(word));
  });
}
