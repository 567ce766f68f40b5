import { z } from 'zod';
import { formatCents } from '../../domain/money/cents.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, cents, emailTemplate, facts, heldIn, link, text } from '../email/template.ts';

/** To the merchant, who alone answers an offer. */
export const offerMade = emailTemplate({
  name: 'offer-made',
  payload: z.object({ ...aboutCase, amount_cents: cents, answer_by: calendarDate.nullish() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, amount_cents, answer_by }, publicUrl) => ({
    subject: `An offer of ${formatCents(amount_cents, 'short')} (${heldIn({ hold, case_number })})`,
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
      text('Your attorney’s advice on it follows today, on the same page.'),
      link('See the offer', casePage(publicUrl, case_id)),
    ],
  }),
});

/** To the attorney of the case, who advises their client that day. */
export const offerToAdvise = emailTemplate({
  name: 'offer-to-advise',
  payload: z.object({
    case_number: z.string(),
    case_id: z.uuid(),
    business: z.string(),
    amount_cents: cents,
    answer_by: calendarDate.nullish(),
  }),
  kind: 'essential',
  write: ({ case_number, case_id, business, amount_cents, answer_by }, publicUrl) => ({
    subject: `Advise ${oneLine(business, 80)} on an offer of ${formatCents(amount_cents, 'short')}: ${oneLine(case_number, 40)}`,
    preview: 'Your client has the offer already, and expects your advice today.',
    body: [
      text(
        `The processor has made an offer in case ${oneLine(case_number, 40)}. Your client has it already, and expects your advice today.`,
      ),
      facts(
        ['Offered', formatCents(amount_cents)],
        ['Answer by', answer_by ? calendarDay(answer_by) : 'no date was set'],
      ),
      link('Advise your client', `${publicUrl}/attorney/clients/${case_id}`),
    ],
  }),
});
