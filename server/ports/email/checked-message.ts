import { EmailRefused, type EmailMessage } from './email.ts';

export interface Address {
  name: string;
  address: string;
}

/** A message whose single-line fields were checked and whose addresses are parsed. */
export interface CheckedMessage extends Omit<EmailMessage, 'to' | 'from' | 'reply_to'> {
  to: Address[];
  from: Address;
  reply_to: Address | null;
}

const withName = /^(?:"([^"\\<>]*)"\s*|([^"<>,;:@\\]*))<([^<>\s]+)>$/;
const mailbox = /^[^\s@<>,;:"()[\]\\]{1,64}@[A-Za-z0-9\u0080-\u{10ffff}.-]{1,253}$/u;
// Any other header could replace one that the message sets itself.
const allowedHeader = /^(x-[a-z0-9-]+|list-[a-z-]+|auto-submitted|in-reply-to|references)$/i;

/**
 * Checks a message and parses its addresses. Throws EmailRefused for a control character, a bad address or a reserved
 * header.
 */
export function checkedMessage(message: EmailMessage): CheckedMessage {
  const { to, from, reply_to, ...rest } = message;
  if (to.length === 0) throw new EmailRefused('the email has no recipient');
  const headers = Object.entries(message.headers ?? {});
  if (headers.some(([name]) => !allowedHeader.test(name)))
    throw new EmailRefused('the email sets a header that it may not');
  const files = message.attachments ?? [];
  const lines = [
    message.subject,
    message.message_id ?? '',
    ...headers.flat(),
    ...files.flatMap((file) => [file.filename, file.content_type]),
  ];
  if (lines.some(hasControl)) throw new EmailRefused('a header of the email holds a line break or control character');
  return {
    ...rest,
    to: to.map(parsedAddress),
    from: parsedAddress(from),
    reply_to: reply_to === undefined ? null : parsedAddress(reply_to),
  };
}

function parsedAddress(text: string): Address {
  if (hasControl(text)) throw new EmailRefused('an address holds a line break or control character');
  const [, quoted, bare, inside] = withName.exec(text.trim()) ?? [];
  const address = (inside ?? text).trim();
  if (!mailbox.test(address)) throw new EmailRefused('an address is not name@host');
  return { name: (quoted ?? bare ?? '').trim(), address };
}

function hasControl(text: string): boolean {
  return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
