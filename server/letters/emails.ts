import { z } from 'zod';
import { formatCents } from '../../domain/money/cents.ts';
import { paperKinds } from '../../domain/letters/signed-paper.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, cents, emailTemplate, facts, link, text } from '../email/template.ts';
import { attachedLetter } from './attached-letter.ts';

/** To the attorney who is to review the letter. */
export const letterInReview = emailTemplate({
  name: 'letter-in-review',
  payload: z.object({ case_number: z.string(), business: z.string(), letter_id: z.string(), due_on: calendarDate }),
  kind: 'essential',
  write: ({ case_number, business, letter_id, due_on }, publicUrl) => ({
    subject: `A letter waits for your review: ${oneLine(case_number, 40)}`,
    preview: `The review is due on ${calendarDay(due_on)}.`,
    body: [
      text(
        `The letter for ${oneLine(business)} (${oneLine(case_number, 40)}) is on your desk; the review is due on ${calendarDay(due_on)}.`,
      ),
      link('Review the letter', `${publicUrl}/attorney/letters/${encodeURIComponent(letter_id)}`),
    ],
  }),
});

/** To the merchant: the letter is drafted and waits for them. `reminder`: asked before. */
export const factsToConfirm = emailTemplate({
  name: 'facts-to-confirm',
  payload: z.object({ ...aboutCase, reminder: z.boolean() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, reminder }, publicUrl) => ({
    subject: `${reminder ? 'Still waiting: confirm' : 'Confirm'} the facts of your letter (${oneLine(case_number, 40)})`,
    preview: 'It takes about two minutes.',
    body: [
      text(greeting(first_name)),
      text(
        `Your demand letter in case ${oneLine(case_number, 40)} is drafted. Please read the facts that it states (the sum, the dates, your account, what is enclosed) and confirm each, or correct it. It takes about two minutes on a phone.`,
      ),
      text('Your attorney does not approve the letter before that.'),
      link('Confirm the facts', `${casePage(publicUrl, case_id)}/facts`),
    ],
  }),
});

/** To the merchant: the agreement asks for their own signature on a paper of the notice. */
export const paperToSign = emailTemplate({
  name: 'paper-to-sign',
  payload: z.object({ ...aboutCase, kind: z.enum(paperKinds), title: z.string(), reminder: z.boolean() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, kind, title, reminder }, publicUrl) => ({
    subject: `${reminder ? 'Still waiting for your signature' : 'Your signature is needed'}: ${oneLine(title)} (${oneLine(case_number, 40)})`,
    preview: 'Without it the letter is only a demand.',
    body: [
      text(greeting(first_name)),
      text(
        `The agreement asks you to sign "${oneLine(title)}" yourself, in case ${oneLine(case_number, 40)}. Without your signature the letter is only a demand, and the waiting period of the agreement does not begin.`,
      ),
      link('Read and sign', `${casePage(publicUrl, case_id)}/sign/${kind}`),
    ],
  }),
});

/** To the merchant, with the letter attached. */
export const letterSent = emailTemplate({
  name: 'letter-sent',
  payload: z.object({
    first_name: z.string(),
    case_number: z.string(),
    case_id: z.uuid().optional(),
    addressee: z.string(),
    sha256: z.string(),
    version: z.number().int(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, addressee }, publicUrl) => ({
    subject: `Your demand letter was sent (${oneLine(case_number, 40)})`,
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
  payload: z.object({ ...aboutCase, delivered_on: calendarDate, answer_due_on: calendarDate }),
  kind: 'progress',
  write: ({ first_name, case_number, case_id, delivered_on, answer_due_on }, publicUrl) => ({
    subject: `Your demand letter was delivered (${oneLine(case_number, 40)})`,
    preview: `It was delivered on ${calendarDay(delivered_on)}.`,
    body: [
      text(greeting(first_name)),
      text(`The demand letter in case ${oneLine(case_number, 40)} has reached the processor:`),
      facts(['Delivered on', calendarDay(delivered_on)], ['Answer due by', calendarDay(answer_due_on)]),
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
    /** Where they decide. */
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

/** To the merchant, who alone answers an offer. */
export const offerMade = emailTemplate({
  name: 'offer-made',
  payload: z.object({ ...aboutCase, amount_cents: cents, answer_by: calendarDate.nullish() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, amount_cents, answer_by }, publicUrl) => ({
    subject: `An offer of ${formatCents(amount_cents, 'short')} in your case ${oneLine(case_number, 40)}`,
    preview: answer_by ? `Please answer by ${calendarDay(answer_by)}.` : 'You decide whether to accept it.',
    body: [
      text(greeting(first_name)),
      text(`The processor has made an offer in case ${oneLine(case_number, 40)}:`),
      facts(
        ['Offered', formatCents(amount_cents)],
        ['Answer by', answer_by ? calendarDay(answer_by) : 'no date was set'],
      ),
      text(
        'You alone decide whether to accept or to decline it. The page of your case shows its terms, what the success fee would be and what would be left for you.',
      ),
      link('See the offer', casePage(publicUrl, case_id)),
    ],
  }),
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
