import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import { checkedMessage } from './checked-message.ts';
import { EmailRefused, EmailUnavailable, type EmailReceipt, type Mailer } from './email.ts';
import { messageIdOf, nodemailerOptions } from './nodemailer-options.ts';

interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

/**
 * Sends through a mail server. `url` is `smtp://user:password@host:587` or `smtps://host:465`; options such as
 * `?requireTLS=true` go in its query. Keeps a few connections open; `close` ends them.
 */
export function createSmtpMailer(url: string, clock: Clock): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  return {
    send: async (message): Promise<EmailReceipt> => {
      const checked = checkedMessage(message);
      const messageId = messageIdOf(checked);
      try {
        const sent = await transport.sendMail(nodemailerOptions(checked, messageId, clock.now()));
        return { accepted: sent.accepted, rejected: sent.rejected, message_id: messageId };
      } catch (error) {
        throw emailError(error);
      }
    },
    close: () => transport.close(),
  };
}

function smtpFailure(error: unknown): SmtpFailure {
  const failure: SmtpFailure = {};
  if (error instanceof Error) Object.assign(failure, error);
  return failure;
}

/** A 5xx for the envelope or the content is permanent; anything else, including a wrong password, may pass. */
function emailError(error: unknown): Error {
  const { code, responseCode = 0 } = smtpFailure(error);
  const forGood = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
  const why = `${code ?? 'unknown'} ${responseCode || ''}`.trim();
  return forGood
    ? new EmailRefused(`the mail server refused the email: ${why}`, { cause: error })
    : new EmailUnavailable(`the mail server did not accept the email: ${why}`, { cause: error });
}
