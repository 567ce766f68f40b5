import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { readInstructions } from '../../drafting/plan/read-instructions.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { jobHandlers } from '../jobs.ts';
import { draftLetter } from './draft-letter.ts';

let app: TestApp;
let superuser: Superuser;
let attorney: TestUser;
let letterId: string;
let caseId: string;
const shown = async () => (await attorney.get(`/api/letters/${letterId}`)).body;
const effects = ['The letter omits the offer of compromise.', expect.stringMatching(/^The response is due on /)];

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  attorney = await app.user('attorney');
  const [merchant, staff] = [await app.user(), await app.user('staff')];
  caseId = (await merchant.apply()).body.case_id;
  await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
  const drafted = await draftLetter(app.services, systemActor, {
    caseId,
    letterType: 'initial',
    origin: `initial:${caseId}`,
    wishes: readInstructions('Leave out the settlement offer. Give them 20 business days.'),
  });
  letterId = drafted?.letter_id ?? '';
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

test('drafting again after a merchant’s change keeps the instructions', async () => {
  await superuser.rows('update cases set held_amount_cents = held_amount_cents + 100 where id = $1', [caseId]);
  await jobHandlers(app.services)['redraft-letter']({ case_id: caseId });
  const letter = await shown();
  expect(letter).toMatchObject({ version: 2, instructions: { applied: effects.map((effect) => ({ effect })) } });
  expect(JSON.stringify(letter.document.blocks)).not.toMatch(/compromise/i);
});

test('an edit keeps the requested deadline, which the verifier holds to the instruction', async () => {
  const before = await shown();
  const saved = await attorney.send('PUT', `/api/letters/${letterId}`, {
    version: before.version,
    document: { ...before.document, title: 'Demand' },
  });
  expect([saved.status, saved.body.instructions]).toEqual([200, before.instructions]);
  const reds = saved.body.verdict.findings.filter(
    ({ severity, check }: { severity: string; check: string }) => severity === 'red' && check === 'fact',
  );
  expect(reds).toEqual([]);
});
