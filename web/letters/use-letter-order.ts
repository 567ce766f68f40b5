import { useQuery } from '@tanstack/react-query';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { OrderedLetter } from '../../domain/cases/letter-order.ts';
import { orpc } from '../api/api.ts';
import type { CaseDetail } from '../merchant/case/frame/case-types.ts';

/** What the order of a case's letters rests on: its letters, oldest first, and the processor's replies that stand. */
export function useLetterOrder({ id, letters }: Pick<CaseDetail, 'id' | 'letters'>) {
  const replies = useQuery(orpc.letters.listReplies.queryOptions({ input: { id } }));
  return {
    letters: letters
      .map(({ demand_type, sent_at, ...letter }): OrderedLetter & { title: string } => ({
        ...letter,
        type: demand_type,
        sent_on: sent_at && firmDayOf(new Date(sent_at)),
      }))
      .toReversed(),
    replies: (replies.data?.items ?? []).filter(({ withdrawn_at }) => withdrawn_at === null),
  };
}
