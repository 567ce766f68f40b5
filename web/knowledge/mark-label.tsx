import type { KnowledgeRow } from './knowledge-rows.ts';

/** An entry's state in a word or two, so that color is not needed to see it. */
export function MarkLabel({ use, marks }: Pick<KnowledgeRow, 'use' | 'marks'>) {
  if (marks === null) return null;
  const [state, label] = markState({ use, marks });
  return (
    <span className="mark" data-state={state}>
      {label}
    </span>
  );
}

function markState({ use, marks }: Pick<KnowledgeRow, 'use' | 'marks'>): [string, string] {
  if (marks?.retired) return ['retired', 'Retired'];
  if (use === 'do_not_cite') return ['never', 'Do not cite'];
  if (use === 'analysis_only') return ['weighed', 'Analysis only'];
  return marks?.confirmed ? ['confirmed', 'Confirmed'] : ['open', 'Unconfirmed'];
}
