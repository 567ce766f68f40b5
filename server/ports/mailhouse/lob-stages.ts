import type { MailStage } from './mailhouse.ts';

/** `trouble`: the letter has not reached its end and somebody must look; `nothing`: not a step of the letter itself. */
type MailMeaning = MailStage | 'trouble' | 'nothing';

/** The names of Lob's events and tracking events, as `meaningOf` normalizes them. */
const meanings: Readonly<Record<string, MailMeaning>> = {
  created: 'accepted',
  rendered_pdf: 'accepted',
  rendered_thumbnails: 'accepted',
  billed: 'accepted',
  mailed: 'mailed',
  in_transit: 'mailed',
  in_local_area: 'mailed',
  international_exit: 'mailed',
  processed_for_delivery: 'mailed',
  pickup_available: 'mailed',
  re_routed: 'mailed',
  delivered: 'delivered',
  returned: 'returned',
  returned_to_sender: 'returned',
  issue: 'trouble',
  viewed: 'nothing',
  deleted: 'lost',
  failed: 'lost',
  rejected: 'lost',
};

/** `letter.…` and `letter.certified.…` are about the letter; other kinds, such as a return envelope, are not. */
const kinds = ['', 'letter', 'letter.certified'];

/** What an event means, `letter.certified.in_transit` or `In Transit`; null: one that the program does not know. */
export function meaningOf(event: string): MailMeaning | null {
  const parts = event.toLowerCase().split('.');
  const name = parts.pop()?.replaceAll(/[\s-]+/g, '_') ?? '';
  const kind = parts.join('.');
  if (kind === 'letter.informed_delivery') return 'nothing';
  return kinds.includes(kind) && Object.hasOwn(meanings, name) ? (meanings[name] ?? null) : null;
}

/** The stage that a letter reaches with an event; null when the event changes no stage. */
export function stageOf(event: string): MailStage | null {
  const meaning = meaningOf(event);
  return meaning === 'trouble' || meaning === 'nothing' ? null : meaning;
}
