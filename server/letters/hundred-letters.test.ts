// @proves hundred-letters
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer } from '../ports/email/email.ts';
import { createSmtpMailer } from '../ports/email/smtp-mailer.ts';
import { systemClock } from '../ports/clock/clock.ts';
import { findLostEmails } from '../email/watch-sending.ts';
import { emails } from '../emails.ts';
import { jobHandlers } from '../jobs.ts';
import { approve } from '../../testing/app/desk.ts';
import { faultsFrom } from '../../testing/app/faults.ts';
import { openFaultyMailServer, type FaultyMailServer } from '../../testing/app/faulty-mail-server.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';

const letters = Number(process.env.LETTERS ?? 50);
const seed = Date.now() % 1_000_000;
let room: LetterRoom;
let server: FaultyMailServer;
beforeAll(async () => {
  room = await LetterRoom.open();
  const faultOf = faultsFrom(seed);
  let pipelines = 0;
  server = await openFaultyMailServer({
    faultOf: (recipient) => (recipient === null ? faultOf() : null),
    pipelining: () => (pipelines += 1) % 2 === 0,
  });
});
afterAll(async () => {
  await server.close();
  await room.close();
});

type Row = { id: string; status: string; waits_since: Date | null; alarms: number };
const rows = () =>
  room.superuser.rows<Row>(
    `select o.id, o.status, o.waits_since,
       (select count(*)::int from outbox a where a.key like 'letter-email-stopped:' || o.attempt || ':%') as alarms
     from outbox o where o.template = 'demand-letter' and o.channel = 'email' order by o.id`,
  );

/** An approved letter with a hundred emails to leave, each to an address of its own. */
async function queueLetters(): Promise<void> {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.superuser.rows(
    `insert into processor_addresses (id, processor, entity, channel, lines, purpose, origin, source, seen_on, added_by_name, added_at)
     select gen_random_uuid(), c.processor, 'Processor, Inc.', 'email', array['legal' || n || '@processor.example'], 'legal', 'agreement', 'made up', current_date, 'Test', now()
     from cases c, generate_series(2, ${letters}) n where c.id = $1 on conflict do nothing`,
    [room.caseId],
  );
  await room.superuser.rows(
    `insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload)
     select gen_random_uuid(), 'again:' || n, channel, template, case_id, letter_id, 'legal' || n || '@processor.example', payload
     from outbox, generate_series(2, ${letters}) n where template = 'demand-letter' and channel = 'email'`,
  );
}

/**
 * A mailer whose worker is killed after every ninth message that the server accepted, before that is recorded. `bury`
 * lets those workers end, much too late.
 */
function killing(mailer: Mailer): { mailer: Mailer; killed: () => number; bury: () => void } {
  const dead = Promise.withResolvers<never>();
  dead.promise.catch(() => undefined);
  let [sent, killed] = [0, 0];
  return {
    killed: () => killed,
    bury: () => dead.reject(new Error('the worker is dead')),
    mailer: {
      send: async (message, handOver) => {
        const receipt = await mailer.send(message, handOver);
        sent += 1;
        if (sent % 9 !== 0) return receipt;
        killed += 1;
        await room.superuser.rows(
          "update outbox set held_until = now() - interval '1 second' where id = $1 and status = 'sending'",
          [/^<(.*)@/.exec(message.message_id ?? '')?.[1]],
        );
        return dead.promise;
      },
    },
  };
}

test(
  `of ${letters} letters through a failing mail server and dying workers none arrives twice, none is lost, and each uncertain one waits for a decision (seed ${seed})`,
  { timeout: letters * 3_000 },
  async () => {
    await queueLetters();
    const { mailer, killed, bury } = killing(createSmtpMailer(`${server.url}?socketTimeout=1000`, systemClock));
    room.app.services.mailer = mailer;
    const send = jobHandlers(room.app.services)['send-email'];
    const running: Promise<unknown>[] = [];
    // As the queue does: jobs come back until they have nothing to do, some of them to two workers at once.
    for (let round = 0; round < 120; round += 1) {
      const open = (await rows()).filter(({ status }) => status === 'queued' || status === 'sending');
      if (open.length === 0) break;
      for (let from = 0; from < open.length; from += 10) {
        const jobs = open.slice(from, from + 10).flatMap(({ id }, n) => (n % 3 === 0 ? [id, id] : [id]));
        const begun = jobs.map((id) => send({ outbox_id: id }).catch(() => undefined));
        running.push(...begun);
        // Jobs of dead workers never end.
        await Promise.race([Promise.allSettled(begun), sleep(1_000)]);
        await findLostEmails(room.app.services, emails);
      }
    }
    bury();
    await Promise.allSettled(running);

    const arrivals = new Map<string, number>();
    for (const { id } of server.arrived) arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    const found = await rows();
    const as = (status: string) => found.filter((each) => each.status === status);
    expect(found).toHaveLength(letters);
    expect(found.filter(({ id }) => (arrivals.get(id) ?? 0) > 1)).toEqual([]);
    expect(as('sent').filter(({ id }) => arrivals.get(id) !== 1)).toEqual([]);
    expect(as('failed').filter(({ id }) => arrivals.has(id))).toEqual([]);
    expect(as('sent').length + as('failed').length + as('uncertain').length).toBe(letters);
    // Staff and attorney know of each that stopped, once, and of no other.
    for (const each of found)
      expect(each).toMatchObject(
        each.status === 'sent' ? { waits_since: null, alarms: 0 } : { waits_since: expect.any(Date), alarms: 2 },
      );
    // The run met each kind of fault.
    expect([as('sent').length > 20, as('uncertain').length > 10, as('failed').length > 0, killed() > 2]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);
