import type { CounselMessage, ThreadMessage } from '../../contract/messages.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import type { CounselRow } from './counsel-queries.ts';
import type { ThreadRow } from './queries.ts';
import type { User } from '../kernel/user.ts';

const staffNames = { merchant: 'Merchant', staff: 'Unhold team', attorney: 'Attorney', system: 'Unhold' };

/** A message as its reader sees it: `read_at` is when the side that did not write it first saw it. */
export function presentMessage(row: ThreadRow, user: User): ThreadMessage {
  const { id, message_type, subject, body, visibility, author_role: author, created_at } = row;
  return {
    id,
    message_type,
    subject,
    body,
    visibility,
    author,
    author_name: row.author_name || staffNames[author],
    mine: row.author_id === user.id,
    created_at: iso(created_at),
    read_at: isoOrNull(author === 'merchant' ? row.read_by_staff_at : row.read_by_merchant_at),
  };
}

/** A message between client and counsel, as one of the two sees it. */
export const presentCounselMessage = (
  { author_id, author_role: author, created_at, read_at, position: _position, ...row }: CounselRow,
  user: User,
): CounselMessage => ({
  ...row,
  author,
  mine: author_id === user.id,
  created_at: iso(created_at),
  read_at: isoOrNull(read_at),
});
