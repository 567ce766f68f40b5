import { processorLabel, type Processor } from '../../domain/processors.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { profiles } from './profiles.ts';

/** How a processor is reached; `address_lines` only when mail may go there. */
export type ProcessorContact = {
  name: string;
  address_lines: string[];
  email: string | null;
  phone: string | null;
  note: string | null;
};

/**
 * How the processor of a letter is reached: what the letter itself says, and an e-mail address that the processor publishes.
 * A mailing address that nobody has confirmed is never given as one: it stands in `note`, with what has to be checked.
 */
export function processorContact(
  { name, address_lines, email }: LetterDocument['addressee'],
  processor: Processor,
): ProcessorContact {
  const { legal_email: published } = profiles[processor];
  const notes = [
    ...(address_lines.length === 0 ? [addressNote(processor)] : []),
    ...(email === null && published !== null
      ? ['The email address is one that the processor publishes; it may not be an address for legal notices.']
      : []),
  ];
  return {
    name: name || processorLabel(processor),
    address_lines,
    email: email ?? published,
    phone: null,
    note: notes.join(' ') || null,
  };
}

function addressNote(processor: Processor): string {
  const { text, verify_note } = profiles[processor].legal_notice_address;
  return `${text === null ? 'No mailing address is known.' : `Published, to be confirmed before mailing: ${text}.`} ${verify_note}`;
}
