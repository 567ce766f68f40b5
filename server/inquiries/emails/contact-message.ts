import { z } from 'zod';
import { facts, link, quote, template, text } from '../../email/template.ts';
import { manyLines, oneLine } from '../../email/text.ts';

/** To each of the staff; an answer goes to the sender. */
export const contactMessage = template({
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
      text(`An answer to this mail goes to ${oneLine(email, 254)}; the form promises one within 24 hours.`),
      link('All messages', `${publicUrl}/admin/inquiries`),
    ],
  }),
});
