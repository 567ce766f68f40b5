import { z } from 'zod';
import { casePage, greeting, momentOf, oneLine } from '../email/text.ts';
import { emailTemplate, facts, heldIn, link, list, text } from '../email/template.ts';

/** The promises are those of the spec, section 9. */
export const caseReceived = emailTemplate({
  name: 'case-received',
  payload: z.object({
    first_name: z.string(),
    case_number: z.string(),
    case_id: z.uuid().optional(),
    hold: z.string().optional(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold }, publicUrl) => ({
    subject: `We have your case (${heldIn({ hold, case_number })})`,
    preview: `Your application is in. Your case number is ${oneLine(case_number, 40)}.`,
    body: [
      text(greeting(first_name)),
      text('Your application is in. Please keep your case number:'),
      facts(['Case number', oneLine(case_number, 40)]),
      text('What happens next:'),
      list(
        'The case is analyzed and a demand letter is drafted. A draft package is expected within 1-2 business days.',
        'A licensed attorney reviews the letter.',
        "We'll review your case and get back to you within 24 hours.",
      ),
      text('What we need from you: read and sign the success-fee agreement. No letter goes out before you have.'),
      link(
        'Read and sign the agreement',
        case_id === undefined ? `${publicUrl}/dashboard` : `${casePage(publicUrl, case_id)}/agreement`,
      ),
    ],
  }),
});

/** Sent once, a day after the last change of an application that was begun. `saved_at`: an instant. */
export const draftWaiting = emailTemplate({
  name: 'draft-waiting',
  payload: z.object({ first_name: z.string(), saved_at: z.string() }),
  kind: 'progress',
  write: ({ first_name, saved_at }, publicUrl) => ({
    subject: 'Your application is not submitted yet',
    preview: 'What you typed is saved. Nothing is claimed for you before you submit it.',
    body: [
      text(greeting(first_name)),
      text(
        'You began an application and have not submitted it. What you typed is saved; nothing is claimed for you before you submit it.',
      ),
      facts(['Last saved', momentOf(saved_at)]),
      text('The short way takes about 3 minutes. Everything that is optional can wait.'),
      link('Continue your application', `${publicUrl}/apply`),
      text('If you no longer want it, discard it on your dashboard. We write about it only this once.'),
    ],
  }),
});
