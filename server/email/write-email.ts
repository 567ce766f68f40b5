import { htmlOf } from './html/page.ts';
import type { EmailTemplate } from './template.ts';
import { textOf } from './plain-text.ts';
import { oneLine } from './text.ts';
import { oneClick } from './unsubscribe-link.ts';

/** An email ready to send, except for its addresses. */
export type WrittenEmail = {
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
};

/** `unsubscribe`: the link that ends emails of this kind for its reader; null for one that is always sent. */
type EmailContext = { publicUrl: string; unsubscribe: string | null };

/** Renders one row of the outbox as text and as HTML. Throws when the payload does not fit the template. */
export async function writeEmail(
  template: EmailTemplate,
  payload: unknown,
  { publicUrl, unsubscribe }: EmailContext,
): Promise<WrittenEmail> {
  const { frame, payload: schema } = template;
  const { subject, preview, body, reply_to, headers } = template.write(schema.parse(payload), publicUrl);
  const sheet = {
    frame,
    subject: oneLine(subject, 250),
    preview: oneLine(preview, 140),
    body,
    publicUrl,
    unsubscribe,
  };
  return {
    subject: sheet.subject,
    text: textOf(body, unsubscribe),
    html: await htmlOf(sheet),
    ...(reply_to === undefined ? {} : { reply_to }),
    headers: { ...automatic(frame), ...headers, ...(unsubscribe === null ? {} : oneClick(unsubscribe)) },
  };
}

/** Keeps autoresponders from replying (RFC 3834). A demand letter is personal correspondence. */
const automatic = (frame: 'brand' | 'letter'): Record<string, string> =>
  frame === 'brand' ? { 'Auto-Submitted': 'auto-generated' } : {};
