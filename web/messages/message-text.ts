import type { ThreadMessage } from '../../contract/messages.ts';

/** A message of any thread as a page shows it. */
export type Written = Omit<ThreadMessage, 'message_type' | 'visibility' | 'subject'> & { subject?: string };

const roles: Record<Written['author'], string> = {
  merchant: 'Merchant',
  staff: 'our team',
  attorney: 'your attorney',
  system: 'Notice',
};

/** The author as the merchant knows them, such as "You" or "Robin, our team". */
export function authorText({ mine, author, author_name }: Pick<Written, 'mine' | 'author' | 'author_name'>): string {
  if (mine) return 'You';
  if (author === 'system' || author === 'merchant') return author_name || roles[author];
  const role = roles[author];
  return author_name ? `${author_name}, ${role}` : `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}
