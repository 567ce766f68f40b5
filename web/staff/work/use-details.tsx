import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { orpc } from '../../api/api.ts';
import { WaitingEmailNotice } from '../../sending/waiting-email.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { WorkItem } from '../cases/cases-cache.ts';
import { PostingLine } from './posting-line.tsx';

type Detailed = { items: WorkItem[]; detailOf: (item: WorkItem) => ReactNode };

/**
 * What is shown below the rows of letters that are not sent yet: what happened, and what can be done at once. Fetched
 * only if there are such rows. The row of an envelope that must not be posted says so itself.
 */
export function useDetails(rows: readonly WorkItem[]): Detailed {
  const has = (kind: WorkItem['kind']) => rows.some((item) => item.kind === kind);
  const postings = useQuery({ ...orpc.letters.listPostings.queryOptions(), enabled: has('mailing') });
  const emails = useQuery({ ...orpc.letters.listWaitingEmails.queryOptions(), enabled: has('email') });
  useFailureToast(postings.errorUpdatedAt, 'Failed to load the letters to post.');
  useFailureToast(emails.errorUpdatedAt, 'Failed to load the emails that wait for a decision.');
  const items = useMemo(() => {
    const barred = new Set(
      (postings.data?.items ?? []).flatMap((each) => (each.barred_by === null ? [] : [each.letter_id])),
    );
    return rows.map((item) =>
      item.kind === 'mailing' && item.letter_id !== null && barred.has(item.letter_id)
        ? { ...item, what: 'Do not post the certified letter' }
        : item,
    );
  }, [rows, postings.data]);
  const detailOf: Detailed['detailOf'] = ({ kind, letter_id: id, the_case }) => {
    if (kind === 'mailing') {
      const posting = postings.data?.items.find(({ letter_id }) => letter_id === id);
      return posting ? <PostingLine posting={posting} /> : null;
    }
    if (kind !== 'email') return null;
    const email = emails.data?.items.find(({ letter_id }) => letter_id === id);
    return email ? <WaitingEmailNotice email={email} of={`the letter of ${the_case?.business ?? ''}`} /> : null;
  };
  return { items, detailOf };
}
