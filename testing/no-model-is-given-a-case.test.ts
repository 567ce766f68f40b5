import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { firmToday } from '../web/ui/typed-values.ts';
import { LetterRoom } from './app/letter-room.ts';
import { openTestApp } from './app/open-test-app.ts';
import { TestUser, type TestAnswer } from './app/test-user.ts';
import { linesPdf } from './files/page-pdf.ts';
import { openEndpoint, stream } from './models/compatible-endpoint.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
});
afterAll(() => room.close());

/** A step that the server must take; returns its answer. */
async function done(step: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  const { status, body } = await step;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

type Users = Pick<LetterRoom, 'merchant' | 'staff' | 'attorney'>;
const notice = linesPdf(['BrightPay Inc.', 'Notice of account hold', 'Amount held: $45,000.00']);

/** All that is done in a case where a model might be thought of: messages, documents, a reply, analysis and letter. */
async function work({ merchant, staff, attorney }: Users, runJobs: () => Promise<void>): Promise<void> {
  const { caseId } = room;
  const path = `/api/cases/${caseId}`;
  const { id } = await merchant.upload('notice.pdf', notice, caseId);
  await done(merchant.post(`${path}/files`, { files: [{ id, document_type: 'hold_notice' }] }));
  await done(merchant.post(`${path}/messages`, { message_id: randomUUID(), body: 'They called me.' }));
  await done(merchant.post(`${path}/counsel-messages`, { message_id: randomUUID(), body: 'For you alone.' }));
  await done(merchant.post('/api/functions/ai-case-strategy-analyzer', { caseId }));
  const reply = { kind: 'refusal', words: 'The decision stands.', received_on: firmToday(), amount_cents: null };
  const entry = { entry_id: randomUUID(), letter_id: null, file_id: null };
  await done(attorney.post(`${path}/processor-answers`, { ...reply, ...entry }));
  await runJobs();
  expect(await done(merchant.get(`${path}/extractions`))).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ file_id: id, status: 'done' })]),
  });
  await done(staff.post('/api/functions/ai-comprehensive-case-analyzer', { caseId }));
  const wish = { demandType: 'initial', customInstructions: 'Make it firmer.' };
  const written = await done(staff.post('/api/functions/ai-demand-letter-generator', { caseId, ...wish }));
  expect(written.success).toBe(true);
  await runJobs();
}

/** The app on the room's database, with a model; its users stay signed in. */
async function reopen(model: Record<string, string>) {
  const { dataDir } = room.app.services.config;
  const opened = await openTestApp({ DATA_DIR: dataDir, ...model }, { ownerUrl: room.app.url });
  const again = ({ account, cookie }: TestUser) => Object.assign(new TestUser(opened.app, account), { cookie });
  const { merchant, staff, attorney } = room;
  return { ...opened, users: { merchant: again(merchant), staff: again(staff), attorney: again(attorney) } };
}

const question = 'Answer with the word OK.';

// The merchant has not ticked the box: the engagement letter (section 8) and the privacy page promise it.
test.each([
  ['compatible', question],
  ['anthropic', [{ type: 'text', text: question }]],
])(
  'a model by %s, set for a case that is under way and whose merchant has allowed nothing, is asked whether it answers and given nothing of it',
  async (provider, content) => {
    const endpoint = await openEndpoint((_asked, response) => stream(response, 'OK'));
    onTestFinished(endpoint.close);
    const app = await reopen({
      AI_PROVIDER: provider,
      AI_MODEL: 'm',
      AI_KEY: 'k',
      AI_URL: endpoint.url,
      AI_SENDS: 'texts',
    });
    onTestFinished(app.close);
    await work(app.users, app.runJobs);
    expect(endpoint.asked).toEqual([]);
    await done(app.users.staff.post('/api/functions/ai-test-function', { caseId: room.caseId }));
    expect(endpoint.asked.map(({ body }) => body.messages)).toEqual([[{ role: 'user', content }]]);
  },
);
