import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { LetterChannel } from '../../../domain/addresses/book-address.ts';
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
  return found;
}
