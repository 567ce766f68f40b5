import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expect } from './expect.ts';

export type EmailServer = {
  url: string;
  textTo: (email: string, about: RegExp) => Promise<string>;
  close: () => Promise<void>;
};

/** An SMTP server that stores what it receives. */
export async function openEmailServer(): Promise<EmailServer> {
  const kept: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void simpleParser(Buffer.concat(chunks)).then((mail) => {
            kept.push({ to: mail.to?.text ?? '', text: `${mail.subject ?? ''}\n${mail.text ?? ''}` });
            callback(null);
          }),
      );
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const find = (email: string, about: RegExp) =>
    kept.findLast(({ to, text }) => to.includes(email) && about.test(text))?.text ?? '';
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    textTo: async (email, about) => {
      await expect
        .poll(() => find(email, about), { message: `a mail to ${email} about ${about.source}`, timeout: 30_000 })
        .not.toBe('');
      return find(email, about);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
