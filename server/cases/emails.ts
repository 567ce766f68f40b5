import { z } from 'zod';
import { endings } from '../../domain/engagement/ending.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, cents, emailTemplate, facts, heldIn, link, text } from '../email/template.ts';

/** `what`: a sentence that says what the merchant should do. */
export const actionNeeded = emailTemplate({
  name: 'action-needed',
  payload: z.object({ ...aboutCase, what: z.string(), due_on: calendarDate.nullish() }),
  kind: 'progress',
  write: ({ first_name, case_number, case_id, hold, what, due_on }, publicUrl) => ({
    subject: `Your case waits for you (${heldIn({ hold, case_number })})`,
    preview: oneLine(what),
    body: [
      text(greeting(first_name)),
      text(`Your case ${oneLine(case_number, 40)} needs something from you:`),
      facts(['What to do', oneLine(what, 500)], ...(due_on ? [['By', calendarDay(due_on)] as const] : [])),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
});

type Outcome = { held_cents: number | null; recovered_cents: number; fee_cents: number; open_cents: number };

/** What a case came to: without money back there is no fee, which is said in so many words. */
const outcome = ({ held_cents: held, recovered_cents: back, fee_cents: fee, open_cents: open }: Outcome) =>
  facts(
    ...(held === null ? [] : [['Held, as you stated it', formatCents(held)] as const]),
    ['Came back', formatCents(back)],
    ['Success fee', back === 0 ? 'None: no money came back' : formatCents(fee)],
    ...(open > 0 ? [['Of that, still to pay, by its invoice', formatCents(open)] as const] : []),
  );

/** `cancelled`: by the merchant, before a letter was sent; otherwise staff resolved or closed the case. */
export const caseClosed = emailTemplate({
  name: 'case-closed',
  payload: z.object({
    ...aboutCase,
    cancelled: z.boolean(),
    /** What came back, the fee on it and what of that is not paid; null in a case that was cancelled. */
    money: z
      .object({ held_cents: cents.nullable(), recovered_cents: cents, fee_cents: cents, open_cents: cents })
      .nullable()
      .default(null),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, cancelled, money }, publicUrl) => ({
    subject: `Your case is ${cancelled ? 'cancelled' : 'closed'} (${heldIn({ hold, case_number })})`,
    preview: cancelled ? 'No letter goes out, and no fee is due.' : 'Its record stays on your dashboard.',
    body: [
      text(greeting(first_name)),
      text(
        cancelled
          ? `Your case ${oneLine(case_number, 40)} is cancelled, as you asked. No letter goes out, and no fee is due.`
          : `Your case ${oneLine(case_number, 40)} is closed. Its letters, files and amounts stay on your dashboard.`,
      ),
      ...(money === null ? [] : [outcome(money)]),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
});

const left = {
  declined:
    'The attorney who was to act for you has declined. Another one will be assigned, and asks you to sign with them.',
  client_ended:
    'You ended the engagement with your attorney, and no attorney acts for you in this case. What may be owed stands in the engagement letter, section 5.',
  gone: 'Your attorney can no longer act for you. Your engagement with them has ended, and we look for another attorney.',
};

/** To the client: an engagement has ended, or will. `last_on`: the last day on which the attorney acts; null: it ended at once. */
export const counselLeft = emailTemplate({
  name: 'counsel-left',
  payload: z.object({ ...aboutCase, how: z.enum(endings), last_on: calendarDate.nullable() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, how, last_on }, publicUrl) => ({
    subject: `${how === 'withdrew' ? 'Your attorney withdraws' : 'No attorney acts for you now'} (${heldIn({ hold, case_number })})`,
    preview: 'What this means for you, and your file.',
    body: [
      text(greeting(first_name)),
      text(
        how === 'withdrew'
          ? 'Your attorney withdraws from your case. They wrote to you why, what is due next and how your file is handed over; only the two of you read that.'
          : left[how],
      ),
      facts(
        ['Case number', oneLine(case_number, 40)],
        ...(last_on === null ? [] : [['The last day on which they act for you', calendarDay(last_on)] as const]),
      ),
      ...(how === 'declined'
        ? []
        : [
            text(
              'The days of your case keep running, and the law sets time limits on claims. Ask another lawyer about them at once; you may engage any. Your whole file can be downloaded on your account’s page.',
            ),
          ]),
      link('Open your case', `${casePage(publicUrl, case_id)}${how === 'withdrew' ? '#counsel' : ''}`),
    ],
  }),
});

/** To the attorney of a case. */
export const clientEnded = emailTemplate({
  name: 'client-ended',
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string() }),
  kind: 'essential',
  write: ({ case_number, case_id, business }, publicUrl) => ({
    subject: `${oneLine(business, 80)} ended the engagement: ${oneLine(case_number, 40)}`,
    preview: 'Nothing of this case is approved or leaves any more.',
    body: [
      text(`${oneLine(business)} ended the engagement with you in case ${oneLine(case_number, 40)}, as of now.`),
      text('Nothing of the case is approved or leaves any more.'),
      link('Open the case', `${publicUrl}/attorney/clients/${case_id}`),
    ],
  }),
});

/** To staff or the case's attorney: a day of the case is near, today or past. `source`: the clause that it comes from. */
export const dayReminder = emailTemplate({
  name: 'day-reminder',
  payload: z.object({
    case_number: z.string(),
    case_id: z.uuid(),
    business: z.string(),
    what: z.string(),
    on: calendarDate,
    source: z.string().nullable(),
    late: z.boolean(),
    /** An attorney's cases are in their queue. */ for_attorney: z.boolean(),
  }),
  kind: 'essential',
  write: ({ case_number, case_id, business, what, on, source, late, for_attorney }, publicUrl) => ({
    subject: `${late ? 'Late' : calendarDay(on)}: ${oneLine(case_number, 40)}`,
    preview: oneLine(what),
    body: [
      text(
        late
          ? `A day of case ${oneLine(case_number, 40)} of ${oneLine(business, 80)} has passed, and nothing is recorded for it.`
          : `A day of case ${oneLine(case_number, 40)} of ${oneLine(business, 80)} is near.`,
      ),
      facts(
        ['What', oneLine(what, 300)],
        ['Day', calendarDay(on)],
        ...(source === null ? [] : [['Source', oneLine(source, 300)] as const]),
      ),
      for_attorney
        ? link('Open your letters', `${publicUrl}/attorney`)
        : link('Open the case', `${publicUrl}/admin/cases/${case_id}`),
    ],
  }),
});
