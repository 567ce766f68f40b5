import type { CheckedMessage } from './checked-message.ts';

/** The message in nodemailer's form; nothing in it can make nodemailer read a file or fetch a URL. */
export function nodemailerOptions(message: CheckedMessage, messageId: string, date: Date): object {
  return {
    from: message.from,
    to: message.to,
    ...(message.reply_to && { replyTo: message.reply_to }),
    subject: message.subject,
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    attachments: (message.attachments ?? []).map((file) => ({
      filename: file.filename,
      content: Buffer.from(file.content),
      contentType: file.content_type,
      contentDisposition: 'attachment' as const,
    })),
    headers: { ...message.headers },
    messageId,
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message's own id, or a new one on the sender's host. */
export function messageIdOf(message: CheckedMessage): string {
  const host = message.from.address.slice(message.from.address.lastIndexOf('@') + 1);
  return message.message_id ?? `<${crypto.randomUUID()}@${host}>`;
}
