import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paperRow } from '../../../domain/papers/kinds.ts';
import { papersQuery } from '../../papers/use-papers.ts';

/** The papers of a case that counsel alone signs, each with where it stands; nothing while there are none. */
export function PapersOfCounsel({ caseId }: { caseId: string }) {
  const { data } = useQuery(papersQuery(caseId));
  const papers = (data?.items ?? []).filter(({ kind }) => !paperRow(kind).signers.includes('merchant'));
  if (papers.length === 0) return null;
  return (
    <section className="panel-part" aria-labelledby="counsel-papers-title">
      <h2 id="counsel-papers-title">Papers that you sign alone</h2>
      <ul role="list">
        {papers.map(({ kind, title, in_force }) => (
          <li key={kind}>
            <Link to={`/attorney/cases/${caseId}/papers/${kind}`}>{title}</Link>{' '}
            {in_force ? <span className="muted">signed</span> : <strong>not signed yet</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
