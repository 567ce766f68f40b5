import { isLive } from '../../domain/letters/life.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import { labelOfProcessor, type CaseProcessor } from '../../domain/processors.ts';

type Listed = CaseProcessor & { status: LetterStatus; business: string; case_number: string };

export const queueFilters = ['all', 'in_review', 'draft', 'approved', 'sending'] as const;
type QueueFilter = (typeof queueFilters)[number];
export const queueFilterLabels: Record<QueueFilter, string> = {
  all: 'All open',
  in_review: 'To review',
  draft: 'Drafts',
  approved: 'Approved, not sent',
  sending: 'On the way out',
};

/** The letters that still need something, and the sent ones, each in the server's order. */
export function partedQueue<Item extends Listed>(items: readonly Item[]): { open: Item[]; done: Item[] } {
  return {
    open: items.filter(({ status }) => isLive(status)),
    done: items.filter(({ status }) => !isLive(status)),
  };
}

/** Whether a letter has the text in its business, case number or processor, ignoring case, and the chosen status. */
export function isListed(item: Listed, { text, filter }: { text: string; filter: QueueFilter }): boolean {
  const sought = text.trim().toLowerCase();
  const words = `${item.business} ${item.case_number} ${labelOfProcessor(item)}`.toLowerCase();
  return words.includes(sought) && (filter === 'all' || !isLive(item.status) || item.status === filter);
}
