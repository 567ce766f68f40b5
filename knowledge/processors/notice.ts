import type { HoldType } from '../../domain/cases/hold.ts';

/** What the words common to all notices say, for a reading that builds on them. */
export type Said = { closed: boolean; limited: boolean };

/** How a processor's notice of a hold is recognized, beyond what all notices have in common. */
export type Notice = {
  /** Tried before the common ones; the first that fits decides. */
  holdTypeRules: readonly { fits: (text: string, said: Said) => boolean; type: HoldType; because: string }[];
  /** Its own phrase for a closed account. */
  closed: RegExp | null;
  /** What a mere hold or pause of payouts is under its terms. */
  pause: HoldType;
};

export const plainNotice: Notice = { holdTypeRules: [], closed: null, pause: 'payout_pause' };
