import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAgreement } from '../../testing/app/desk.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let staff: TestUser;
let caseId: string;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  merchant = await app.user();
  staff = await app.user('staff');
  caseId = (await merchant.apply()).body.case_id;
  await app.runJobs();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

type Reply = { key: string; label: string; body: string };
const replies = async (): Promise<Reply[]> => (await staff.get(`/api/admin/cases/${caseId}/saved-replies`)).body.items;
const bodyOf = async (key: string) => (await replies()).find((each) => each.key === key)?.body ?? null;

test('what the case lacks is named, and no longer named once it is there', async () => {
  const before = await replies();
  expect(before.map(({ key }) => key)).toEqual([
    'everything',
    'agreement_unsigned',
    'facts_unconfirmed',
    'missing_papers',
    'missing_details',
  ]);
  expect(await bodyOf('missing_papers')).toContain('the notice of the hold or termination, three months of merchant');

  const { id } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF'), caseId);
  await merchant.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: 'hold_notice' }] });
  expect(await bodyOf('missing_papers')).not.toContain('the notice of the hold');

  const { body: facts } = await merchant.get(`/api/cases/${caseId}/facts`);
  await merchant.post(`/api/cases/${caseId}/facts`, {
    answers: facts.facts.map(({ fact, sha256 }: { fact: string; sha256: string }) => ({
      fact,
      sha256,
      correction: null,
    })),
  });
  expect(await bodyOf('facts_unconfirmed')).toBeNull();

  await signAgreement(merchant, caseId);
  expect(await bodyOf('agreement_unsigned')).toBeNull();
});

test('an offer is named with its sum and its deadline, until it is answered', async () => {
  await superuser.rows(
    "insert into processor_replies (id, case_id, kind, amount_cents, received_on, expires_on, entered_by_name, created_at) select gen_random_uuid(), $1, 'offer', 1250000, '2026-01-05', '2026-01-20', 'Test', now()",
    [caseId],
  );
  expect(await bodyOf('offer_waiting')).toContain(
    '$12,500.00, received on January 5, 2026, to be answered by January 20, 2026.',
  );
  await superuser.rows("update offers set status = 'declined' where case_id = $1", [caseId]);
  expect(await bodyOf('offer_waiting')).toBeNull();
});

test('a case that has ended asks for nothing more', async () => {
  await superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [caseId]);
  expect((await replies()).map(({ key }) => key)).toEqual(['closing']);
});
