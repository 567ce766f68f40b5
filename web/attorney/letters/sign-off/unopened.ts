import type { ApprovalGroundView } from '../../../../contract/approval.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';

export type Unopened = 'letter' | 'exhibits';
type Seen = Pick<ApprovalGroundView, 'seen_at' | 'exhibits_seen_at' | 'exhibits_sha256'>;

/** The files of the letter that the attorney has not opened yet. It can be neither read nor approved before that. */
export const unopenedIn = ({ seen_at, exhibits_sha256, exhibits_seen_at }: Seen): Unopened[] => [
  ...(seen_at === null ? (['letter'] as const) : []),
  ...(exhibits_sha256 !== null && exhibits_seen_at === null ? (['exhibits'] as const) : []),
];

/** The URL of a file that is to be opened. */
export const addressOf = (what: Unopened, { id }: Pick<LetterView, 'id'>): string =>
  `/api/letters/${id}/${what === 'letter' ? 'pdf' : 'exhibits.pdf'}`;
