import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { Packet } from './packet.ts';

/** Those facts of a letter that say whether it is, or brings, a notice. */
export type NoticeFacts = { packet?: Packet; situation: { flags: readonly string[] } };

/** The channel by which a letter must go to count as sent. Anything sent by another is a copy. */
export type RequiredChannel = {
  /** A channel of the outbox, or `web`: somebody submits it on the processor's site. */
  channel: 'email' | 'certified_mail' | 'web';
  /** Lines of the mailing address, the addressee first; the one email address; or the link. Empty where none is known. */
  address: string[];
  /** The version of the agreement that asks for it; null for a demand, which goes by our own choice of channel. */
  source: string | null;
};

/**
 * How a letter must leave, and where to: a notice as its agreement says, any other letter by certified mail, with a copy by email where
 * wanted (spec, section 1). The only place that decides it; `app.required_channel` holds the same in the database.
 */
export function requiredChannel({ addressee }: LetterDocument, { packet, situation }: NoticeFacts): RequiredChannel {
  const lines = [addressee.name, ...addressee.address_lines];
  if (!packet || !situation.flags.includes('notice'))
    return { channel: 'certified_mail', address: lines, source: null };
  const source = packet.agreement;
  switch (packet.channel) {
    case 'email':
      return { channel: 'email', address: packet.email === null ? [] : [packet.email], source };
    case 'webform':
    case 'contact_page':
      return { channel: 'web', address: packet.link === null ? [] : [packet.link], source };
    case 'certified_mail':
    case 'mail':
    case null:
      return { channel: 'certified_mail', address: packet.address ?? lines, source };
  }
}
