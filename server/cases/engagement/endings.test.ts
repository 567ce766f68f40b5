// @proves endings
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { approve, paperOf, signPaper } from '../../../testing/app/desk.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestUser } from '../../../testing/app/test-user.ts';
import { jobHandlers } from '../../jobs.ts';
import { readConditions } from '../../system/conditions.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const today = () => firmDayOf(new Date());
const said = {
  ground: 'A new duty elsewhere, zebra.',
  next_due: 'The answer of the processor.',
  handover: 'By download today.',
};
const decline = (by: TestUser = room.attorney) => by.post(`/api/cases/${room.caseId}/engagement/decline`, {});
const giveNotice = (days = 14, by: TestUser = room.attorney) =>
  by.post(`/api/cases/${room.caseId}/engagement/notice`, { ...said, last_on: addDays(today(), days) });
const end = (by: TestUser = room.merchant) => by.post(`/api/cases/${room.caseId}/engagement/end`, {});
const assign = (attorney: TestUser) =>
  room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: attorney.id });
const follow = async () => {
  for (const { id } of await room.superuser.rows<{ id: string }>(
    'select id from engagement_endings where case_id = $1',
    [room.caseId],
  ))
    await jobHandlers(room.app.services)['follow-ending']({ ending_id: id });
};
const tasks = () =>
  room.superuser.rows<{ text: string; owned: boolean }>(
    'select text, owner_id is not null as owned from case_tasks where case_id = $1',
    [room.caseId],
  );
const leaveEmails = () =>
  room.superuser.rows<{ template: string; recipient: string }>(
    "select template, recipient from outbox where case_id = $1 and template in ('counsel-left', 'client-ended') order by template",
    [room.caseId],
  );
const page = async () => (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
const isEngaged = async (at = 'now()') => {
  const [row] = await room.superuser.rows<{ engaged: boolean }>(`select app.is_engaged($1, $2, ${at}) as engaged`, [
    room.caseId,
    room.attorney.id,
  ]);
  return row?.engaged;
};
const barring = async (by: TestUser = room.attorney) =>
  (await by.get(`/api/letters/${room.letterId}`)).body.decisions.flatMap(({ key }: { key: string }) =>
    key.startsWith('engagement') ? key : [],
  );

describe('before the engagement', () => {
  beforeEach(() => room.fresh({ engaged: false }));

  test('counsel declines at once and without a reason, the case leaves their desk, and staff are asked for another attorney', async () => {
    expect((await decline()).status).toBe(200);
    expect((await room.attorney.get(`/api/cases/${room.caseId}`)).status).toBe(404);
    expect((await room.attorney.get(`/api/letters/${room.letterId}`)).status).toBe(404);
    await follow();
    await follow();
    expect(await tasks()).toEqual([{ text: expect.stringContaining('declined the case'), owned: true }]);
    expect(await leaveEmails()).toEqual([]);
    const history = (await room.staff.get(`/api/admin/cases/${room.caseId}/history`)).body.items;
    expect(history).toContainEqual(expect.objectContaining({ what: 'attorney_declined', new_value: null }));
    expect(await assign(room.attorney)).toMatchObject({
      status: 422,
      body: { fields: { attorney_id: expect.stringContaining('declined') } },
    });
    expect((await assign(await room.app.user('attorney'))).status).toBe(200);
  });

  test('a merchant who had signed with the attorney who declines is told by email', async () => {
    await signPaper(room.merchant, room.caseId, 'engagement');
    await decline();
    await follow();
    expect(await leaveEmails()).toEqual([{ template: 'counsel-left', recipient: room.merchant.account?.email }]);
  });

  test('nobody but the attorney of the case declines it, and nobody is asked for a reason', async () => {
    for (const [by, status] of [
      [room.staff, 403],
      [room.merchant, 403],
      [await room.app.user('attorney'), 404],
    ] as const)
      expect((await decline(by)).status).toBe(status);
    const reasoned = await room.attorney.post(`/api/cases/${room.caseId}/engagement/decline`, {
      reason: 'A conflict.',
    });
    expect(reasoned.status).toBe(422);
    expect((await giveNotice()).status).toBe(409);
    expect((await end()).status).toBe(409);
  });
});

describe('once the engagement is in force', () => {
  beforeEach(() => room.fresh());

  test('counsel withdraws with notice, acts until its last day, and approves nothing after it', async () => {
    expect((await decline()).status).toBe(409);
    expect((await giveNotice()).status).toBe(200);
    expect(await isEngaged()).toBe(true);
    expect(await barring()).toEqual([]);
    expect(await isEngaged("now() + interval '14 days'")).toBe(true);
    expect(await isEngaged("now() + interval '15 days'")).toBe(false);
    const { actions, stage } = await page();
    expect(actions[0]).toMatchObject({ kind: 'find_counsel', words: expect.stringContaining('withdraws') });
    expect(stage).toMatchObject({ owner: 'staff', next: expect.stringContaining('the last day on which they act') });
    await room.superuser.rows('alter table engagement_endings disable trigger append_only');
    await room.superuser.rows('update engagement_endings set last_on = $2 where case_id = $1', [
      room.caseId,
      addDays(today(), -1),
    ]);
    await room.superuser.rows('alter table engagement_endings enable trigger append_only');
    await room.superuser.rows("select app.record_change($1, 'agreement', 'all')", [room.caseId]);
    expect(await barring()).toEqual(['engagement:ended']);
    expect(await approve(room.attorney, room.letterId)).toMatchObject({ status: 409 });
  });

  test('the ground of a withdrawal is read by the client alone, and the email repeats nothing of it', async () => {
    await giveNotice();
    await follow();
    const thread = (await room.merchant.get(`/api/cases/${room.caseId}/counsel-messages`)).body.items;
    expect(thread[0]).toMatchObject({ author: 'attorney', body: expect.stringContaining('zebra') });
    for (const path of ['', '/history'])
      expect(JSON.stringify((await room.staff.get(`/api/admin/cases/${room.caseId}${path}`)).body)).not.toContain(
        'zebra',
      );
    expect(await leaveEmails()).toEqual([{ template: 'counsel-left', recipient: room.merchant.account?.email }]);
    await room.deliver();
    const [email] = (await room.emails(room.merchant.account?.email ?? '')).filter(({ subject }) =>
      subject?.includes('withdraws'),
    );
    expect(email?.text).not.toContain('zebra');
    expect(await tasks()).toEqual([{ text: expect.stringContaining('counsel withdraws'), owned: true }]);
  });

  test('a notice is given once, two weeks ahead at least, and by the attorney of the case', async () => {
    expect(await giveNotice(13)).toMatchObject({ status: 422, body: { fields: { last_on: expect.any(String) } } });
    expect((await giveNotice(400)).status).toBe(422);
    for (const [by, status] of [
      [room.staff, 403],
      [room.merchant, 403],
      [await room.app.user('attorney'), 404],
    ] as const)
      expect((await giveNotice(14, by)).status).toBe(status);
    expect((await giveNotice()).status).toBe(200);
    expect((await giveNotice(20)).status).toBe(409);
  });

  test('the client ends it at any moment, counsel is told, and nothing is approved from then on', async () => {
    expect((await end()).status).toBe(200);
    expect(await isEngaged()).toBe(false);
    expect(await barring()).toEqual(['engagement:ended']);
    expect(await approve(room.attorney, room.letterId)).toMatchObject({ status: 409 });
    await follow();
    expect(await leaveEmails()).toEqual([
      { template: 'client-ended', recipient: room.attorney.account?.email },
      { template: 'counsel-left', recipient: room.merchant.account?.email },
    ]);
    expect((await page()).actions[0].words).toContain('You ended the engagement');
    expect((await end()).status).toBe(409);
  });

  test('nobody but the merchant ends it for the client', async () => {
    for (const [by, status] of [
      [room.staff, 403],
      [room.attorney, 403],
      [await room.app.user(), 404],
    ] as const)
      expect((await end(by)).status).toBe(status);
  });

  test('the database lets nobody write an ending for another, and nobody change one', async () => {
    const insert = (by: TestUser, role: 'client' | 'attorney' | 'admin', how: 'withdrew' | 'client_ended') =>
      room.app.services.database.as({ id: by.id, role, name: 'Test', verifiedEmail: null }, (db) =>
        db
          .insertInto('engagement_endings')
          .values({
            id: crypto.randomUUID(),
            case_id: room.caseId,
            attorney_id: room.attorney.id,
            how,
            last_on: how === 'withdrew' ? '2999-01-01' : null,
            recorded_by: by.id,
            recorded_at: new Date(),
          })
          .execute(),
      );
    for (const [by, role, how] of [
      [room.merchant, 'client', 'withdrew'],
      [room.attorney, 'attorney', 'client_ended'],
      [room.staff, 'admin', 'client_ended'],
      [await room.app.user(), 'client', 'client_ended'],
    ] as const)
      await expect(insert(by, role, how)).rejects.toThrow('row-level security');
    await end();
    await expect(
      room.superuser.rows('delete from engagement_endings where case_id = $1', [room.caseId]),
    ).rejects.toThrow('append-only');
  });
});

describe('when counsel can no longer act', () => {
  const replace = () => jobHandlers(room.app.services)['replace-counsel']({});
  let counsel: TestUser;
  beforeEach(async () => {
    await room.fresh({ engaged: false });
    counsel = await room.app.user('attorney');
    await assign(counsel);
    await counsel.engage(room.caseId);
  });
  const attorneyOf = async () =>
    (
      await room.superuser.rows<{ attorney_id: string | null }>('select attorney_id from cases where id = $1', [
        room.caseId,
      ])
    )[0]?.attorney_id;
  const lookUp = (status: string) =>
    room.staff.post(`/api/admin/users/${counsel.id}/licenses`, {
      state: 'NY',
      number: '1234567',
      status,
      checked_on: today(),
      proof: 'The register.',
    });

  async function expectReplaced() {
    expect(await attorneyOf()).toBeNull();
    await follow();
    expect(await leaveEmails()).toEqual([{ template: 'counsel-left', recipient: room.merchant.account?.email }]);
    expect(await tasks()).toEqual([{ text: expect.stringContaining('can no longer act'), owned: true }]);
    const { actions, stage } = await page();
    expect(actions[0]).toMatchObject({ kind: 'find_counsel', words: expect.stringContaining('no longer acts') });
    expect(stage.owner).toBe('staff');
    expect((await counsel.get(`/api/letters/${room.letterId}`)).status).toBe(404);
    expect(await barring(room.staff)).toEqual(['engagement:ended']);
  }

  test('an attorney whom staff retire leaves every open case, its client is told, and its days get an owner', async () => {
    expect((await room.staff.post(`/api/admin/users/${counsel.id}/retire`, {})).status).toBe(200);
    await replace();
    await replace();
    await expectReplaced();
    const next = await room.app.user('attorney');
    await assign(next);
    expect((await page()).actions[0].kind).toBe('engage');
    expect((await paperOf(room.merchant, room.caseId, 'engagement')).may.sign).toBe(true);
  });

  test('a client who ended the engagement before is not told again that nobody acts for them', async () => {
    expect((await room.merchant.post(`/api/cases/${room.caseId}/engagement/end`, {})).status).toBe(200);
    await follow();
    const emails = await leaveEmails();
    await room.staff.post(`/api/admin/users/${counsel.id}/retire`, {});
    await replace();
    await follow();
    expect(await attorneyOf()).toBeNull();
    expect(await leaveEmails()).toEqual(emails);
    expect(await room.superuser.rows('select how from engagement_endings where case_id = $1', [room.caseId])).toEqual([
      { how: 'client_ended' },
    ]);
  });

  test('an attorney without an active license leaves every open case, and not before the last one is found so', async () => {
    await room.superuser.rows(
      "insert into license_checks (id, license_id, status, checked_on, proof, checked_by_name, recorded_at) select gen_random_uuid(), id, 'suspended', current_date, 'x', 'Test', now() from licenses where attorney_id = $1",
      [counsel.id],
    );
    await lookUp('active');
    await replace();
    expect(await attorneyOf()).toBe(counsel.id);
    expect((await lookUp('inactive')).status).toBe(200);
    await replace();
    await expectReplaced();
  });

  test('a check of a license that has grown old takes no case from its attorney', async () => {
    await room.superuser.rows('alter table license_checks disable trigger append_only');
    await room.superuser.rows(
      'update license_checks set checked_on = current_date - 200 where license_id in (select id from licenses where attorney_id = $1)',
      [counsel.id],
    );
    await room.superuser.rows('alter table license_checks enable trigger append_only');
    await replace();
    expect(await attorneyOf()).toBe(counsel.id);
  });

  test('an alarm says that a client was not told by the end of the next business day', async () => {
    const problem = async () =>
      (await readConditions(room.app.services)).find(({ kind }) => kind === 'client_untold')?.problem;
    await room.staff.post(`/api/admin/users/${counsel.id}/retire`, {});
    expect(await problem()).toBeNull();
    await room.superuser.rows('alter table appointments disable trigger append_only');
    await room.superuser.rows("update appointments set ended_at = now() - interval '6 days' where user_id = $1", [
      counsel.id,
    ]);
    await room.superuser.rows('alter table appointments enable trigger append_only');
    expect(await problem()).toContain('in 1 case');
    await replace();
    expect(await problem()).toBeNull();
  });

  test('nobody but staff retires an attorney, and an attorney only', async () => {
    for (const by of [room.merchant, counsel])
      expect((await by.post(`/api/admin/users/${counsel.id}/retire`, {})).status).toBe(403);
    expect((await room.staff.post(`/api/admin/users/${room.merchant.id}/retire`, {})).status).toBe(409);
  });
});
