import { systemActor } from '../../db/actor.ts';
import { guestState, type GuestState, type Invitation } from '../../domain/sharing/guest.ts';
import type { Services } from '../kernel/context.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { notFound } from '../kernel/refusal.ts';

export type InvitationRow = Invitation & {
  email: string;
  email_key: string;
  invited_by: string;
  legal_business_name: string;
  id: string;
  user_id: string | null;
  case_id: string;
};

/** An invitation and its state. Throws NOT_FOUND. */
export async function readInvitation(
  services: Services,
  token: string,
): Promise<InvitationRow & { state: GuestState }> {
  const found = await findInvitation(services, token);
  return { ...found, state: guestState(found, services.clock.now()) };
}

/** Runs as the program, since a user with the token need not be signed in. Throws NOT_FOUND for an unknown token. */
export async function findInvitation({ database }: Services, token: string): Promise<InvitationRow> {
  const found = await database.as(systemActor, (db) =>
    db
      .selectFrom('case_guests as g')
      .innerJoin('cases as c', 'c.id', 'g.case_id')
      .select([
        'g.email',
        'g.email_key',
        'g.invited_by_name as invited_by',
        'g.accepted_at',
        'g.ended_at',
        'g.expires_at',
        'g.id',
        'g.user_id',
        'g.case_id',
        'c.legal_business_name',
      ])
      .where('g.token_hash', '=', storedHash(token))
      .executeTakeFirst(),
  );
  if (!found) throw notFound('This invitation');
  return found;
}
