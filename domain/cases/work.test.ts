import { expect, test } from 'vitest';
import { actOf, ofAction, ownWorkText } from './work.ts';

const letter = '01a227a0-9279-7424-bc46-ef7df29c5a69';

test.each([
  ['received/review', 'step', 'case', null],
  ['hand:received', 'task', 'case', null],
  [`in_negotiation/reply:${letter}:2026-11-02`, 'reply', 'replied', letter],
  [`delivered/answer:${letter}:2026-11-02`, 'reply', 'reply', letter],
  [`with_attorney/review:${letter}`, 'step', 'review', letter],
  ['drafted/change:417', 'step', 'letter', null],
  [`with_attorney/barred:${letter}:send:license`, 'step', 'barred', letter],
  [`sent/delivery:${letter}`, 'step', 'delivery', letter],
  [`sent/returned:${letter}`, 'step', 'delivery', letter],
  [`with_attorney/sign:${letter}`, 'step', 'papers', letter],
  ['offer_made/offer:1:2026-11-02', 'step', 'offer', null],
  [`offer_accepted/tell:${letter}`, 'step', 'accepted', null],
  ['received/conflict', 'step', 'conflict', null],
])(
  'the next action planned for %s is of the kind %s and asks for %s of letter %s',
  (plannedFor, kind, act, letter_id) => {
    expect(ofAction(plannedFor, 'under_review')).toEqual({ kind, act, letter_id });
  },
);

test.each([
  [null, 'new_case', 'triage'],
  ['received/review', 'new_case', 'triage'],
  ['analyzed/draft', 'new_case', 'triage'],
  [`with_attorney/review:${letter}`, 'new_case', 'triage'],
  [`with_attorney/change:${letter}`, 'step', 'letter'],
  [`with_attorney/send:${letter}`, 'step', 'letter'],
  ['hand:with_attorney', 'task', 'case'],
] as const)('of a case in intake, %s is of the kind %s and asks for %s', (plannedFor, kind, act) => {
  expect(ofAction(plannedFor, 'intake')).toMatchObject({ kind, act });
});

test.each([
  ['mailing', 'to_print', 'posting'],
  ['email', 'uncertain', 'email'],
  ['email', 'to_email', 'letter'],
  ['mention', null, 'mention'],
] as const)('a row of kind %s in state %s asks for %s', (kind, state, act) => {
  expect(actOf({ kind, state })).toBe(act);
});

test.each([
  [{ kind: 'conflict', many: 1, who: null, state: null }, 'Decide whether there is a conflict of interest'],
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
  [{ kind: 'license', many: 1, who: 'Ada Byron', state: 'OR' }, 'Look up the OR license of Ada Byron again'],
  [{ kind: 'erasure', many: 1, who: 'a@shop.example', state: null }, 'Decide whether to erase a@shop.example'],
] as const)('%j is "%s"', (work, text) => {
  expect(ownWorkText(work)).toBe(text);
});
