import { checkedMessage } from './checked-message.ts';
import { EmailUnavailable, type EmailMessage } from './email.ts';
import { messageIdOf, nodemailerOptions } from './nodemailer-options.ts';

/** The whole email as bytes, as a mail server gets it. Throws EmailRefused for a message that can never be sent. */
export async function composeEmail(message: EmailMessage, date: Date): Promise<Buffer> {
  const checked = checkedMessage(message);
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(nodemailerOptions(checked, messageIdOf(checked), date));
  if (!Buffer.isBuffer(bytes)) throw new EmailUnavailable('the email could not be composed');
  return bytes;
}
