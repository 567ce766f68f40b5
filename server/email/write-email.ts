import type { Locale } from '../../domain/people/locale.ts';
import { frameTexts } from './brand.ts';
import { inSpanish } from './in-spanish.ts';
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

/** `replyTo`: the mailbox that is read, if any. `unsubscribe`: the link that ends emails of this kind for its reader; null for one that is always sent. `locale`: the reader's. */
type EmailContext = { publicUrl: string; replyTo: string | null; unsubscribe: string | null; locale: Locale };

/** Renders one row of the outbox as text and as HTML. Throws when the payload does not fit the template. */
export async function writeEmail(
  template: EmailTemplate,
  payload: unknown,
  { publicUrl, replyTo, unsubscribe, locale: chosen }: EmailContext,
): Promise<WrittenEmail> {
  const { frame, payload: schema } = template;
  // A letter is written to somebody who is not our customer.
  const locale = frame === 'brand' ? chosen : 'en';
  const english = template.write(schema.parse(payload), publicUrl);
  const { subject, preview, body, headers, reply_to: own } = locale === 'es' ? inSpanish(english) : english;
  // A letter is its firm's, and an email with an address of its own says whom a reply reaches.
  const isOurs = frame === 'brand' && own === undefined;
  const reply_to = isOurs ? replyTo : (own ?? null);
  const sheet = {
    frame,
    subject: oneLine(subject, 250),
    preview: oneLine(preview, 140),
    body,
    publicUrl,
    answers: isOurs ? frameTexts[locale][replyTo === null ? 'unread' : 'read'] : null,
    unsubscribe,
    locale,
  };
  return {
    subject: sheet.subject,
    text: textOf(sheet),
    html: await htmlOf(sheet),
    ...(reply_to === null ? {} : { reply_to }),
    headers: { ...automatic(frame), ...headers, ...(unsubscribe === null ? {} : oneClick(unsubscribe)) },
  };
}

/** Keeps autoresponders from replying (RFC 3834). A demand letter is personal correspondence. */
const automatic = (frame: 'brand' | 'letter'): Record<string, string> =>
  frame === 'brand' ? { 'Auto-Submitted': 'auto-generated' } : {};
