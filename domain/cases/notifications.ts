import type { CaseMilestones } from './case-progress.ts';
import { timelineOf, type TimelineFacts } from './timeline.ts';

/** A message to the merchant, without its text. */
type NotifyingMessage = { id: string; created_at: Date; read: boolean };

/**
 * Something that happened in a case without its merchant doing it. `key` is stable within the case. `at`: the instant,
 * or null where only the UTC day `on` is known. `place`: the part of the case's page that shows it, or the page that
 * lists who has access.
 */
export type Notification = {
  key: string;
  words: string;
  on: string | null;
  at: Date | null;
  place: 'timeline' | 'letters' | 'money' | 'messages' | 'sharing';
  unread: boolean;
};

/** Newest first. `readKeys`: keys that the merchant has marked as read; a message is also read by opening it. */
export function notificationsOf(
  facts: TimelineFacts,
  messages: readonly NotifyingMessage[],
  readKeys: ReadonlySet<string>,
  now: Date,
): Notification[] {
  const happened = timelineOf(facts, now)
    .filter(({ key, done }) => done && !isOwnDeed(key, facts.milestones))
    .map(({ key, words, on, at }) => ({ key, words, on, at, place: placeOf(key), unread: !readKeys.has(key) }));
  const written = messages.map(({ id, created_at, read }) => {
    const key = `message:${id}`;
    const unread = !read && !readKeys.has(key);
    return { key, words: 'We wrote to you.', on: null, at: created_at, place: 'messages' as const, unread };
  });
  return [...happened, ...written].toSorted(newestFirst);
}

/** The case's contact asks its owner for access; shown until the owner answers. */
export const contactAsked = (at: Date, readKeys: ReadonlySet<string>): Notification => ({
  key: 'contact-asked',
  words: 'The contact address asks to see this case.',
  on: null,
  at,
  place: 'sharing',
  unread: !readKeys.has('contact-asked'),
});

/** Newest first; an event with only a day sorts at that day's end. */
export function newestFirst(left: Pick<Notification, 'on' | 'at'>, right: Pick<Notification, 'on' | 'at'>): number {
  const [first, second] = [momentOf(left), momentOf(right)];
  return first === second ? 0 : first < second ? 1 : -1;
}

const momentOf = ({ on, at }: Pick<Notification, 'on' | 'at'>): string => at?.toISOString() ?? `${on ?? ''}T99`;

/** Merchants are not notified of what they did themselves. */
function isOwnDeed(key: string, { offers }: CaseMilestones): boolean {
  const [what, id] = key.split(':');
  if (what === 'answered') return offers.find((offer) => offer.id === id)?.status !== 'withdrawn';
  return what === 'submitted' || what === 'signed' || what === 'cancelled';
}

function placeOf(key: string): Notification['place'] {
  const [what = ''] = key.split(':');
  if (['drafted', 'approved', 'sent', 'delivered'].includes(what)) return 'letters';
  return ['offer', 'answered', 'released', 'recovery'].includes(what) ? 'money' : 'timeline';
}
