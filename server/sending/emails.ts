import { z } from 'zod';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, emailTemplate, facts, heldIn, link, text } from '../email/template.ts';
import { attachedLetter } from '../letters/attached-letter.ts';

/** To the merchant, with the letter attached. */
export const letterSent = emailTemplate({
  name: 'letter-sent',
  payload: z.object({
    first_name: z.string(),
    case_number: z.string(),
    case_id: z.uuid().optional(),
    hold: z.string().optional(),
    addressee: z.string(),
    sha256: z.string(),
    version: z.number().int(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, addressee }, publicUrl) => ({
    subject: `Your demand letter was sent (${heldIn({ hold, case_number })})`,
    preview: 'A copy is attached.',
    body: [
      text(greeting(first_name)),
      text(
        `The demand letter in case ${oneLine(case_number, 40)} was sent to ${oneLine(addressee, 200)}; a copy is attached.`,
      ),
      text('Processors typically reply in 10-30 days. Every step is on your dashboard:'),
      link('Follow your case', case_id === undefined ? `${publicUrl}/dashboard` : casePage(publicUrl, case_id)),
    ],
  }),
  attachments: async (services, actor, about, payload) => [await attachedLetter(services, actor, about, payload)],
});

export const letterDelivered = emailTemplate({
  name: 'letter-delivered',
  payload: z.object({ ...aboutCase, delivered_on: calendarDate, reply_due_on: calendarDate }),
  kind: 'progress',
  write: ({ first_name, case_number, case_id, hold, delivered_on, reply_due_on }, publicUrl) => ({
    subject: `Your demand letter was delivered (${heldIn({ hold, case_number })})`,
    preview: `It was delivered on ${calendarDay(delivered_on)}.`,
    body: [
      text(greeting(first_name)),
      text(`The demand letter in case ${oneLine(case_number, 40)} has reached the processor:`),
      facts(['Delivered on', calendarDay(delivered_on)], ['Answer due by', calendarDay(reply_due_on)]),
      text('If no answer has come by then, a follow-up is due. You need not do anything now.'),
      link('Follow your case', casePage(publicUrl, case_id)),
    ],
  }),
});

/** To staff and the case's attorney: the letter's email waits for their decision. */
export const letterEmailStopped = emailTemplate({
  name: 'letter-email-stopped',
  payload: z.object({
    case_number: z.string(),
    business: z.string(),
    recipient: z.string(),
    status: z.enum(['uncertain', 'failed']),
    problem: z.string(),
    /** The page where they decide. */
    path: z.string().startsWith('/'),
  }),
  kind: 'essential',
  write: ({ case_number, business, recipient, status, problem, path }, publicUrl) => {
    const [subject, lead, next] =
      status === 'uncertain'
        ? [
            'Did this letter arrive?',
            `The demand letter of ${oneLine(business)} was being emailed, and nobody knows whether it arrived.`,
            'It is not sent again by itself, so that it arrives only once. Find out whether it arrived, and record that, or send it again.',
          ]
        : [
            'A letter was refused',
            `The demand letter of ${oneLine(business)} was not emailed: it was refused.`,
            'Send it again, to another address if need be.',
          ];
    return {
      subject: `${subject} ${oneLine(case_number, 40)}`,
      preview: lead,
      body: [
        text(lead),
        facts(
          ['Case', oneLine(case_number, 40)],
          ['To', oneLine(recipient, 254)],
          ['What happened', oneLine(problem, 500)],
        ),
        text(next),
        link('Decide about this email', `${publicUrl}${path}`),
      ],
    };
  },
});

/** To staff and attorney: the mailhouse gave no answer about a letter. */
export const letterMailStopped = emailTemplate({
  name: 'letter-mail-stopped',
  payload: z.object({
    case_number: z.string(),
    business: z.string(),
    recipient: z.string(),
    status: z.enum(['silent', 'uncertain']),
    problem: z.string(),
    path: z.string(),
  }),
  kind: 'essential',
  write: ({ case_number, business, recipient, status, problem, path }, publicUrl) => {
    const lead = `The demand letter of ${oneLine(business)} was handed to the mailhouse, and nobody knows whether it took it.`;
    return {
      subject: `${status === 'silent' ? 'The mailhouse gave no answer' : 'Was this letter mailed?'} ${oneLine(case_number, 40)}`,
      preview: lead,
      body: [
        text(lead),
        facts(
          ['Case', oneLine(case_number, 40)],
          ['To', oneLine(recipient, 254)],
          ['What happened', oneLine(problem, 500)],
        ),
        text(
          status === 'silent'
            ? 'It is asked again under the same key, so that the letter is mailed only once. Nothing is to be done unless this lasts.'
            : 'It is not asked again by itself. Find out at the mailhouse whether it was mailed; if not, post it by hand.',
        ),
        link('Letters to post', `${publicUrl}${path}`),
      ],
    };
  },
});

/** To staff and attorney: a letter has left by a user's hand although something barred it. */
export const letterPostedThoughBarred = emailTemplate({
  name: 'letter-posted-though-barred',
  payload: z.object({
    case_number: z.string(),
    business: z.string(),
    /** What proves that it left: the number of its envelope, or the address to which counsel emailed it. */
    tracking_number: z.string().optional(),
    emailed_to: z.string().optional(),
    /** What barred it, in sentences. */
    why: z.array(z.string()),
    path: z.string().startsWith('/'),
  }),
  kind: 'essential',
  write: ({ case_number, business, tracking_number, emailed_to, why, path }, publicUrl) => {
    const [left, what] = emailed_to === undefined ? ['Posted', 'certified letter'] : ['Emailed', 'notice'];
    const lead = `The ${what} of ${oneLine(business)} was recorded as ${left.toLowerCase()} although something barred it.`;
    return {
      subject: `${left} although barred: ${oneLine(case_number, 40)}`,
      preview: lead,
      body: [
        text(lead),
        facts(
          ['Case', oneLine(case_number, 40)],
          emailed_to === undefined
            ? ['Certified-mail number', oneLine(tracking_number ?? '', 40)]
            : ['Emailed to', oneLine(emailed_to, 254)],
        ),
        ...why.map((sentence) => text(oneLine(sentence, 500))),
        text('The proof that it left is kept. Counsel decides what follows: a correction, a withdrawal, or nothing.'),
        link('Open the letter', `${publicUrl}${path}`),
      ],
    };
  },
});
