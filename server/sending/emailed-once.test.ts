// @proves emailed-once
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { EmailRefused, EmailUnavailable, EmailUncertain, type HandOver, type Mailer } from '../ports/email/email.ts';
import { findLostEmails } from '../email/watch-sending.ts';
import { emails } from '../emails.ts';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
let files: Mailer;
beforeAll(async () => {
  room = await LetterRoom.open();
  files = room.app.services.mailer;
});
beforeEach(async () => {
  room.app.services.mailer = files;
  handedOver = 0;
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
});
afterAll(() => room.close());

/** How often a mailer of `mailing` had a message handed over. */
let handedOver = 0;
/** Replaces the mailer with a mail server that takes the message and then does this. */
function mailing(outcome: () => void | Promise<void>): void {
  room.app.services.mailer = {
    send: async ({ to, message_id }, handOver?: HandOver) => {
      await handOver?.();
      handedOver += 1;
      await outcome();
      return { accepted: [...to], rejected: [], message_id: message_id ?? '' };
    },
  };
}
const throwing = (error: Error) => () => {
  throw error;
};
type Row = { id: string; status: string; waits_since: Date | null; error: string | null };
async function row(): Promise<Row> {
  const [found] = await room.superuser.rows<Row>(
    "select id, status, waits_since, error from outbox where letter_id = $1 and template = 'demand-letter' and channel = 'email'",
    [room.letterId],
  );
  if (!found) throw new Error('the letter has no email');
  return found;
}
const run = async () => room.leave({ id: (await row()).id, channel: 'email' });
const held = (until: string) =>
  room.superuser.rows(
    `update outbox set status = 'sending', attempt = gen_random_uuid(), held_until = now() + interval '${until}' where letter_id = $1 and template = 'demand-letter' and channel = 'email'`,
    [room.letterId],
  );
const alarms = () =>
  room.superuser.rows<{ recipient: string; status: string }>(
    "select recipient, payload ->> 'status' as status from outbox where letter_id = $1 and template = 'letter-email-stopped' order by recipient",
    [room.letterId],
  );
const everybody = (status: string) =>
  [room.attorney, room.staff].map((each) => ({ recipient: each.account?.email, status }));
const waiting = async () =>
  (await room.staff.get('/api/admin/waiting-emails')).body.items.filter(
    (each: { letter_id: string }) => each.letter_id === room.letterId,
  );

describe('a letter whose mail server gives no answer', () => {
  test.each([
    ['a lost answer', new EmailUncertain('The mail server was given the email and did not answer.')],
    ['whatever else breaks after the message was handed over', new TypeError('unexpected')],
  ])('%s makes it uncertain, and it never leaves again by itself', async (_, error) => {
    mailing(throwing(error));
    await run();
    await run();
    await room.send();
    await findLostEmails(room.app.services, emails);
    await run();
    expect([handedOver, (await row()).status]).toEqual([1, 'uncertain']);
    // The letter counts as sent nowhere.
    expect((await room.shown()).body).toMatchObject({ status: 'sending', sent_at: null, may: { settle_email: true } });
    expect((await room.merchant.get(`/api/cases/${room.caseId}`)).body.stage.stage).toBe('with_attorney');
  });

  test('staff and the attorney are notified once, and it is in the list of work and in the history', async () => {
    mailing(throwing(new EmailUncertain('The mail server was given the email and did not answer.')));
    await run();
    await run();
    expect(await alarms()).toEqual(everybody('uncertain'));
    const problem = 'The mail server was given the email and did not answer.';
    expect(await waiting()).toMatchObject([
      { case_id: room.caseId, state: 'uncertain', recipient: legal, problem, since: expect.any(String) },
    ]);
    expect((await room.staff.get(`/api/admin/cases/${room.caseId}/letters`)).body.items[0].waiting_email).toMatchObject(
      {
        letter_id: room.letterId,
        state: 'uncertain',
      },
    );
    const history = await room.superuser.rows(
      "select actor_name, new_value from case_history where case_id = $1 and what = 'letter_email_uncertain'",
      [room.caseId],
    );
    expect(history).toEqual([
      { actor_name: 'Unhold', new_value: { letter_id: room.letterId, recipient: legal, problem } },
    ]);
    room.app.services.mailer = files;
    await room.deliver();
    const [email] = await room.emails(room.staff.account?.email ?? '?');
    expect([email?.subject, email?.text]).toEqual([
      expect.stringContaining('Did this letter arrive?'),
      expect.stringContaining(`/admin/cases/${room.caseId}?show=letters`),
    ]);
  });

  test('only staff list the emails that wait', async () => {
    for (const [by, status] of [
      [room.attorney, 403],
      [room.merchant, 403],
      [room.app.visitor(), 401],
    ] as const)
      expect((await by.get('/api/admin/waiting-emails')).status).toBe(status);
  });
});

test('a 4xx after the message is tried again until it is accepted, and nobody is asked', async () => {
  let tries = 0;
  mailing(() => {
    tries += 1;
    if (tries < 3) throw new EmailUnavailable('busy');
  });
  for (const _ of [1, 2]) await expect(run()).rejects.toThrow(EmailUnavailable);
  await run();
  await run();
  expect([handedOver, (await row()).status, await alarms(), (await room.shown()).body.status]).toEqual([
    3,
    'sent',
    [],
    'sending',
  ]);
});

test('a refused letter waits for a decision, but one that its case holds back does not', async () => {
  mailing(throwing(new EmailRefused('no such user')));
  await run();
  await run();
  expect([handedOver, await row(), await alarms()]).toMatchObject([
    1,
    { status: 'failed', waits_since: expect.any(Date) },
    everybody('failed'),
  ]);
  expect(await waiting()).toMatchObject([{ state: 'refused', problem: 'no such user' }]);

  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.superuser.rows("update cases set status = 'closed' where id = $1", [room.caseId]);
  await run();
  expect([await row(), await waiting()]).toMatchObject([{ status: 'failed', waits_since: null }, []]);
});

describe('a worker that was killed', () => {
  test('after handing the letter over leaves it uncertain as soon as it gives no sign of life, once', async () => {
    mailing(() => {});
    await held('-1 second');
    expect(await findLostEmails(room.app.services, emails)).toBe(1);
    expect(await findLostEmails(room.app.services, emails)).toBe(0);
    await run();
    expect([handedOver, (await row()).status, await alarms()]).toEqual([0, 'uncertain', everybody('uncertain')]);
  });

  test('leaves it uncertain too when its job comes back first', async () => {
    mailing(() => {});
    await held('-1 second');
    await run();
    expect([handedOver, (await row()).status, await alarms()]).toEqual([0, 'uncertain', everybody('uncertain')]);
  });

  test('a worker that lives keeps its letter: another neither sends it nor gives it up', async () => {
    mailing(() => {});
    await held('20 seconds');
    expect(await findLostEmails(room.app.services, emails)).toBe(0);
    await expect(run()).rejects.toThrow('another worker is sending this email');
    expect([handedOver, (await row()).status]).toEqual([0, 'sending']);
  });

  test('before handing it over loses nothing: the letter is sent by the next', async () => {
    await room.superuser.rows(
      "update outbox set attempt = gen_random_uuid(), attempts = 1 where letter_id = $1 and channel = 'email'",
      [room.letterId],
    );
    await run();
    expect([(await room.emails(legal)).length, (await row()).status, await alarms()]).toEqual([1, 'sent', []]);
  });
});

test('of workers that stand before the mail server at once, one hands the letter over', async () => {
  const workers = 4;
  const all = Promise.withResolvers<void>();
  let ready = 0;
  room.app.services.mailer = {
    send: async ({ to }, handOver?: HandOver) => {
      ready += 1;
      if (ready === workers) all.resolve();
      await all.promise;
      await handOver?.();
      handedOver += 1;
      return { accepted: [...to], rejected: [], message_id: '' };
    },
  };
  const ends = await Promise.allSettled(Array.from({ length: workers }, () => run()));
  expect(ends.filter((end) => end.status === 'rejected').map(({ reason }) => String(reason))).toEqual(
    Array.from({ length: workers - 1 }, () => expect.stringContaining('another try has this email')),
  );
  expect([handedOver, (await row()).status, await alarms()]).toEqual([1, 'sent', []]);
});

test('an answer that comes after the letter was taken for lost still counts, unless somebody has decided', async () => {
  let lost = async () => {};
  mailing(async () => {
    await room.superuser.rows("update outbox set held_until = now() - interval '1 second' where status = 'sending'");
    await findLostEmails(room.app.services, emails);
    await lost();
  });
  await run();
  expect([await row(), (await room.shown()).body.status]).toMatchObject([
    { status: 'sent', waits_since: null, error: null },
    'sending',
  ]);

  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  lost = async () => {
    await room.act(room.staff, 'email/again', { email: 'legal1@processor.example', reason: 'They have nothing.' });
  };
  await run();
  expect(await row()).toMatchObject({ status: 'queued' });
});

describe('the database', () => {
  const change = (set: RawBuilder<unknown>) =>
    room.app.services.database.as(systemActor, (db) =>
      sql`update outbox set ${set} where letter_id = ${room.letterId} and template = 'demand-letter' and channel = 'email'`.execute(
        db,
      ),
    );

  test('refuses to queue an uncertain letter again for anybody but staff and attorneys', async () => {
    await held('-1 second');
    await findLostEmails(room.app.services, emails);
    for (const status of ['queued', 'sending'])
      await expect(change(sql`status = ${status}`)).rejects.toMatchObject({ code: '23514' });
    expect((await row()).status).toBe('uncertain');
  });

  test('refuses another try for a letter that was handed over', async () => {
    await held('20 seconds');
    await expect(change(sql`status = 'queued', attempt = gen_random_uuid()`)).rejects.toMatchObject({ code: '23514' });
  });
});
