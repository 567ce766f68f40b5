import type { LetterDocument } from '../../domain/letters/letter.ts';
import { openBoxes } from './packet.ts';
import type { NoticeFacts } from './required-channel.ts';

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
