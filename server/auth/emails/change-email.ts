import { z } from 'zod';
import { spelledLink, template, text, webAddress } from '../../email/template.ts';
import { oneLine } from '../../email/text.ts';

/** To the new address: it counts once its owner has followed the link. */
export const changeEmail = template({
  payload: z.object({ url: webAddress, new_email: z.string() }),
  kind: 'essential',
  secret: true,
  write: ({ url, new_email }) => ({
    subject: 'Confirm your new email address',
    preview: 'The address counts once you have confirmed it.',
    body: [
      text(
        `Somebody, we hope you, asked to use ${oneLine(new_email, 254)} as the email address of an Unhold account. Please confirm that the address is yours:`,
      ),
      spelledLink('Confirm new email address', url),
      text('If it was not you, ignore this mail; the account keeps its address.'),
    ],
  }),
});
