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

const appointmentTexts = {
  proposed: (by: string, email: string) => ({
    subject: 'An appointment waits for a second person',
    said: `${by} proposed what ${email} signs with as attorney. Another member of staff confirms or declines it; until then nothing changes.`,
  }),
  confirmed: (by: string, email: string) => ({
    subject: 'An attorney was appointed',
    said: `${by} confirmed the appointment of ${email} as attorney. They can approve letters once a license is checked.`,
  }),
  declined: (by: string, email: string) => ({
    subject: 'An appointment was declined',
    said: `${by} declined what was proposed for ${email} as attorney. Nothing changes.`,
  }),
  operator: (by: string, email: string) => ({
    subject: 'An attorney was appointed',
    said: `The operator of ${by} appointed ${email} as attorney. They can approve letters once a license is checked.`,
  }),
} as const;

/** To all staff, and to the attorney (`yours`) once appointed. */
export const attorneyAppointment = emailTemplate({
  name: 'attorney-appointment',
  payload: z.object({
    email: z.string(),
    by: z.string(),
    step: z.enum(['proposed', 'confirmed', 'declined', 'operator']),
    user_id: z.uuid(),
    yours: z.boolean(),
  }),
  kind: 'essential',
  write: ({ email, by, step, user_id, yours }, publicUrl) => {
    const { subject, said } = appointmentTexts[step](oneLine(by, 254), oneLine(email, 254));
    return {
      subject,
      preview: oneLine(said),
      body: [
        text(said),
        text('If you did not expect this, contact the operator at once.'),
        yours
          ? link('Open your letters', `${publicUrl}/attorney`)
          : link('Open the user', `${publicUrl}/admin?tab=users&user=${user_id}`),
      ],
    };
  },
});

/** To all staff and to the attorney (`yours`), and once it no longer counts (`late`) to staff's leads: the license must be looked up again. */
export const licenseCheckDue = emailTemplate({
  name: 'license-check-due',
  payload: z.object({
    attorney: z.string(),
    user_id: z.uuid(),
    state: z.string(),
    until: z.iso.date(),
    // Rows that were queued before these two were said are to staff, in time.
    late: z.boolean().default(false),
    yours: z.boolean().default(false),
  }),
  kind: 'essential',
  write: ({ attorney, user_id, state, until, late, yours }, publicUrl) => {
    const whose = yours ? `your ${state} license` : `the ${state} license of ${oneLine(attorney, 200)}`;
    const who = yours ? 'you' : 'they';
    return {
      subject: late ? 'The check of a license no longer counts' : `A license is to be checked by ${until}`,
      preview: `${oneLine(attorney)}, ${state}.`,
      body: [
        text(
          late
            ? `The last check of ${whose} counted until ${until}. Since then ${who} cannot approve on it.`
            : `The last check of ${whose} counts until ${until}. After that day ${who} cannot approve on it.`,
        ),
        text(
          yours
            ? 'Our staff look it up with the bar. Write to them now if anything about it has changed.'
            : 'Look it up with the bar, and record what you find.',
        ),
        yours
          ? link('See your licenses', `${publicUrl}/account#standing`)
          : link('Open the user', `${publicUrl}/admin?tab=users&user=${user_id}`),
      ],
    };
  },
});
