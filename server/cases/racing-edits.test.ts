import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const pairs = 40;
let app: TestApp;
let superuser: Superuser;
let staff: [TestUser, TestUser];
let id: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = [await app.user('staff'), await app.user('staff')];
  id = (await (await app.user()).apply()).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const patch = (by: TestUser, version: number, body: object) =>
  by.send('PATCH', `/api/admin/cases/${id}`, body, { 'if-match': String(version) });
const stored = async () =>
  (
    await superuser.rows<{ version: number; dba_name: string; parent_entities: string; reason_given: string }>(
      'select version, dba_name, parent_entities, reason_given from cases where id = $1',
      [id],
    )
  )[0];

test('of two concurrent edits of one version exactly one is stored, the other gets the stored values, and none is lost', async () => {
  const [one, other] = staff;
  for (let n = 0; n < pairs; n += 1) {
    const version = (await stored())?.version ?? 0;
    // Each edit writes a field of its own and one that both write.
    const edits = [
      { dba_name: `dba ${n}`, reason_given: `first ${n}` },
      { parent_entities: `parent ${n}`, reason_given: `second ${n}` },
    ];
    const answers = await Promise.all([patch(one, version, edits[0] ?? {}), patch(other, version, edits[1] ?? {})]);
    expect([n, answers.map(({ status }) => status).toSorted()]).toEqual([n, [200, 409]]);
    const won = answers[0]?.status === 200 ? 0 : 1;
    const lost = 1 - won;
    const { dba_name, parent_entities } = (await stored()) ?? {};
    const [winner, own] = [edits[won], lost === 0 ? { dba_name } : { parent_entities }];
    expect(answers[lost]?.body.conflict).toEqual({
      version: version + 1,
      changed_by: staff[won]?.account?.email,
      changed_at: expect.any(String),
      theirs: { ...own, reason_given: winner?.reason_given },
    });
    // The loser reloads and edits again.
    expect(
      (await patch(lost === 0 ? one : other, answers[lost]?.body.conflict.version, edits[lost] ?? {})).status,
    ).toBe(200);
    expect(await stored()).toEqual({
      version: version + 2,
      dba_name: `dba ${n}`,
      parent_entities: `parent ${n}`,
      reason_given: edits[lost]?.reason_given,
    });
  }
  // Every edit is in the history once: two edits of two fields for each pair.
  const [{ n } = { n: 0 }] = await superuser.rows<{ n: number }>(
    "select count(*)::int as n from case_history where case_id = $1 and what = 'details_changed'",
    [id],
  );
  expect(n).toBe(4 * pairs);
}, 120_000);
