import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { LetterChannel } from '../../../domain/addresses/book-address.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { longDay } from '../../../domain/calendar/long-day.ts';
import { requiredChannel } from '../../../drafting/packet/required-channel.ts';
import { addressObstacle } from '../../addresses/address-obstacle.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** Each address that a letter goes to is in the book, by its agreement or by a second person's word. */
export async function addressDecisions(
  { letter, version }: JudgedLetter,
  { db }: { db: Db },
): Promise<LetterDecision[]> {
  const { document, fact_sheet: facts } = version;
  const { processor } = letter;
  const required = requiredChannel(document, facts);
  const found: LetterDecision[] = [];
  const ask = async (channel: LetterChannel, lines: readonly string[]): Promise<void> => {
    const obstacle = lines.length === 0 ? null : await addressObstacle(db, { processor, channel, lines });
    if (obstacle !== null)
      found.push({ key: `address:${channel}`, text: obstacle, owner: 'staff', bars: 'sending', place: 'letter' });
  };
  // On paper each letter goes, as itself or as a copy.
  await ask('certified_mail', document.addressee.address_lines);
  if (required.channel === 'email') await ask('email', required.address);
  const returned = await returnedFrom(db, letter, document.addressee.address_lines);
  if (returned !== null)
    found.push({
      key: 'address:returned',
      text: `The letter sent on ${longDay(firmDayOf(returned))} came back from this address. Check it before this one goes there.`,
      owner: 'attorney',
      bars: 'nothing',
      place: 'letter',
    });
  return found;
}

/** When the latest letter of the case was sent that came back from this address; null if none did. */
async function returnedFrom(
  db: Db,
  { id, case_id }: JudgedLetter['letter'],
  lines: readonly string[],
): Promise<Date | null> {
  const found = await db
    .selectFrom('letters')
    .innerJoin('letter_versions', (join) =>
      join
        .onRef('letter_versions.letter_id', '=', 'letters.id')
        .onRef('letter_versions.version', '=', 'letters.version'),
    )
    .select('letters.sent_at')
    .where('letters.case_id', '=', case_id)
    .where('letters.id', '<>', id)
    .where('letters.status', '=', 'returned_to_sender')
    .where(sql<boolean>`letter_versions.document #> '{addressee,address_lines}' = ${JSON.stringify(lines)}::jsonb`)
    .orderBy('letters.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.sent_at ?? null;
}
