import { processorLabel, type Processor } from '../../domain/processors.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { profiles } from './profiles.ts';

/** How to reach a processor; `address_lines` is empty unless mail may be sent there. */
export type ProcessorContact = {
  name: string;
  address_lines: string[];
  email: string | null;
  phone: string | null;
  note: string | null;
};

/**
 * The letter's own addressee, plus any email address the processor publishes.
 * An unconfirmed mailing address appears only in `note`, with what must be verified.
 */
export function processorContact(
  { name, address_lines, email }: LetterDocument['addressee'],
  processor: Processor,
): ProcessorContact {
  const { legal_email: published } = profiles[processor];
  const notes = [
    ...(address_lines.length === 0 ? [addressNote(processor)] : []),
    ...(email === null && published !== null
      ? ['The email address is published by the processor; it may not be an address for legal notices.']
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
