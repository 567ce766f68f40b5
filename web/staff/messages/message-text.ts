import type { ThreadMessage } from '../../../contract/messages.ts';

export type Message = ThreadMessage;

const sides: Record<Message['author'], string> = {
  merchant: 'merchant',
  staff: 'staff',
  attorney: 'attorney',
  system: 'program',
};

/** "You, staff", "Ada Byron, merchant": the author and their side. */
export function authorText({ mine, author, author_name }: Pick<Message, 'mine' | 'author' | 'author_name'>): {
  name: string;
  side: string;
} {
  return { name: mine ? 'You' : author_name, side: sides[author] };
}

/** The recipient or sender as text; the entry's style shows the same. */
export function directionOf({ author, visibility }: Pick<Message, 'author' | 'visibility'>): {
  look: 'internal' | 'to' | 'from';
  text: string;
} {
  if (visibility === 'internal') return { look: 'internal', text: 'Internal note' };
  return author === 'merchant' ? { look: 'from', text: 'From the merchant' } : { look: 'to', text: 'To the merchant' };
}

/** Entries written by a user; the others are the system's, such as an analysis. */
export const isWritten = ({ message_type }: Pick<Message, 'message_type'>): boolean => message_type === 'message';

/** Written by the merchant, and not yet seen by staff. */
export const isUnread = ({ author, read_at }: Pick<Message, 'author' | 'read_at'>): boolean =>
  author === 'merchant' && read_at === null;
