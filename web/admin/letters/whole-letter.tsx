import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api-error.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../list-failed.tsx';
import { fetchLetter } from './letter-file.ts';

/** All words of a letter's current version. */
export function WholeLetter({ id, version }: { id: string; version: number }) {
  const words = useQuery({
    queryKey: ['letter-text', id, version],
    queryFn: async () => (await fetchLetter(id, 'text')).blob.text(),
    staleTime: Infinity,
  });
  if (words.data !== undefined)
    return (
      <div className="letter-item__whole" role="region" aria-label="The whole letter" tabIndex={0}>
        {words.data}
      </div>
    );
  if (words.isPending) return <Skeletons rows={4} height="1.25rem" label="Loading the letter…" />;
  return (
    <ListFailed
      noun="the letter"
      message={messageOf(words.error, '')}
      retry={() => void words.refetch()}
      restart={null}
    />
  );
}
