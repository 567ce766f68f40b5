import type { HoldType } from '../../domain/cases/hold.ts';

/** What the patterns common to all notices found, for a processor's own rules to build on. */
export type Said = { closed: boolean; limited: boolean };

/** How to recognize a processor's hold notice, beyond the patterns common to all notices. */
export type Notice = {
  /** Tried before the common patterns; the first match wins. */
  holdTypeRules: readonly { fits: (text: string, said: Said) => boolean; type: HoldType; because: string }[];
  /** Its phrase for a closed account, if it has one. */
  closed: RegExp | null;
  /** What a bare hold or payout pause is under its terms. */
  pause: HoldType;
};

export const plainNotice: Notice = { holdTypeRules: [], closed: null, pause: 'payout_pause' };
