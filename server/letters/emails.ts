import { z } from 'zod';
import { isEnclosed, paperKinds } from '../../domain/papers/kinds.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, emailTemplate, heldIn, link, list, text } from '../email/template.ts';

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
  write: ({ first_name, case_number, case_id, hold, reminder }, publicUrl) => ({
    subject: `${reminder ? 'Still waiting: confirm' : 'Confirm'} the facts of your letter (${heldIn({ hold, case_number })})`,
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

/** To the merchant: a letter waits for several things that only they can give, asked in one email. */
export const letterWaits = emailTemplate({
  name: 'letter-waits',
  payload: z.object({
    ...aboutCase,
    /** The keys under which each is asked once (ask-merchant.ts). */
    keys: z.array(z.string()),
    facts: z.boolean(),
    /** Of the papers to sign. */
    titles: z.array(z.string()),
    reminder: z.boolean(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, facts, titles, reminder }, publicUrl) => {
    const things = `${titles.length + (facts ? 1 : 0)} things`;
    return {
      subject: reminder
        ? `Still waiting: ${things} before your letter can go out (${heldIn({ hold, case_number })})`
        : `${things} before your letter can go out (${heldIn({ hold, case_number })})`,
      preview: 'It takes about five minutes.',
      body: [
        text(greeting(first_name)),
        text(
          `Your demand letter in case ${oneLine(case_number, 40)} is drafted. It is not approved before you have done this:`,
        ),
        list(
          ...(facts ? ['Confirm or correct the facts that it states.'] : []),
          ...titles.map((title) => `Read and sign "${oneLine(title)}".`),
        ),
        link('Open your case', casePage(publicUrl, case_id)),
      ],
    };
  },
});

/** To the merchant: a letter waits for their own signature, under its attorney's engagement or a paper of the notice. */
export const paperToSign = emailTemplate({
  name: 'paper-to-sign',
  payload: z.object({ ...aboutCase, kind: z.enum(paperKinds), title: z.string(), reminder: z.boolean() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, kind, title, reminder }, publicUrl) => ({
    subject: `${reminder ? 'Still waiting for your signature' : 'Your signature is needed'}: ${oneLine(title)} (${heldIn({ hold, case_number })})`,
    preview: isEnclosed(kind) ? 'Without it the letter is only a demand.' : 'No letter is approved before that.',
    body: [
      text(greeting(first_name)),
      text(
        isEnclosed(kind)
          ? `The agreement asks you to sign "${oneLine(title)}" yourself, in case ${oneLine(case_number, 40)}. Without your signature the letter is only a demand, and the waiting period of the agreement does not begin.`
          : `Your case ${oneLine(case_number, 40)} has an attorney. Read the engagement letter and sign it: no letter is approved before you and the attorney have both signed. Ask about any term first.`,
      ),
      link('Read and sign', `${casePage(publicUrl, case_id)}/sign/${kind}`),
    ],
  }),
});
