import { z } from 'zod';
import { newsletterLink } from '../newsletter-link.ts';
import { link, template, text } from '../../email/template.ts';
import { oneClick } from '../../email/unsubscribe-headers.ts';

/** Carries the way out that mail programs show, as every mail to a subscriber must. */
export const newsletterKnown = template({
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
