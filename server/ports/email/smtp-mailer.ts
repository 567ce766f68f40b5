import { Readable } from 'node:stream';
import type { Clock } from '../clock/clock.ts';
import { checkedMessage, type CheckedMessage } from './checked-message.ts';
import {
  EmailRefused,
  EmailUnavailable,
  EmailUncertain,
  type EmailReceipt,
  type HandOver,
  type Mailer,
} from './email.ts';
import { messageIdOf, nodemailerOptions } from './nodemailer-options.ts';

interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

/** Milliseconds. The last one limits each silence, so a long message as a whole may take longer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 45_000 };

/**
 * Sends through a mail server. `url` is `smtp://user:password@host:587` or `smtps://host:465`; options such as
 * `?requireTLS=true` go in its query. Each message has its own connection: nodemailer's pool would queue a message
 * again by itself when its connection ends, and what may be sent twice is decided only here.
 */
export function createSmtpMailer(url: string, clock: Clock): Mailer {
  return {
    send: async (message, handOver = async () => {}): Promise<EmailReceipt> => {
      const checked = checkedMessage(message);
      const messageId = messageIdOf(checked);
      const gate = new Gate(handOver);
      try {
        return await deliver(url, { checked, messageId, date: clock.now() }, gate);
      } catch (error) {
        if (gate.shutBy !== undefined) throw gate.shutBy;
        throw gate.open ? errorAfterHandOver(error) : emailError(error);
      }
    },
  };
}

/** Holds the message back until `handOver` has run: nodemailer reads it only once the server has answered DATA. */
class Gate {
  open = false;
  shutBy: unknown = undefined;
  private readonly handOver: HandOver;
  constructor(handOver: HandOver) {
    this.handOver = handOver;
  }

  /** The same bytes; none can be read before `handOver` has run. */
  before(bytes: Readable): Readable {
    return Readable.from(this.pass(bytes), { objectMode: false });
  }

  private async *pass(bytes: Readable): AsyncGenerator<Uint8Array> {
    try {
      await this.handOver();
    } catch (error) {
      this.shutBy = error;
      throw error;
    }
    this.open = true;
    yield* bytes;
  }
}

type Sending = { checked: CheckedMessage; messageId: string; date: Date };

async function deliver(url: string, { checked, messageId, date }: Sending, gate: Gate): Promise<EmailReceipt> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...patience });
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((bytes) => gate.before(bytes));
    done();
  });
  try {
    const sent = await transport.sendMail(nodemailerOptions(checked, messageId, date));
    return { accepted: sent.accepted, rejected: sent.rejected, message_id: messageId };
  } finally {
    transport.close();
  }
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

/** Once the message is handed over, only a 4xx or 5xx answer proves that it was not accepted (RFC 5321, 4.2.1). */
function errorAfterHandOver(error: unknown): Error {
  const { code, responseCode = 0 } = smtpFailure(error);
  if (responseCode >= 400 && responseCode < 600) return emailError(error);
  return new EmailUncertain(
    code === 'ETIMEDOUT'
      ? 'The mail server was given the email and did not answer.'
      : 'The connection broke after the mail server had been given the email, before it answered.',
    { cause: error },
  );
}
