/** The mails, one template each: subject and plain text from a row of the outbox. Texts promise only what the product keeps. */
import { z } from 'zod';

const disclaimer =
  'Unhold is not a law firm. It provides document automation and case management; legal services come from independent licensed attorneys, and no outcome is guaranteed.';

/** `reply_to`: who answers are for, when not us. `headers`: what the receiving program reads, such as List-Unsubscribe. */
export type MailText = { subject: string; text: string; reply_to?: string; headers?: Record<string, string> };
type Template<Payload> = { payload: z.ZodType<Payload>; write: (payload: Payload, publicUrl: string) => MailText };

const template = <Payload>(payload: z.ZodType<Payload>, write: (payload: Payload, publicUrl: string) => MailText): Template<Payload> => ({ payload, write });

export const templates = {
  'verify-email': template(z.object({ url: z.string() }), ({ url }) => ({
    subject: 'Confirm your email address',
    text: lines('Please confirm your email address to finish creating your account:', url, 'If you did not create an account, ignore this mail; nothing happens.'),
  })),
  'case-received': template(z.object({ first_name: z.string(), case_number: z.string() }), ({ first_name, case_number }, publicUrl) => ({
    subject: `We have your case ${case_number}`,
    text: lines(
      `Dear ${first_name},`,
      `Your application is in. Your case number is ${case_number}; please keep it.`,
      "What happens next: the case is analysed, a demand letter is drafted, and a licensed attorney reviews it. A draft package is expected within 1-2 business days. We'll review your case and get back to you within 24 hours.",
      `Your dashboard shows where it stands: ${publicUrl}/dashboard`,
    ),
  })),
  'letter-in-review': template(z.object({ case_number: z.string(), business: z.string(), letter_id: z.string(), due_on: z.string() }), (payload, publicUrl) => ({
    subject: `A letter waits for your review: ${payload.case_number}`,
    text: lines(`The letter for ${payload.business} (${payload.case_number}) is on your desk; the review is due on ${payload.due_on}.`, `${publicUrl}/attorney/letters/${payload.letter_id}`),
  })),
  'demand-letter': template(
    z.object({ case_number: z.string(), business: z.string(), addressee: z.string(), attorney: z.string(), sha256: z.string() }),
    (payload) => ({
      subject: `Demand and Notice of Dispute on behalf of ${payload.business} (${payload.case_number})`,
      text: lines(
        `To ${payload.addressee}:`,
        `Attached is the letter of ${payload.attorney} on behalf of ${payload.business}. The same letter goes to you by certified mail.`,
        `SHA-256 of the attached document: ${payload.sha256}`,
      ),
    }),
  ),
  'letter-sent': template(z.object({ first_name: z.string(), case_number: z.string(), addressee: z.string() }), (payload, publicUrl) => ({
    subject: `Your demand letter was sent (${payload.case_number})`,
    text: lines(
      `Dear ${payload.first_name},`,
      `The demand letter in case ${payload.case_number} was sent to ${payload.addressee}. A copy is attached.`,
      `Processors typically reply in 10-30 days. Every step is on your dashboard: ${publicUrl}/dashboard`,
    ),
  })),
  'admin-granted': template(z.object({ email: z.string(), by: z.string() }), ({ email, by }, publicUrl) => ({
    subject: 'Admin access was granted',
    text: lines(`${by} gave ${email} admin access to Unhold.`, `If this is a surprise, tell the operator at once. ${publicUrl}/admin`),
  })),
  'contact-message': template(z.object({ name: z.string(), email: z.string(), phone: z.string().nullable(), message: z.string() }), (payload, publicUrl) => ({
    subject: `Contact form: a message from ${payload.name}`,
    reply_to: payload.email,
    text: lines(
      `${payload.name} wrote through the contact form:`,
      // Marked line by line, so that nothing in it passes for our own words.
      payload.message.replace(/^/gm, '> '),
      `Email: ${payload.email}\nPhone: ${payload.phone ?? 'not provided'}`,
      `An answer to this mail goes to ${payload.email}; the form promises one within 24 hours. All messages: ${publicUrl}/admin/inquiries`,
    ),
  })),
  'newsletter-confirm': template(z.object({ token: z.string() }), ({ token }, publicUrl) => ({
    subject: 'Please confirm your newsletter subscription',
    text: lines(
      'Somebody, we hope you, asked for the Unhold newsletter at this address. To get it, open this link within 7 days and confirm:',
      newsletterLink(publicUrl, 'confirm', token),
      'If it was not you, ignore this mail; nothing else is sent to you.',
    ),
  })),
  'newsletter-known': template(z.object({ token: z.string() }), ({ token }, publicUrl) => ({
    subject: 'You already get our newsletter',
    headers: unsubscribeHeaders(publicUrl, token),
    text: lines('Somebody, we hope you, asked for the Unhold newsletter at this address. You get it already; there is nothing to do.', `To end it: ${newsletterLink(publicUrl, 'end', token)}`),
  })),
} as const;
export type MailTemplate = keyof typeof templates;

/** The words of one outbox row. Throws when the payload is not the template's. */
export function writeMail(name: string, payload: unknown, publicUrl: string): MailText {
  if (!Object.hasOwn(templates, name)) throw new Error(`there is no mail template ${name}`);
  const found = templates[name as MailTemplate] as Template<unknown>;
  const written = found.write(found.payload.parse(payload), publicUrl);
  return { ...written, text: `${written.text}\n\n--\n${disclaimer}\n` };
}

function newsletterLink(publicUrl: string, action: 'confirm' | 'end', token: string): string {
  return `${publicUrl}/api/newsletter/${action}?token=${encodeURIComponent(token)}`;
}

/** Every mail to a subscriber carries these: the mail program then shows its own way out, in one click (RFC 8058). */
function unsubscribeHeaders(publicUrl: string, token: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${newsletterLink(publicUrl, 'end', token)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function lines(...paragraphs: string[]): string {
  return paragraphs.join('\n\n');
}
