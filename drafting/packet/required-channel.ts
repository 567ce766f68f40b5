import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { Packet } from './packet.ts';

/** Of a letter's facts, what says whether it is, or brings, a notice. */
export type NoticeFacts = { packet?: Packet; situation: { flags: readonly string[] } };

/** The way without which a letter has not been sent. What goes by another is a copy. */
export type RequiredChannel = {
  /** The outbox's channels, or `web`: a person submits it on the processor's site. */
  channel: 'email' | 'certified_mail' | 'web';
  /** Lines of the mailing address, the addressee first; the one email address; or the link. Empty where none is known. */
  address: string[];
  /** The version of the agreement that asks for it; null for a demand, which goes our own way. */
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
