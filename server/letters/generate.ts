import type { LetterType } from '../../domain/letters/letter.ts';
import { processorContact } from '../../knowledge/processors/contact.ts';
import { readInstructions } from '../../drafting/plan/read-instructions.ts';
import { letterAsText, wordCount } from '../../drafting/text/render-text.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { draftLetter } from './draft-letter.ts';

type GenerateInput = {
  caseId: string;
  demandType: LetterType;
  customInstructions: string;
  departure?: string | undefined;
  overEdits: boolean;
};

/**
 * Drafts a letter on demand (spec, section 7). Instructions set knobs; those that could not be followed come back as
 * `not_applied`. Throws as `draftLetter` does.
 */
export async function generate(services: Services, user: User, input: GenerateInput) {
  const drafted = await draftLetter(services, user, {
    caseId: input.caseId,
    letterType: input.demandType,
    origin: null,
    wishes: readInstructions(input.customInstructions),
    departure: input.departure ?? null,
    overEdits: input.overEdits,
  });
  if (!drafted) throw notFound('This case');
  const {
    draft: { document, factSheet },
    author,
  } = drafted;
  const contact = processorContact(document.addressee, factSheet.situation.processor);
  const { applied, not_applied } = author.instructions ?? { applied: [], not_applied: [] };
  return {
    success: true,
    letter: letterAsText(document),
    letter_id: drafted.letter_id,
    word_count: wordCount(document),
    error: null,
    delivery_info: {
      certified_mail: contact.address_lines.length > 0 ? [contact.name, ...contact.address_lines].join('\n') : null,
      email: contact.email,
      phone: contact.phone,
    },
    contact,
    applied,
    not_applied,
    carried_over: drafted.carried,
  };
}
