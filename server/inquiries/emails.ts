import { z } from 'zod';
import { manyLines, oneLine } from '../email/text.ts';
import { oneClick } from '../email/unsubscribe-link.ts';
import { emailTemplate, facts, link, quote, text } from '../email/template.ts';

const newsletterLink = (publicUrl: string, action: 'confirm' | 'end', token: string): string =>
  `${publicUrl}/api/newsletter/${action}?token=${encodeURIComponent(token)}`;

/** To each staff member; a reply goes to the sender. */
export const contactMessage = emailTemplate({
  name: 'contact-message',
  payload: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable(), message: z.string() }),
  kind: 'essential',
  write: ({ name, email, phone, message }, publicUrl) => ({
    subject: `Contact form: a message from ${oneLine(name)}`,
    preview: oneLine(message),
    reply_to: email,
    body: [
      text(`${oneLine(name)} wrote through the contact form:`),
      quote(manyLines(message)),
      facts(['Email', oneLine(email, 254)], ['Phone', phone === null ? 'not provided' : oneLine(phone)]),
      text(`A reply to this email goes to ${oneLine(email, 254)}; the form promises one within 24 hours.`),
      link('All messages', `${publicUrl}/admin/inquiries`),
    ],
  }),
});

export const newsletterConfirm = emailTemplate({
  name: 'newsletter-confirm',
  payload: z.object({ token: z.string() }),
  kind: 'essential',
  write: ({ token }, publicUrl) => ({
    subject: 'Please confirm your newsletter subscription',
    preview: 'The link works for 7 days.',
    body: [
      text(
        'Somebody, we hope you, asked for the Unhold newsletter at this address. To get it, open this link within 7 days and confirm:',
      ),
      link('Confirm subscription', newsletterLink(publicUrl, 'confirm', token)),
      text('If it was not you, ignore this email; nothing else is sent to you.'),
    ],
  }),
});

/** Must have the headers with which mail clients offer to unsubscribe, like every email to a subscriber. */
export const newsletterKnown = emailTemplate({
  name: 'newsletter-known',
  payload: z.object({ token: z.string() }),
  kind: 'essential',
  write: ({ token }, publicUrl) => ({
    subject: 'You already get our newsletter',
    preview: 'There is nothing to do.',
    headers: oneClick(newsletterLink(publicUrl, 'end', token)),
    body: [
      text(
        'Somebody, we hope you, asked for the Unhold newsletter at this address. You get it already; there is nothing to do.',
      ),
      text('To end it:'),
      link('End the newsletter', newsletterLink(publicUrl, 'end', token)),
    ],
  }),
});
