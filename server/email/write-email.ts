import { htmlOf } from './html/page.ts';
import { templateOf } from '../emails.ts';
import { textOf } from './plain-text.ts';
import { oneLine } from './text.ts';
import { oneClick } from './unsubscribe-headers.ts';

/** A mail ready to leave, but for its addresses. */
export type WrittenMail = {
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
};

/** `unsubscribe`: the link that ends mails of this kind for its reader; null for one that always comes. */
export type Around = { publicUrl: string; unsubscribe: string | null };

/** The words of one row of the outbox, as text and as HTML. Throws when there is no such template or the payload is not its own. */
export async function writeEmail(
  name: string,
  payload: unknown,
  { publicUrl, unsubscribe }: Around,
): Promise<WrittenMail> {
  const found = templateOf(name);
  const { subject, preview, body, reply_to, headers } = found.write(found.payload.parse(payload), publicUrl);
  const sheet = {
    frame: found.frame,
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
    headers: { ...automatic(found.frame), ...headers, ...(unsubscribe === null ? {} : oneClick(unsubscribe)) },
  };
}

/** Absence notes and the like are not sent in answer to it (RFC 3834). A demand letter is a person's letter. */
const automatic = (frame: 'house' | 'letter'): Record<string, string> =>
  frame === 'house' ? { 'Auto-Submitted': 'auto-generated' } : {};
