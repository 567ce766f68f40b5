import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { oneLine } from '../../email/text.ts';

/** To each of the staff. */
export const adminGranted = template({
  payload: z.object({ email: z.string(), by: z.string() }),
  kind: 'essential',
  write: ({ email, by }, publicUrl) => ({
    subject: 'Admin access was granted',
    preview: `${oneLine(by)} gave it to ${oneLine(email, 254)}.`,
    body: [
      text(`${oneLine(by, 254)} gave ${oneLine(email, 254)} admin access to Unhold.`),
      text('If this is a surprise, tell the operator at once.'),
      link('Open the admin panel', `${publicUrl}/admin`),
    ],
  }),
});
