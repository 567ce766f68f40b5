import { expect, test } from 'vitest';
import { kindOfAction, ownWorkText } from './work.ts';

test.each([
  ['received/review', 'new_case'],
  ['hand:received', 'task'],
  ['in_negotiation/reply:0190:2026-11-02', 'reply'],
  ['delivered/answer:0190:2026-11-02', 'reply'],
  ['with_attorney/review:0190', 'step'],
  ['offer_made/offer:1:2026-11-02', 'step'],
  [null, 'new_case'],
])('the next action planned for %s is of the kind %s', (plannedFor, kind) => {
  expect(kindOfAction(plannedFor)).toBe(kind);
});

test.each([
  [{ kind: 'message', many: 1, who: null, state: null }, 'Answer a message'],
  [{ kind: 'message', many: 3, who: null, state: null }, 'Answer 3 messages'],
  [{ kind: 'email', many: 1, who: null, state: 'uncertain' }, 'Find out whether the letter’s email arrived'],
  [{ kind: 'email', many: 1, who: null, state: 'failed' }, 'Decide about the refused email'],
  [{ kind: 'mailing', many: 1, who: null, state: 'to_print' }, 'Post the certified letter'],
  [{ kind: 'mailing', many: 1, who: null, state: 'uncertain' }, 'Find out whether the mailhouse mailed the letter'],
  [{ kind: 'mention', many: 1, who: 'Ada', state: null }, 'Ada mentioned you in a note'],
  [{ kind: 'inquiry', many: 1, who: 'Ada Byron', state: null }, 'Answer Ada Byron'],
  [{ kind: 'inquiry', many: 1, who: null, state: 'suspected' }, 'Look at a suspected message'],
  [{ kind: 'inquiry', many: 3, who: null, state: 'suspected' }, 'Look at 3 suspected messages'],
  [{ kind: 'erasure', many: 1, who: 'a@shop.example', state: null }, 'Decide whether to erase a@shop.example'],
] as const)('%j is "%s"', (work, text) => {
  expect(ownWorkText(work)).toBe(text);
});
