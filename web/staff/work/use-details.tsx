import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../api/api.ts';
import { WaitingEmailNotice } from '../../sending/waiting-email.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { WorkItem } from '../cases/cases-cache.ts';
import { PostingLine } from './posting-line.tsx';

/** What stands below the rows of letters that wait to leave: what happened, and what can be done at once. Asked for only where there are such rows. */
export function useDetails(rows: readonly WorkItem[]): (item: WorkItem) => ReactNode {
  const has = (kind: WorkItem['kind']) => rows.some((item) => item.kind === kind);
  const postings = useQuery({ ...orpc.letters.listPostings.queryOptions(), enabled: has('mailing') });
  const emails = useQuery({ ...orpc.letters.listWaitingEmails.queryOptions(), enabled: has('email') });
  useFailureToast(postings.errorUpdatedAt, 'Failed to load the letters to post.');
  useFailureToast(emails.errorUpdatedAt, 'Failed to load the emails that wait for a decision.');
  return ({ kind, letter_id: id, the_case }) => {
    if (kind === 'mailing') {
      const posting = postings.data?.items.find(({ letter_id }) => letter_id === id);
      return posting ? <PostingLine posting={posting} /> : null;
    }
    if (kind !== 'email') return null;
    const email = emails.data?.items.find(({ letter_id }) => letter_id === id);
    return email ? <WaitingEmailNotice email={email} of={`the letter of ${the_case?.business ?? ''}`} /> : null;
  };
}
