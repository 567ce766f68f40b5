import type { MailStage } from './mailhouse.ts';

/** The names of Lob's events and tracking events, as `stageOf` normalizes them. */
const stages: Readonly<Record<string, MailStage>> = {
  created: 'accepted',
  rendered_pdf: 'accepted',
  rendered_thumbnails: 'accepted',
  billed: 'accepted',
  mailed: 'mailed',
  in_transit: 'mailed',
  in_local_area: 'mailed',
  processed_for_delivery: 'mailed',
  pickup_available: 'mailed',
  re_routed: 'mailed',
  delivered: 'delivered',
  returned: 'returned',
  returned_to_sender: 'returned',
  deleted: 'lost',
  failed: 'lost',
  rejected: 'lost',
};

/** The stage that an event means, `letter.certified.in_transit` or `In Transit`; null for one that means none. */
export function stageOf(event: string): MailStage | null {
  const name =
    event
      .split('.')
      .at(-1)
      ?.toLowerCase()
      .replaceAll(/[\s-]+/g, '_') ?? '';
  return stages[name] ?? null;
}
