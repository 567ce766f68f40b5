import { z } from 'zod';
import { casePage, greeting, manyLines, oneLine } from '../email/text.ts';
import { aboutCase, emailTemplate, heldIn, link, quote, text } from '../email/template.ts';

/** `preview`: the message or its beginning. */
export const messageReceived = emailTemplate({
  name: 'message-received',
  payload: z.object({ ...aboutCase, preview: z.string() }),
  kind: 'messages',
  write: ({ first_name, case_number, case_id, hold, preview }, publicUrl) => ({
    subject: `A message about your case (${heldIn({ hold, case_number })})`,
    preview: oneLine(preview),
    body: [
      text(greeting(first_name)),
      text(`There is a new message in your case ${oneLine(case_number, 40)}:`),
      quote(manyLines(preview, 500)),
      link('Read and answer', `${casePage(publicUrl, case_id)}#messages`),
    ],
  }),
});

/** To staff. The message itself stays in the case. */
export const merchantWrote = emailTemplate({
  name: 'merchant-wrote',
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string() }),
  kind: 'essential',
  write: ({ case_number, case_id, business }, publicUrl) => ({
    subject: `${oneLine(business, 80)} wrote: ${oneLine(case_number, 40)}`,
    preview: 'A message of the merchant waits for an answer.',
    body: [
      text(`${oneLine(business)} wrote in case ${oneLine(case_number, 40)}; the message waits for an answer.`),
      link('Open the case', `${publicUrl}/admin/cases/${case_id}`),
    ],
  }),
});

/** To the owner of a case. The message itself stays between the two. */
export const counselWrote = emailTemplate({
  name: 'counsel-wrote',
  payload: z.object(aboutCase),
  kind: 'messages',
  write: ({ first_name, case_number, case_id, hold }, publicUrl) => ({
    subject: `Your attorney wrote to you (${heldIn({ hold, case_number })})`,
    preview: 'The message is on the page of your case.',
    body: [
      text(greeting(first_name)),
      text(`Your attorney wrote to you in case ${oneLine(case_number, 40)}.`),
      text('Only you and your attorney read these messages, so this email does not repeat it.'),
      link('Read and answer', `${casePage(publicUrl, case_id)}#counsel`),
    ],
  }),
});

/** To the attorney of a case. The message itself stays between the two. */
export const clientWrote = emailTemplate({
  name: 'client-wrote',
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string() }),
  kind: 'messages',
  write: ({ case_number, case_id, business }, publicUrl) => ({
    subject: `${oneLine(business, 80)} wrote to you: ${oneLine(case_number, 40)}`,
    preview: 'The message is in the case.',
    body: [
      text(`${oneLine(business)} wrote to you as their attorney in case ${oneLine(case_number, 40)}.`),
      text('Only you and your client read these messages, so this email does not repeat it.'),
      link('Read and answer', `${publicUrl}/attorney/clients/${case_id}`),
    ],
  }),
});

/** To staff or the case's attorney, unless they turned such emails off. The note itself stays in the case. */
export const mentioned = emailTemplate({
  name: 'mentioned',
  payload: z.object({
    case_number: z.string(),
    case_id: z.uuid(),
    by: z.string(),
    /** An attorney's cases are in their queue. */ for_attorney: z.boolean(),
  }),
  kind: 'messages',
  write: ({ case_number, case_id, by, for_attorney }, publicUrl) => ({
    subject: `${oneLine(by, 80)} mentioned you: ${oneLine(case_number, 40)}`,
    preview: 'The note is in the case.',
    body: [
      text(`${oneLine(by, 80)} mentioned you in an internal note of case ${oneLine(case_number, 40)}.`),
      for_attorney
        ? link('Open your letters', `${publicUrl}/attorney`)
        : link('Read the note', `${publicUrl}/admin/cases/${case_id}?show=messages`),
    ],
  }),
});
