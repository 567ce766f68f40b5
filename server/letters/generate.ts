import type { LetterType } from '../../domain/letter.ts';
import { knobsOf } from '../../drafting/knobs.ts';
import { processorContact } from '../../drafting/processor-contact.ts';
import { readInstructions } from '../../drafting/read-instructions.ts';
import { letterAsText, wordCount } from '../../drafting/render-text.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { draftLetter, planDraft } from './draft-letter.ts';
import { cancelled, writeWithModel, type Watch } from './write-with-model.ts';

export type GenerateInput = { caseId: string; demandType: LetterType; customInstructions: string };

/**
 * Drafts a letter when staff ask for one (spec, section 7). Instructions turn knobs; what of them was not done comes back under
 * `not_applied`, so that nobody believes it was. With a language model configured it writes, and the embedded engine when it fails.
 * Throws as `draftLetter` does, and CONFLICT when the requester went away before anything was written.
 */
export async function generate(services: Services, person: Person, input: GenerateInput, watch: Watch) {
  const wishes = readInstructions(input.customInstructions);
  const request = { caseId: input.caseId, letterType: input.demandType, origin: null, wishes };
  watch.onStep({ step: 'reading' });
  // The model is asked before the case is locked: nobody else waits for it.
  const work = services.languageModel
    ? await writeWithModel(services, await planDraft(services, person, request), knobsOf(wishes).tone, watch)
    : null;
  if (watch.signal.aborted) throw cancelled();
  watch.onStep({ step: 'checking' });
  const drafted = await draftLetter(services, person, request, work);
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
    engine: author.engine,
    model: author.model,
    engine_note: author.note,
  };
}
