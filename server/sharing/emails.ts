import { z } from 'zod';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { calendarDate, emailTemplate, link, text, webAddress } from '../email/template.ts';
import { invitationAddress } from './invitation-link.ts';

/**
 * To an address that a merchant invites to their case. `url` is made from the invitation's id when the email is
 * written.
 */
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

/**
 * To a case's owner, when the account of its contact address asks to be let in. The email leaves out that address,
 * which is erased with its account; the owner signs in and answers on the case's page, which names it.
 */
export const contactAsks = emailTemplate({
  name: 'contact-asks',
  payload: z.object({ case_id: z.uuid(), case_number: z.string() }),
  kind: 'essential',
  write: ({ case_id, case_number }, publicUrl) => ({
    subject: `Somebody asks to see case ${oneLine(case_number, 40)}`,
    preview: 'They read nothing of it until you say yes.',
    body: [
      text(
        `The person who has confirmed the contact address of your case ${oneLine(case_number, 40)} asks to see the case.`,
      ),
      text('They see nothing of it until you say yes. Then they may do what you may, and sign its agreement too.'),
      link('Say yes or no', `${publicUrl}/dashboard/cases/${case_id}/sharing`),
      text('If you do not know the address, say no and correct it among your answers.'),
    ],
  }),
});

/** To a case's contact address, once its owner has let it in. */
export const contactLetIn = emailTemplate({
  name: 'contact-let-in',
  payload: z.object({ case_id: z.uuid(), case_number: z.string() }),
  kind: 'essential',
  write: ({ case_id, case_number }, publicUrl) => ({
    subject: `Case ${oneLine(case_number, 40)} is open to you`,
    preview: 'Its owner said yes to your address.',
    body: [
      text(
        `Case ${oneLine(case_number, 40)} names your email address as its contact address, and its owner has let you in.`,
      ),
      text('You may do what they may, and sign its agreement too. Emails about the case now come to you as well.'),
      link('Open the case', casePage(publicUrl, case_id)),
      text(
        'It opens with the account of this email address. If you have none yet, create one and confirm the address.',
      ),
    ],
  }),
});
