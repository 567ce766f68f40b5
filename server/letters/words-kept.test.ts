import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { saveWords, whereAre } from '../../testing/app/words-kept.ts';
import { jobHandlers } from '../jobs.ts';

let room: LetterRoom;
let other: TestUser;
let clock: { now: () => Date };
beforeAll(async () => {
  room = await LetterRoom.open();
  other = await room.app.user('attorney');
  clock = room.app.services.clock;
});
afterEach(() => void Object.assign(room.app.services, { clock }));
afterAll(() => room.close());

const [own, more] = ['We would welcome a call with your counsel.', 'We write to you in the hope of a short answer.'];
const path = (rest = '') => `/api/letters/${room.letterId}${rest}`;
const generate = (by: TestUser, demandType: string, rest: object = {}) =>
  by.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType, ...rest });
const patch = async (fields: object) => {
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  return room.staff.send('PATCH', `/api/admin/cases/${room.caseId}`, fields, { 'if-match': String(body.version) });
};
const job = async (name: 'draft-letter' | 'redraft-letter') => {
  await jobHandlers(room.app.services)[name]({ case_id: room.caseId });
  return { status: 200 };
};
/** Counts up, so that each new date is later than the one before. */
let days = 0;
const nextDay = () => {
  days += 1;
  const now = new Date(`${addBusinessDays(letterDateOf(clock.now()), days)}T17:00:00Z`);
  Object.assign(room.app.services, { clock: { ...clock, now: () => now } });
};
const suggested = async (by: TestUser, words: string) => {
  const { body } = await by.get(path());
  const last = body.document.blocks.findLast(({ kind, text }: LetterBlock) => kind === 'paragraph' && text !== own);
  const blocks = body.document.blocks.map((block: LetterBlock) => (block === last ? { ...block, text: words } : block));
  return by.post(path('/suggestions'), { version: body.version, document: { ...body.document, blocks } });
};

type Act = { done: readonly State[]; act: () => Promise<{ status: number }> };
const states = ['draft', 'in_review', 'carried over', 'approved', 'superseded', 'ended'] as const;
type State = (typeof states)[number];
const open = ['draft', 'in_review', 'carried over', 'approved'] as const;

let renamed = 0;
const correctCase = () => patch({ legal_business_name: `Renamed Goods ${(renamed += 1)} LLC` });
const draftAgain = async (by: TestUser) => {
  await correctCase();
  return room.act(by, 'redraft');
};
const dateAgain = async (by: TestUser) => {
  nextDay();
  return room.act(by, 'date');
};

/**
 * What users and the program do without asking to go over somebody's edits; `done`: the states in which it succeeds,
 * refused in all others.
 */
const acts: Record<string, Act> = {
  'staff generate a letter of the same type': { done: [], act: () => generate(room.staff, 'initial') },
  'the attorney generates a letter of the same type': { done: [], act: () => generate(room.attorney, 'initial') },
  'another attorney generates a letter': { done: [], act: () => generate(other, 'initial') },
  'staff generate a letter of another type': { done: [], act: () => generate(room.staff, 'follow_up') },
  'staff save with an old version': {
    done: [],
    act: async () => {
      const { body } = await room.staff.get(path());
      const document = { ...body.document, blocks: body.document.blocks.slice(0, 2) };
      return room.staff.send('PUT', path(), { version: body.version - 1 || 99, document });
    },
  },
  'the program drafts the first letter again': { done: states, act: () => job('draft-letter') },
  'staff correct the case': {
    done: states,
    act: async () => {
      const { status } = await correctCase();
      return status === 200 ? job('redraft-letter') : { status };
    },
  },
  'the merchant corrects a fact': {
    done: [...open, 'superseded'],
    act: async () => {
      const { body } = await room.merchant.get(`/api/cases/${room.caseId}/facts`);
      const [{ fact, sha256 } = { fact: '', sha256: '' }] = body.facts;
      const answers = [{ fact, sha256, correction: { value: '$99.00', note: 'The statement of May says so.' } }];
      const { status } = await room.merchant.post(`/api/cases/${room.caseId}/facts`, { answers });
      return status === 200 ? job('redraft-letter') : { status };
    },
  },
  'staff suggest a change, which the attorney accepts': {
    done: [...open, 'ended'],
    act: async () => {
      const { body } = await suggested(room.staff, `We look forward to your answer. ${(renamed += 1)}`);
      const { body: letter } = await room.attorney.get(path());
      const ours = (body.items ?? []).filter(({ state }: { state: string }) => state === 'open');
      const changes = ours.map(({ suggestion_id, part }: Record<string, string>) => ({ suggestion_id, part }));
      return room.attorney.post(path('/suggestions/decide'), { version: letter.version, outcome: 'accepted', changes });
    },
  },
  'staff draft it again': { done: open, act: () => draftAgain(room.staff) },
  'the attorney drafts it again': { done: open, act: () => draftAgain(room.attorney) },
  'staff date it again on a later day': { done: [...open, 'ended'], act: () => dateAgain(room.staff) },
  'the attorney dates it again on a later day': { done: [...open, 'ended'], act: () => dateAgain(room.attorney) },
  'staff put it into review on a later day': {
    done: ['draft'],
    act: () => {
      nextDay();
      return room.act(room.staff, 'submit', { answer: 'Done.' });
    },
  },
  'staff give it to another attorney': {
    done: states,
    act: () => room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id }),
  },
  'the attorney returns it': {
    done: ['in_review', 'carried over', 'approved', 'ended'],
    act: () => room.act(room.attorney, 'return', { note: 'Please look at it.' }),
  },
  'the merchant cancels the case': {
    done: [...open, 'superseded'],
    act: () => room.merchant.post(`/api/cases/${room.caseId}/cancel`, {}),
  },
  'staff end the case': { done: states, act: () => patch({ status: 'closed' }) },
};

/** Makes a letter that the attorney edited, in the given state. */
async function edited(state: State): Promise<void> {
  days = 0;
  await room.fresh();
  await saveWords(room.attorney, room.letterId, own, more);
  const answer = await into[state]();
  expect(answer.status).toBe(200);
  if (state === 'carried over') room.letterId = answer.body.letter_id;
}
const into: Record<State, () => Promise<TestAnswer>> = {
  draft: () => room.act(room.attorney, 'return', { note: 'Please look at it.' }),
  in_review: () => room.shown(),
  'carried over': () => generate(room.staff, 'initial', { overEdits: true }),
  approved: () => approve(room.attorney, room.letterId),
  superseded: () => generate(room.staff, 'initial', { overEdits: true }),
  ended: () => patch({ status: 'closed' }),
};

/** The statuses of letter and case. While an act leaves them alone, the next act uses the same letter. */
const looks = async () =>
  JSON.stringify(
    await room.superuser.rows(
      `select l.id, l.status, c.status = 'closed' as ended, c.attorney_id, c.cancelled_at
       from letters l join cases c on c.id = l.case_id where c.id = $1 order by l.id`,
      [room.caseId],
    ),
  );

describe.each(states)('in a letter that is %s', (state) => {
  let before = '';
  test.each(Object.keys(acts))('an attorney’s words are still there after this: %s', async (name) => {
    const { done = [], act } = acts[name] ?? expect.fail();
    if (before === '' || before !== (await looks())) await edited(state);
    before = await looks();
    const { status } = await act();
    expect([status, status < 400]).toEqual([expect.any(Number), done.includes(state)]);
    expect(status).toBeLessThan(500);
    const reader = name === 'staff give it to another attorney' ? other : room.attorney;
    expect(await whereAre(room, reader, [own, more])).toEqual(['here', 'here']);
  });
});
