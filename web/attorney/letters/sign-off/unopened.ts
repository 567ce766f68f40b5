import type { ApprovalGroundView } from '../../../../contract/approval.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';

export type Unopened = 'letter' | 'exhibits';
type Seen = Pick<ApprovalGroundView, 'seen_at' | 'exhibits_seen_at' | 'exhibits_sha256'>;

/** What of letter and exhibits the attorney has not opened yet: neither is read nor approved unseen. */
export const unopenedIn = ({ seen_at, exhibits_sha256, exhibits_seen_at }: Seen): Unopened[] => [
  ...(seen_at === null ? (['letter'] as const) : []),
  ...(exhibits_sha256 !== null && exhibits_seen_at === null ? (['exhibits'] as const) : []),
];

/** Where what is to be opened lies. */
export const addressOf = (what: Unopened, { id }: Pick<LetterView, 'id'>): string =>
  `/api/letters/${id}/${what === 'letter' ? 'pdf' : 'exhibits.pdf'}`;
