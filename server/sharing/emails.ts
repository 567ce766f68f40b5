import { z } from 'zod';
import { calendarDay, greeting, oneLine } from '../email/text.ts';
import { calendarDate, emailTemplate, link, text, webAddress } from '../email/template.ts';
import { invitationAddress } from './invitation-link.ts';

/** To whoever a merchant invites to their case. `url` is made of the invitation's id when the email is written. */
export const caseInvitation = emailTemplate({
  name: 'case-invitation',
  payload: z.object({
    invitation_id: z.uuid(),
    name: z.string(),
    by: z.string(),
    business: z.string(),
    expires_on: calendarDate,
    url: webAddress.optional(),
  }),
  kind: 'essential',
  complete: ({ config }, { invitation_id }) => ({ url: invitationAddress(config, invitation_id) }),
  write: ({ name, by, business, expires_on, url = '' }, publicUrl) => ({
    subject: `${oneLine(by, 60)} invites you to a case`,
    preview: `It is the case of ${oneLine(business, 80)}.`,
    body: [
      text(greeting(name)),
      text(`${oneLine(by, 60)} invites you, as their accountant or partner, to the case of ${oneLine(business, 80)}.`),
      text(
        'You would see where the case stands, its dates, its money and the names of its files, and could add files. You would sign nothing and decide nothing.',
      ),
      link('See the invitation', url || publicUrl),
      text(`The link works once, until ${calendarDay(expires_on)}, for an account with this email address.`),
      text('If you do not know them, ignore this email; nothing happens.'),
    ],
  }),
});
