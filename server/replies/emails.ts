import { z } from 'zod';
import { formatCents } from '../../domain/money/cents.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, cents, emailTemplate, facts, link, text } from '../email/template.ts';

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
