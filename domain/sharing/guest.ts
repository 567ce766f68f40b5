import type { FileKind } from '../documents/document-kind.ts';

/** People whom a merchant may have invited to one case at a time: those who have access, and open invitations. */
export const maxGuests = 5;

/** Days that an invitation can be accepted. */
export const invitationDays = 14;

/** Files that say who the owner is or what numbers the business has; a guest sees only those that they added. */
export const ownersFiles: readonly FileKind[] = ['ein_letter', 'formation_document'];

/** Where an invitation stands. `ended`: taken back by the merchant, removed, or left. */
export const guestStates = ['invited', 'expired', 'has_access', 'ended'] as const;
export type GuestState = (typeof guestStates)[number];

export type Invitation = { accepted_at: Date | null; ended_at: Date | null; expires_at: Date };

/** Pure. */
export function guestState({ accepted_at, ended_at, expires_at }: Invitation, now: Date): GuestState {
  if (ended_at !== null) return 'ended';
  if (accepted_at !== null) return 'has_access';
  return expires_at > now ? 'invited' : 'expired';
}
