/**
 * Starting points for common messages to merchants: chosen, filled in from the case, reviewed and edited before they
 * are sent.
 */
import { maxFileBytes } from '../domain/intake/upload-documents.ts';
import { writingDaysAfterEnd } from '../domain/messages/writing-window.ts';
import { promised } from '../domain/calendar/promises.ts';
import { site } from './site.ts';

/** `{first_name}` in a template. */
export const templateSlots = [
  'first_name',
  'case_number',
  'business',
  'processor',
  'missing_documents',
  'missing_details',
] as const;
export type TemplateSlot = (typeof templateSlots)[number];
export type MessageTemplate = { key: string; label: string; subject: string; body: string };

/**
 * Paragraphs; the greeting goes before and the signature after them. A sentence never begins with `{processor}`, which
 * may be "your processor".
 */
const letter = (...paragraphs: string[]): string =>
  ['Hello {first_name},', ...paragraphs, `Thank you,\nthe ${site.name} team`].join('\n\n');

export const messageTemplates: readonly MessageTemplate[] = [
  {
    key: 'missing_documents',
    label: 'Documents are missing',
    subject: 'Documents for case {case_number}',
    body: letter(
      'We are preparing the letter to {processor} for {business}, and what would help it is not in your case yet: {missing_documents}.',
      `Please add them on the page of your case, under Files: PDF, JPG, PNG, Word or Excel, up to ${maxFileBytes / 1024 / 1024} MB each. A photo of a paper is fine. If you do not have one of them, tell us here and we go on without it.`,
    ),
  },
  {
    key: 'missing_details',
    label: 'Details are missing',
    subject: 'A few details of case {case_number}',
    body: letter(
      'Some answers in the application of {business} are still blank, and the letter to {processor} is stronger with them: {missing_details}.',
      'The page of your case offers to complete the details until an attorney has taken the letter up. If you do not know one of them, leave it blank.',
    ),
  },
  {
    key: 'agreement_unsigned',
    label: 'Agreement is not signed',
    subject: 'The success-fee agreement of case {case_number}',
    body: letter(
      'The success-fee agreement for {business} waits for your signature. No letter goes to {processor} before it is signed, and until then nothing is owed.',
      'You find it on the page of your case. It states the fee in percent and in dollars: $0 upfront, no hourly fees, and a fee only on money that comes back. Take the time to read it, and ask us here about anything that is not clear.',
    ),
  },
  {
    key: 'letter_sent',
    label: 'Letter has been sent',
    subject: 'The letter of case {case_number} has been sent',
    body: letter(
      `The demand letter for {business} has been sent to {processor}. The page of your case shows how it was sent, and when it is delivered. From the delivery there are ${promised.followUpBusinessDays} business days for an answer; if none comes, a follow-up is due.`,
      'If you hear from {processor} yourself, please tell us here what was said or written, with the date.',
    ),
  },
  {
    key: 'processor_answered',
    label: 'Processor has answered',
    subject: 'An answer in case {case_number}',
    body: letter(
      'An answer of {processor} to the letter for {business} has reached us. We read it together with the attorney, and then write to you here what it says and what can be done next.',
      'There is nothing that you need to do until then.',
    ),
  },
  {
    key: 'offer_received',
    label: 'Offer has been received',
    subject: 'An offer in case {case_number}',
    body: letter(
      'An offer of {processor} has been received. The page of your case shows its amount, what the fee would be and what would be left for {business}, and the day by which an answer is wanted, if there is one.',
      'You alone decide. We accept no offer for you, and one that you decline costs nothing. If you have a question about it, ask us here before you answer.',
    ),
  },
  {
    key: 'follow_up_due',
    label: 'Follow-up is due',
    subject: 'No answer yet in case {case_number}',
    body: letter(
      `The ${promised.followUpBusinessDays} business days since the letter for {business} was delivered have passed, and no answer of {processor} has reached us. We prepare the follow-up letter now. As before, a licensed attorney reviews and signs it before it goes out.`,
      'If you have heard from {processor} in the meantime, please tell us here.',
    ),
  },
  {
    key: 'closing',
    label: 'Case is being closed',
    subject: 'Case {case_number} is being closed',
    body: letter(
      'We are closing the case of {business} against {processor}. What happened in it, the letters and the money stay on the page of your case, and you can save or print them there.',
      `You can still write to us here for ${writingDaysAfterEnd} days. If more of the money comes back, or anything about the hold changes, please let us know.`,
    ),
  },
];
