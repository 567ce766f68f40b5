import { afterEach, describe, expect, test } from 'vitest';
import { openFaultyMailServer, type Fault, type FaultyMailServer } from '../../../testing/app/faulty-mail-server.ts';
import { systemClock } from '../clock/clock.ts';
import { createFileMailer } from './file-mailer.ts';
import { EmailRefused, EmailUnavailable, EmailUncertain, type EmailMessage } from './email.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const message: EmailMessage = {
  to: ['legal@processor.example'],
  from: 'office@unhold.example',
  subject: 'A demand',
  text: 'Hello',
  // More than fits into a socket's buffers before the server reads.
  attachments: [{ filename: 'a.pdf', content: new Uint8Array(200_000).fill(65), content_type: 'application/pdf' }],
  message_id: '<outbox-42@unhold.example>',
};
let server: FaultyMailServer;
afterEach(() => server.close());

/** Sends the message through a server with a fault. Returns what was thrown, how often it was handed over, and what arrived. */
async function sendThrough(fault: Fault | null, pipelining = false, handOver = async () => {}) {
  server = await openFaultyMailServer({ faultOf: () => fault, pipelining: () => pipelining });
  let handedOver = 0;
  const patience = fault?.how === 'hang' ? 300 : 20_000;
  const failure = await createSmtpMailer(`${server.url}?socketTimeout=${patience}`, systemClock)
    .send(message, async () => {
      // Not a byte of the message has left yet.
      expect(server.arrived).toEqual([]);
      handedOver += 1;
      await handOver();
    })
    .then(
      () => null,
      (error: unknown) => error,
    );
  return { failure, handedOver, arrived: server.arrived.map(({ id, to }) => [id, to]) };
}
const whole = [['outbox-42', 'legal@processor.example']];

describe.each([false, true])('with pipelining: %s', (pipelining) => {
  test.each([null, ...(['mail', 'rcpt', 'data', 'end'] as const).map((at): Fault => ({ at, how: 'late' }))])(
    'a message is handed over once and arrives once: %j',
    async (fault) => {
      expect(await sendThrough(fault, pipelining)).toEqual({ failure: null, handedOver: 1, arrived: whole });
    },
  );

  test.each(
    (['greeting', 'hello', 'mail', 'rcpt', 'data'] as const).flatMap((at) => [
      { at, how: 'cut' as const },
      { at, how: 'hang' as const },
    ]),
  )('what fails before the message leaves may be tried again: %j', async (fault) => {
    const { failure, ...rest } = await sendThrough(fault, pipelining);
    expect([failure, rest]).toEqual([expect.any(EmailUnavailable), { handedOver: 0, arrived: [] }]);
  });

  test.each(['mail', 'rcpt', 'data'] as const)(
    'a 4xx at %s is tried again, a 5xx is final, and neither hands over',
    async (at) => {
      for (const [how, kind] of [
        ['busy', EmailUnavailable],
        ['refuse', EmailRefused],
      ] as const) {
        const { failure, ...rest } = await sendThrough({ at, how }, pipelining);
        expect([failure, rest]).toEqual([expect.any(kind), { handedOver: 0, arrived: [] }]);
        await server.close();
      }
    },
  );

  test('a 4xx or 5xx after the message is definite', async () => {
    for (const [how, kind] of [
      ['busy', EmailUnavailable],
      ['refuse', EmailRefused],
    ] as const) {
      const { failure, ...rest } = await sendThrough({ at: 'end', how }, pipelining);
      expect([failure, rest]).toEqual([expect.any(kind), { handedOver: 1, arrived: [] }]);
      await server.close();
    }
  });

  test.each([
    [{ at: 'content', how: 'cut' }, [], 'The connection broke'],
    [{ at: 'content', how: 'hang' }, [], 'did not answer'],
    [{ at: 'end', how: 'cut', keeps: true }, whole, 'The connection broke'],
    [{ at: 'end', how: 'cut', keeps: false }, [], 'The connection broke'],
    [{ at: 'end', how: 'hang', keeps: true }, whole, 'did not answer'],
    [{ at: 'end', how: 'hang', keeps: false }, [], 'did not answer'],
  ] satisfies [Fault, unknown[], string][])(
    'no answer after the message is uncertain: %j',
    async (fault, arrived, why) => {
      const { failure, ...rest } = await sendThrough(fault, pipelining);
      expect([failure, rest]).toEqual([expect.any(EmailUncertain), { handedOver: 1, arrived }]);
      expect(String(failure)).toContain(why);
    },
  );

  test('a message that may not be handed over does not leave, and the reason comes back as it is', async () => {
    const reason = new Error('another try has this email');
    const { failure, arrived } = await sendThrough(null, pipelining, () => Promise.reject(reason));
    expect([failure === reason, arrived]).toEqual([true, []]);
  });
});

test('the outbox folder hands over before it writes, and writes nothing when it may not', async () => {
  server = await openFaultyMailServer({ faultOf: () => null });
  const reason = new Error('another try has this email');
  const mailer = createFileMailer('/dev/null/outbox', systemClock);
  await expect(mailer.send(message, () => Promise.reject(reason))).rejects.toBe(reason);
});
