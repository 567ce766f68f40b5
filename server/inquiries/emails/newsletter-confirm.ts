import { z } from 'zod';
import { newsletterLink } from '../newsletter-link.ts';
import { link, template, text } from '../../email/template.ts';

export const newsletterConfirm = template({
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
      text('If it was not you, ignore this mail; nothing else is sent to you.'),
    ],
  }),
});
