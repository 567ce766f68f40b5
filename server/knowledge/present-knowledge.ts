import type { KnowledgeEntry, KnowledgeList } from '../../contract/knowledge.ts';
import { maxLettersCounted } from '../../domain/knowledge/kinds.ts';
import type { list, EntryOnFile } from './get.ts';
import { standing, type Confirmed, type Marks, type Retirement } from './marks.ts';
import { iso } from '../kernel/present.ts';

const confirmedView = (mark: Confirmed | null | undefined) => (mark ? { by: mark.by, at: iso(mark.at) } : null);
const retiredView = (mark: Retirement) => ({ by: mark.by, at: iso(mark.at), reason: mark.reason });

function marksOf(marks: Marks, mark: string): Pick<KnowledgeEntry, 'confirmed' | 'retired'> {
  const retirement = standing(marks, mark);
  return { confirmed: confirmedView(marks.confirmed.get(mark)), retired: retirement && retiredView(retirement) };
}

/** The knowledge tables as lists, each entry with its marks. */
export function presentKnowledge({ lists, marks }: Awaited<ReturnType<typeof list>>): KnowledgeList {
  return {
    ...lists,
    authorities: lists.authorities.map((each) => ({ ...each, ...marksOf(marks, `authority:${each.id}`) })),
    clauses: lists.clauses.map(({ wording: _wording, ...each }) => ({
      ...each,
      ...marksOf(marks, `clause:${each.id}`),
    })),
  };
}

/** One entry, readable, with its marks and their history. */
export function presentKnowledgeEntry({ kind, key, described, marks, barred_by, unsent }: EntryOnFile): KnowledgeEntry {
  const mark = `${kind}:${key}`;
  return {
    kind,
    id: key,
    ...described,
    ...marksOf(marks, mark),
    barred_by,
    confirmed_before: marks.confirmed.has(mark) ? null : confirmedView(marks.before.get(mark)),
    history: (marks.retirements.get(mark) ?? []).map((each) => ({
      retired: retiredView(each),
      restored: confirmedView(each.restored),
    })),
    unsent_letters:
      unsent === null ? null : { count: Math.min(unsent, maxLettersCounted), capped: unsent > maxLettersCounted },
  };
}
