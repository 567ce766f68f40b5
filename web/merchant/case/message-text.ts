import type { ThreadMessage } from '../../../contract/messages.ts';

export type Message = ThreadMessage;

const roles: Record<Message['author'], string> = {
  merchant: 'Merchant',
  staff: 'our team',
  attorney: 'your attorney',
  system: 'Notice',
};

/** The author as the merchant knows them, such as "You" or "Robin, our team". */
export function authorText({ mine, author, author_name }: Pick<Message, 'mine' | 'author' | 'author_name'>): string {
  if (mine) return 'You';
  if (author === 'system' || author === 'merchant') return author_name || roles[author];
  const role = roles[author];
  return author_name ? `${author_name}, ${role}` : `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}
