import { processorLabel, type Processor } from '../../domain/processors.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { newestProcedure, profiles } from './profiles.ts';

/** How to reach a processor; `address_lines` is empty unless mail may be sent there. */
export type ProcessorContact = {
  name: string;
  address_lines: string[];
  email: string | null;
  phone: string | null;
  note: string | null;
};

/**
 * The letter's own addressee, else the email address that the agreement names for notices.
 * An unconfirmed mailing address, or an email address that is only published, appears in `note` with what must be verified.
 */
export function processorContact(
  { name, address_lines, email }: LetterDocument['addressee'],
  processor: Processor,
): ProcessorContact {
  const { legal_email: published } = profiles[processor];
  const ofNotices = email === null ? (newestProcedure(processor)?.email.value ?? null) : null;
  const notes = [
    ...(address_lines.length === 0 ? [addressNote(processor)] : []),
    ...(ofNotices === null
      ? []
      : ['The email address is the agreement’s own for notices of dispute; confirm it on the day of sending.']),
    ...(email === null && published !== null
      ? [`${published} is published by the processor and is not an address for legal notices.`]
      : []),
  ];
  return {
    name: name || processorLabel(processor),
    address_lines,
    email: email ?? ofNotices,
    phone: null,
    note: notes.join(' ') || null,
  };
}

function addressNote(processor: Processor): string {
  const { text, verify_note } = profiles[processor].legal_notice_address;
  return `${text === null ? 'No mailing address is known.' : `Published, to be confirmed before mailing: ${text}.`} ${verify_note}`;
}
