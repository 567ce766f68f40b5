import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import './extractions.css';

/** Where an answer and a document contradict each other, for staff and attorneys. */
export function ContradictionList({ caseId, as: Heading = 'h3' }: { caseId: string; as?: 'h2' | 'h3' }) {
  const { data } = useQuery(orpc.documents.listContradictions.queryOptions({ input: { id: caseId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="contradictions" aria-labelledby="contradictions-title">
      <Heading id="contradictions-title">Documents say otherwise</Heading>
      <p className="muted small">Read automatically. The letter uses what was entered until someone changes it.</p>
      <ul role="list">
        {data.items.map((each) => (
          <li key={`${each.field} ${each.source.file_id}`}>
            <p>
              <span className="contradictions__label">{each.label}</span>: entered <strong>{each.entered}</strong>,
              document <strong>{each.read}</strong>
            </p>
            <p className="small muted">
              <q dir="auto">{each.snippet}</q>{' '}
              <a href={`/api/files/${each.source.file_id}/download`} download>
                <bdi>{each.filename}</bdi>
              </a>
              , page&nbsp;{each.source.page}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
