import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import { wrong } from '../kernel/entry.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/**
 * The number of a certified-mail label belongs to one envelope. Throws INVALID_INPUT when another letter of any case
 * has it; the message names that letter if the caller may see its case.
 */
export async function requireUnusedNumber(
  services: Services,
  user: User,
  letterId: string,
  number: string,
): Promise<void> {
  const other = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('outbox')
      .innerJoin('letters', 'letters.id', 'outbox.letter_id')
      .innerJoin('cases', 'cases.id', 'letters.case_id')
      .select(['letters.title', 'cases.case_number', 'cases.attorney_id'])
      .where('outbox.channel', '=', 'certified_mail')
      .where(sql`upper(regexp_replace(outbox.tracking_number, '\s', '', 'g'))`, '=', number)
      .where('letters.id', '<>', letterId)
      .orderBy('outbox.created_at')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!other) return;
  const where =
    user.role === 'admin' || other.attorney_id === user.id
      ? `“${other.title}” of case ${other.case_number}`
      : 'another letter';
  wrong(
    'tracking_number',
    `This number is recorded for ${where} already. Enter the one on the label of this envelope, or correct the other record first.`,
  );
}
