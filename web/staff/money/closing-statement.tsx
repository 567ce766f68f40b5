import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '../../papers/use-papers.ts';
import { momentOf } from '../../ui/dates.ts';

/** Whether counsel has stated to the client how an ended case with money came out; nothing where that is not due. */
export function ClosingStatement({ caseId }: { caseId: string }) {
  const { data } = useQuery(papersQuery(caseId));
  const paper = data?.items.find(({ kind }) => kind === 'closing_statement');
  if (!paper) return null;
  const [signed] = paper.signatures;
  return (
    <p>
      {signed ? (
        <>
          Closing statement signed by <bdi>{signed.name}</bdi>, <time dateTime={signed.at}>{momentOf(signed.at)}</time>.{' '}
          <a href={`/api/papers/${signed.id}/pdf`} target="_blank" rel="noreferrer">
            Closing statement (PDF)<span className="visually-hidden">, in a new tab</span>
          </a>
        </>
      ) : (
        'The closing statement is not signed yet. Counsel signs it.'
      )}
    </p>
  );
}
