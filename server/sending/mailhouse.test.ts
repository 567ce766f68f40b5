import { createHmac } from 'node:crypto';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import {
  lobReport,
  openFaultyMailhouse,
  type FaultyMailhouse,
  type MailhouseFault,
} from '../../testing/app/faulty-mailhouse.ts';
import { createLobMailhouse } from '../ports/mailhouse/lob-mailhouse.ts';
import { createPrintMailhouse } from '../ports/mailhouse/print-mailhouse.ts';
import { jobHandlers } from '../jobs.ts';
import { readConditions } from '../system/conditions.ts';
import { findSilentMail } from './watch-mailhouse.ts';

const secret = 'a secret of the webhook';
let room: LetterRoom;
let lob: FaultyMailhouse;
let fault: MailhouseFault | null = null;
let deliverability = 'deliverable';
beforeAll(async () => {
  lob = await openFaultyMailhouse({ faultOf: () => fault, deliverability: () => deliverability });
  room = await LetterRoom.open({ LOB_API_KEY: 'test_key', LOB_URL: lob.url, LOB_WEBHOOK_SECRET: secret });
  // Gives every attorney a sender address that a mailhouse accepts. Triggers are off because appointments, which hold
  // it too, are append-only.
  await room.superuser.rows('set session_replication_role = replica');
  for (const table of ['attorneys', 'appointments'])
    await room.superuser.rows(`update ${table} set firm_lines = '{"1 Main Street","Oakland, CA 94607"}'`);
  await room.superuser.rows('set session_replication_role = default');
});
beforeEach(async () => {
  [fault, deliverability] = [null, 'deliverable'];
  waitFor(30_000);
  await room.fresh();
  await approve(room.attorney, room.letterId);
});
afterAll(async () => {
  await room.close();
  await lob.close();
});

/** Sets how many milliseconds an answer of the mailhouse is waited for. */
function waitFor(timeoutMs: number): void {
  const { services } = room.app;
  services.mailhouse = createLobMailhouse(
    { apiKey: 'test_key', url: lob.url, timeoutMs },
    createPrintMailhouse(services.storage, services.pdf),
  );
}
/** Runs the job, which fails: from an error of the mailhouse, or because no answer comes in time. */
async function leaveInVain(): Promise<void> {
  waitFor(fault?.how === 'hang' ? 1_000 : 30_000);
  await expect(leave()).rejects.toThrow(/mailhouse/);
  waitFor(30_000);
}

type Row = { id: string; status: string; error: string | null; waits_since: Date | null; mailhouse_id: string | null };
async function row(): Promise<Row> {
  const [found] = await room.superuser.rows<Row>(
    "select id, status, error, waits_since, mailhouse_id from outbox where letter_id = $1 and channel = 'certified_mail'",
    [room.letterId],
  );
  if (!found) throw new Error('no envelope');
  return found;
}
const sendNow = async () => {
  expect((await room.send(room.staff, null)).status).toBe(200);
};
const leave = async () => room.leave({ id: (await row()).id, channel: 'certified_mail' });
const pieces = async () => {
  const { id } = await row();
  return lob.taken.filter(({ key }) => key === id);
};
const postings = async () =>
  (await room.staff.get('/api/admin/postings')).body.items.filter(
    (each: { letter_id: string }) => each.letter_id === room.letterId,
  );
const report = async (kind: string, more: { at?: Date; id?: string; trackingEvents?: unknown } = {}) => {
  const [letter] = await pieces();
  const { body, headers } = lobReport(letter ?? { id: 'ltr_unknown', key: '' }, kind, { secret, ...more });
  return room.app.visitor().raw('POST', '/api/mailhouse/lob', { body, headers });
};
const alarms = () =>
  room.superuser.rows<{ key: string }>(
    "select key from outbox where case_id = $1 and template = 'letter-mail-stopped'",
    [room.caseId],
  );
const shown = async () => (await room.shown()).body;

describe('a letter that the mailhouse takes', () => {
  beforeEach(async () => {
    await sendNow();
    await leave();
  });

  test('the approved bytes go by certified mail with a return receipt, once however often the job runs', async () => {
    await leave();
    await leave();
    const [piece, ...more] = await pieces();
    expect(more).toEqual([]);
    const approved = await room.attorney.raw('GET', `/api/letters/${room.letterId}/pdf`);
    expect(Buffer.from(piece?.pdf ?? []).equals(Buffer.from(await approved.arrayBuffer()))).toBe(true);
    expect(piece?.fields.get('extra_service')).toBe('certified_return_receipt');
    expect(piece?.fields.get('to[address_zip]')).toBe('94105');
    expect(await row()).toMatchObject({ status: 'sending', mailhouse_id: piece?.id, waits_since: null });
    expect([(await shown()).status, await postings()]).toEqual(['sending', []]);
  });

  test('it is sent once the mailhouse has mailed it, and delivered on the day reported', async () => {
    expect((await report('letter.rendered_pdf')).status).toBe(200);
    expect((await shown()).status).toBe('sending');
    const days = (n: number) => new Date(Date.now() - n * 86_400_000);
    await room.superuser.rows('update letters set created_at = $2 where id = $1', [room.letterId, days(9)]);
    await report('letter.certified.mailed', { at: days(6) });
    expect(await shown()).toMatchObject({
      status: 'sent',
      sent_at: expect.stringContaining(days(6).toISOString().slice(0, 10)),
    });
    await report('letter.certified.delivered', { at: days(2) });
    expect(await shown()).toMatchObject({ status: 'delivered', delivered_on: firmDayOf(days(2)) });
  });

  test('reports that come twice and in any order give the same, and mark it sent once', async () => {
    const at = (n: number) => new Date(Date.now() - n * 3_600_000);
    const [delivered, mailed] = [
      { at: at(1), id: `evt_d_${room.letterId}` },
      { at: at(5), id: `evt_m_${room.letterId}` },
    ];
    await Promise.all([report('letter.certified.delivered', delivered), report('letter.certified.mailed', mailed)]);
    for (const _ of [1, 2]) {
      await report('letter.certified.mailed', mailed);
      await report('letter.certified.in_transit', { at: at(3) });
      await report('letter.certified.delivered', delivered);
    }
    expect((await shown()).status).toBe('delivered');
    const left = await room.superuser.rows("select 1 from case_history where case_id = $1 and what = 'letter_left'", [
      room.caseId,
    ]);
    const notices = await room.superuser.rows("select 1 from outbox where case_id = $1 and template = 'letter-sent'", [
      room.caseId,
    ]);
    expect([left.length, notices.length]).toEqual([1, 1]);
  });

  test('a report that is not signed, is signed for other words, or is old is refused and changes nothing', async () => {
    const [letter] = await pieces();
    const good = lobReport(letter ?? { id: '', key: '' }, 'letter.certified.mailed', { secret });
    const forged = lobReport(letter ?? { id: '', key: '' }, 'letter.certified.mailed', {
      secret: 'another secret of 20',
    });
    const old = String(Date.now() - 6 * 60_000);
    for (const { body, headers } of [
      forged,
      { ...good, body: good.body.replace('mailed', 'delivered') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'lob-signature-timestamp': old } },
    ])
      expect((await room.app.visitor().raw('POST', '/api/mailhouse/lob', { body, headers })).status).toBe(401);
    expect((await shown()).status).toBe('sending');
  });

  test('the nightly look makes up for reports that never came', async () => {
    const [piece] = await pieces();
    piece?.events.push({ name: 'Mailed', time: new Date().toISOString() });
    await jobHandlers(room.app.services)['reconcile-mail']({});
    expect((await shown()).status).toBe('sent');
  });
});

describe('a letter in trouble on its way', () => {
  const tasks = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}/tasks`)).body.items;
  const issue = (description: string | null, at = '2026-11-20T09:00:00Z') => ({
    name: 'Issue',
    type: 'certified',
    time: at,
    details: description === null ? null : { event: 'package_issue', description, action_required: true },
  });
  beforeEach(async () => {
    await sendNow();
    await leave();
    await report('letter.certified.mailed');
  });

  test.each([
    ['The package is lost.'],
    ['Unclaimed: the holding time is over.'],
    ['The package was damaged.'],
    ['No such number.'],
  ])('is a task for staff with what the carrier says, once, and no clock starts: %s', async (said) => {
    const before = await shown();
    for (const _ of [1, 2])
      expect((await report('letter.certified.issue', { trackingEvents: [issue(said)] })).status).toBe(200);
    const [piece] = await pieces();
    piece?.events.push(issue(said) as { name: string; time: string });
    await jobHandlers(room.app.services)['reconcile-mail']({});
    expect(await tasks()).toMatchObject([
      { text: expect.stringContaining(`The carrier says: ${said}`), done: null, created_by: 'Unhold' },
    ]);
    const { status, delivered_on, reply_due_on, sent_at } = await shown();
    expect({ status, delivered_on, reply_due_on, sent_at }).toEqual({
      status: 'sent',
      delivered_on: before.delivered_on,
      reply_due_on: before.reply_due_on,
      sent_at: before.sent_at,
    });
    expect((await report('letter.certified.delivered')).status).toBe(200);
    expect((await shown()).status).toBe('delivered');
  });

  test.each([
    [undefined],
    [[issue(null)]],
    [{ no: 'list' }],
    [[{ name: 'Issue', time: '2026-11-20', details: 'odd' }]],
  ])('is a task even when the report gives no details: %j', async (trackingEvents) => {
    expect((await report('letter.certified.issue', { trackingEvents })).status).toBe(200);
    expect(await tasks()).toMatchObject([{ text: expect.stringContaining('The carrier gave no details.') }]);
  });

  test('two troubles are two tasks', async () => {
    const [first, second] = [issue('Held at the office.'), issue('Lost.', '2026-11-22T09:00:00Z')];
    await report('letter.certified.issue', { trackingEvents: [first] });
    await report('letter.certified.issue', { trackingEvents: [first, second] });
    expect((await tasks()).length).toBe(2);
  });

  test('a report that the program does not know is kept and is an alarm, and changes no letter', async () => {
    expect((await report('letter.certified.eaten_by_a_dog')).status).toBe(200);
    // The delivery of a return envelope, which nobody enclosed, is not the letter's.
    expect((await report('letter.return_envelope.delivered')).status).toBe(200);
    expect((await shown()).status).toBe('sent');
    const conditions = await readConditions(room.app.services);
    expect(conditions.find(({ kind }) => kind === 'mail_unknown')?.problem).toMatch(
      /letter\.certified\.eaten_by_a_dog \(ltr_.*letter\.return_envelope\.delivered/,
    );
    expect((await report('letter.viewed')).status).toBe(200);
    expect(await tasks()).toEqual([]);
  });

  test('a signed report that is not JSON is answered with a stable code', async () => {
    for (const body of ['not json', '', '{', 'null']) {
      const time = String(Date.now());
      const headers = {
        'lob-signature': createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
        'lob-signature-timestamp': time,
      };
      const answer = await room.app.visitor().raw('POST', '/api/mailhouse/lob', { body, headers });
      expect([answer.status, (await answer.json()).code]).toEqual(
        body === 'null' ? [422, 'INVALID_INPUT'] : [400, 'BAD_REQUEST'],
      );
    }
  });
});

describe('a mailhouse that fails', () => {
  test.each<MailhouseFault>([
    { how: 'hang', keeps: true },
    { how: 'hang' },
    { how: 'cut', keeps: true },
    { how: 'cut' },
    { how: 'fail', keeps: true },
    { how: 'fail' },
  ])(
    'after silence of the kind %j staff know at once, and the same key asks again until it is taken once',
    async (how) => {
      await sendNow();
      fault = how;
      await leaveInVain();
      expect(await row()).toMatchObject({ status: 'sending', waits_since: expect.any(Date), mailhouse_id: null });
      expect(await postings()).toMatchObject([{ state: 'silent', problem: expect.stringContaining('mailhouse') }]);
      await leaveInVain();
      // Staff and attorney get one alarm each, however often the job is tried.
      expect(new Set((await alarms()).map(({ key }) => key)).size).toBe((await alarms()).length);
      const first = (await alarms()).length;
      fault = null;
      await leave();
      expect(await row()).toMatchObject({
        status: 'sending',
        waits_since: null,
        mailhouse_id: expect.stringContaining('ltr_'),
      });
      expect([(await pieces()).length, (await alarms()).length, await postings()]).toEqual([1, first, []]);
      expect(first).toBeGreaterThan(1);
    },
  );

  test('staff are notified once, within a minute, of a letter whose process ended while it asked', async () => {
    await sendNow();
    const asked = async (secondsAgo: number) => {
      await room.superuser.rows(
        "update outbox set status = 'sending', handed_over_at = now() - make_interval(secs => $2) where letter_id = $1",
        [room.letterId, secondsAgo],
      );
      return findSilentMail(room.app.services);
    };
    expect([await asked(30), (await alarms()).length]).toEqual([0, 0]);
    expect(await asked(50)).toBe(1);
    const first = (await alarms()).length;
    expect(first).toBeGreaterThan(1);
    expect(await postings()).toMatchObject([{ state: 'silent', problem: expect.stringContaining('program stopped') }]);
    await leave();
    expect([await asked(50), (await alarms()).length, (await pieces()).length]).toEqual([0, first, 1]);
  });

  test('a report settles its letter when the mailhouse’s answer was lost', async () => {
    await sendNow();
    fault = { how: 'cut', keeps: true };
    await leaveInVain();
    await report('letter.certified.mailed');
    expect(await row()).toMatchObject({ status: 'sent', waits_since: null });
    await leave();
    expect((await pieces()).length).toBe(1);
  });

  test('once the mailhouse no longer knows the key, somebody decides, and may post by hand', async () => {
    await sendNow();
    fault = { how: 'hang' };
    await leaveInVain();
    await room.superuser.rows("update outbox set handed_over_at = now() - interval '21 hours' where letter_id = $1", [
      room.letterId,
    ]);
    // The mailhouse works again, but it may take the key for a new one.
    fault = null;
    const asked = lob.asked.get((await row()).id);
    await leave();
    await leave();
    expect(await row()).toMatchObject({ status: 'uncertain' });
    expect(lob.asked.get((await row()).id)).toBe(asked);
    expect(await postings()).toMatchObject([{ state: 'uncertain' }]);
    expect((await room.act(room.staff, 'mailing/by-hand', { reason: '' })).status).toBe(422);
    expect((await room.act(room.staff, 'mailing/by-hand', { reason: 'Lob has no such letter.' })).status).toBe(200);
    await leave();
    expect([await postings(), (await pieces()).length]).toMatchObject([[{ state: 'to_post' }], 0]);
    expect(await room.act(room.staff, 'mailing/by-hand', { reason: 'Again.' })).toMatchObject({ status: 409 });
  });

  test.each([
    ['an address that it finds undeliverable', () => (deliverability = 'undeliverable')],
    ['a letter that it refuses', () => (fault = { how: 'refuse' })],
  ])('%s becomes a task for staff with the reason, and is not mailed', async (_, arrange) => {
    arrange();
    await sendNow();
    await leave();
    expect(await postings()).toMatchObject([
      { state: 'to_post', problem: expect.stringMatching(/undeliverable|refused/) },
    ]);
    expect([(await pieces()).length, (await row()).status]).toEqual([0, 'to_print']);
  });

  test('a case that ends while the mailhouse may have its letter leaves the letter for somebody to decide', async () => {
    await sendNow();
    fault = { how: 'hang' };
    await leaveInVain();
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    const asked = lob.asked.get((await row()).id);
    await leave();
    expect([(await row()).status, lob.asked.get((await row()).id)]).toEqual(['uncertain', asked]);
  });
});
