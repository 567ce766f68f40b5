import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { oneLine } from '../../email/text.ts';

/** To each of the staff, and to the person whose access it was (`yours`). */
export const adminRevoked = template({
  payload: z.object({ email: z.string(), by: z.string(), yours: z.boolean() }),
  kind: 'essential',
  write: ({ email, by, yours }, publicUrl) => (yours ? toThePerson(by, publicUrl) : toStaff(email, by, publicUrl)),
});

function toThePerson(by: string, publicUrl: string) {
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
    subject: 'Admin access was taken away',
    preview: `${oneLine(by)} took it from ${oneLine(email, 254)}.`,
    body: [
      text(
        `${oneLine(by, 254)} took admin access to Unhold from ${oneLine(email, 254)}. Their open cases have gone to the other members of staff.`,
      ),
      text('If this is a surprise, tell the operator at once.'),
      link('Open the admin panel', `${publicUrl}/admin/users`),
    ],
  };
}
