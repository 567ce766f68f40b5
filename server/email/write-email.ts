import { htmlOf } from './html/page.ts';
import type { EmailTemplate } from './template.ts';
import { textOf } from './plain-text.ts';
import { oneLine } from './text.ts';
import { oneClick } from './unsubscribe-link.ts';

/** An email ready to leave, but for its addresses. */
export type WrittenEmail = {
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
};

/** `unsubscribe`: the link that ends emails of this kind for its reader; null for one that always comes. */
export type Around = { publicUrl: string; unsubscribe: string | null };

/** The words of one row of the outbox, as text and as HTML. Throws when the payload is not the template's own. */
export async function writeEmail(
  template: EmailTemplate,
  payload: unknown,
  { publicUrl, unsubscribe }: Around,
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

/** Absence notes and the like are not sent in answer to it (RFC 3834). A demand letter is a person's letter. */
const automatic = (frame: 'house' | 'letter'): Record<string, string> =>
  frame === 'house' ? { 'Auto-Submitted': 'auto-generated' } : {};
