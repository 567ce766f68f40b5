import type { LetterDocument } from '../../domain/letters/letter.ts';
import { requiredChannel } from './asks.ts';
import { openBoxes, type Packet } from './packet.ts';

/** Of the letter's facts, what says whether it is a notice. */
type NoticeFacts = { packet?: Packet; situation: { flags: readonly string[] } };

/**
 * Why this letter may not leave as the notice it says it is, in a sentence for staff and attorney; null when nothing stands in the way.
 * `email` is the address it is about to go to, null for none; leave it out while that is undecided. Letters drafted before packets were kept are left alone.
 */
export function noticeObstacle(
  document: LetterDocument,
  { packet, situation }: NoticeFacts,
  email?: string | null,
): string | null {
  if (packet === undefined) return null;
  if (!situation.flags.includes('notice'))
    return /\bnotice\b/i.test(document.title)
      ? `The letter is titled a notice, but it is a demand. ${openBoxes(packet).join(' ')}`.trim()
      : null;
  if (!packet.is_notice) return `The notice is not complete. ${openBoxes(packet).join(' ')}`;
  const { addressee } = document;
  const to = email === undefined ? addressee.email : email;
  if (packet.email !== null && to !== packet.email)
    return `The agreement asks for this notice by email to ${packet.email}.`;
  const lines = [addressee.name, ...addressee.address_lines].join(', ');
  if (packet.address !== null && lines !== packet.address.join(', '))
    return `The agreement asks for this notice at ${packet.address.join(', ')}.`;
  return null;
}

/** The channel of the outbox by which a letter that is, or brings, a notice must leave; null for a demand and for a notice on the web. */
export const channelOfNotice = ({ packet, situation }: NoticeFacts): 'email' | 'certified_mail' | null =>
  packet && situation.flags.includes('notice') ? requiredChannel(packet) : null;
