import { useQuery } from '@tanstack/react-query';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { orpc } from '../../../api/api.ts';
import type { Origin } from '../editor/use-letter-desk.ts';

/**
 * The text of the version that the edits are based on: the page's copy, or else the server's. A version never changes.
 */
export function useBase({ letter: id, version }: Origin, kept: LetterDocument | null) {
  const read = useQuery({
    ...orpc.letters.getVersion.queryOptions({ input: { id, version } }),
    staleTime: Infinity,
    enabled: kept === null,
  });
  return { base: kept ?? read.data?.document, read };
}
