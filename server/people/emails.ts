import { z } from 'zod';
import { oneLine } from '../email/text.ts';
import { emailTemplate, link, text } from '../email/template.ts';

/** To all staff. */
export const adminGranted = emailTemplate({
  name: 'admin-granted',
  payload: z.object({ email: z.string(), by: z.string() }),
  kind: 'essential',
  write: ({ email, by }, publicUrl) => ({
    subject: 'Admin access was granted',
    preview: `${oneLine(by)} gave it to ${oneLine(email, 254)}.`,
    body: [
      text(`${oneLine(by, 254)} gave ${oneLine(email, 254)} admin access to Unhold.`),
      text('If you did not expect this, contact the operator at once.'),
      link('Open the admin panel', `${publicUrl}/admin`),
    ],
  }),
});

/** To all staff, and to the user whose access it was (`yours`). */
export const adminRevoked = emailTemplate({
  name: 'admin-revoked',
  payload: z.object({ email: z.string(), by: z.string(), yours: z.boolean() }),
  kind: 'essential',
  write: ({ email, by, yours }, publicUrl) => (yours ? toTheUser(by, publicUrl) : toStaff(email, by, publicUrl)),
});

function toTheUser(by: string, publicUrl: string) {
  return {
    subject: 'Your admin access has ended',
    preview: `${oneLine(by)} took it away.`,
    body: [
      text(`${oneLine(by, 254)} took your admin access to Unhold away. Your account stays.`),
      text('Cases that you answered for have gone to other members of staff.'),
      link('Open your dashboard', `${publicUrl}/dashboard`),
    ],
  };
}

function toStaff(email: string, by: string, publicUrl: string) {
  return {
    subject: 'Admin access was revoked',
    preview: `${oneLine(by)} took it from ${oneLine(email, 254)}.`,
    body: [
      text(
        `${oneLine(by, 254)} took admin access to Unhold from ${oneLine(email, 254)}. Their open cases have gone to the other members of staff.`,
      ),
      text('If you did not expect this, contact the operator at once.'),
      link('Open the admin panel', `${publicUrl}/admin/users`),
    ],
  };
}
