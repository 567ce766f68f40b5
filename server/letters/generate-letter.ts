import type { LetterType } from '../../domain/letter.ts';
import { processorContact } from '../../drafting/processor-contact.ts';
import { letterAsText, wordCount } from '../../drafting/render-text.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { notFound } from '../refusal.ts';
import { draftLetter } from './draft-letter.ts';

/**
 * Drafts a letter when staff ask for one (spec, section 7). The embedded engine takes no free instructions: what was asked for comes
 * back under `not_applied`, so that nobody believes it was done.
 */
export async function generateLetter(services: Services, person: Person, input: { caseId: string; demandType: LetterType; customInstructions: string }) {
  const drafted = await draftLetter(services, person, { caseId: input.caseId, letterType: input.demandType, origin: null });
  if (!drafted) throw notFound('This case');
  const { document, factSheet } = drafted.draft;
  const contact = processorContact(document.addressee, factSheet.situation.processor);
  const instructions = input.customInstructions.trim();
  return {
    success: true, letter: letterAsText(document), letter_id: drafted.letter_id, word_count: wordCount(document), error: null,
    delivery_info: { certified_mail: contact.address_lines.length > 0 ? [contact.name, ...contact.address_lines].join('\n') : null, email: contact.email, phone: contact.phone },
    contact,
    not_applied: instructions ? [instructions] : [],
  };
}
