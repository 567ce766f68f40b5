import { expect, test } from 'vitest';
import { bars as rows, gateSteps, type GateStep } from './bars.ts';
import { barsAt, barOf, decisionsOf, requirePassage } from './gate.ts';
import type { GateFacts } from './gate-facts.ts';
import { notes as noteRows } from './notes.ts';

const engaged: NonNullable<GateFacts['engagement']> = { obstacle: null, merchant: true, counsel: true, ended: null };
/** A letter that nothing bars. */
const clear: GateFacts = {
  status: 'in_review',
  hasLeft: false,
  ended: null,
  hasFeeAgreement: true,
  engagement: engaged,
  date: { dated: '2026-11-30', due: '2026-11-30', late: null },
  findings: { correct: 0, settle: 0, retired: [] },
  offers: [],
  form: null,
  papers: null,
  originals: [],
  changedCase: null,
  recovered: null,
  unconfirmedVersion: null,
  confirmedSince: null,
  openSuggestions: 0,
  corrected: [],
  asked: 0,
  attorney: { appointed: true, licensed: true },
  conflict: null,
  unread: null,
  carriedOver: [],
  addresses: { certified_mail: null, email: null },
  cameBack: null,
  wrongWay: null,
  withoutEmail: false,
  unsubmitted: false,
  unaligned: false,
  tooLarge: false,
  isBookWaiting: false,
  isBookFailed: false,
  unknownTerms: null,
  pastCounsel: null,
  against: [],
  sealed: [],
  contradictions: [],
  kindDoubts: [],
  unreadFiles: [],
};
const every: readonly GateStep[] = gateSteps;
const leaving: readonly GateStep[] = ['send', 'print', 'email', 'hand', 'post'];
const text = 'It does not stand.';

/** Each bar: its key, the steps that it bars, and the facts that cause it. */
const bars: [string, readonly GateStep[], Partial<GateFacts>][] = [
  ['case:ended', every, { ended: 'This case is closed' }],
  ['agreement:unsigned', leaving, { hasFeeAgreement: false }],
  ['engagement:arrangement', every, { engagement: { ...engaged, obstacle: text } }],
  ['engagement:merchant', every, { engagement: { ...engaged, merchant: false } }],
  ['engagement:counsel', every, { engagement: { ...engaged, counsel: false } }],
  ['engagement:ended', every, { engagement: { ...engaged, ended: { how: 'gone', last_on: null } } }],
  ['date:stale', ['approve'], { date: { ...clear.date, dated: '2026-11-27' } }],
  ['date:late', leaving, { date: { ...clear.date, late: text } }],
  ['findings:red', every, { findings: { correct: 2, settle: 0, retired: [] } }],
  ['findings:settle', ['approve'], { findings: { correct: 0, settle: 1, retired: [] } }],
  ['authority:retired', leaving, { findings: { correct: 0, settle: 0, retired: ['Foley'] } }],
  ['offer:o1', every, { offers: [{ id: 'o1', amount_cents: 500_000, received_on: '2026-11-20' }] }],
  ['counsel:passed', every, { pastCounsel: text }],
  [
    'record:against:held_amount',
    every,
    {
      against: [
        { id: 'held_amount', label: 'amount withheld', dated: '2026-11-24', stated: '$1.00', recorded: '$2.00' },
      ],
    },
  ],
  ['sealed:f1', every, { sealed: [{ id: 'f1', name: 'a.pdf' }] }],
  [
    'file:kind:f1:chargeback_report:hold_notice',
    every,
    {
      kindDoubts: [{ file_id: 'f1', name: 'a.pdf', enclosed: true, said: 'chargeback_report', read: 'hold_notice' }],
    },
  ],
  ['form:open', every, { form: text }],
  ['paper:signed', every, { papers: text }],
  ['original:merchant:notice:received', every, { originals: [{ id: 'notice:received', by: 'merchant', text }] }],
  ['original:counsel:notice:compared', every, { originals: [{ id: 'notice:compared', by: 'counsel', text }] }],
  ['case:changed', every, { changedCase: text }],
  ['case:recovered', every, { recovered: text }],
  ['version:venmo-1', ['approve', 'send'], { unconfirmedVersion: 'venmo-1' }],
  ['book:failed', every, { isBookFailed: true }],
  ['suggestions:open', ['approve'], { openSuggestions: 3 }],
  ['facts:corrected:amount', every, { corrected: [{ fact: 'amount', says: 'The amount held:' }] }],
  ['facts:asked', every, { asked: 1 }],
  ['appointment:missing', every, { attorney: { appointed: false, licensed: true } }],
  ['license:missing', ['approve'], { attorney: { appointed: true, licensed: false } }],
  ['conflict:open', every, { conflict: 'conflict' }],
  ['conflict:counsel', every, { conflict: 'counsel' }],
  ['reading:open', ['approve'], { unread: 2 }],
  ['notice:unsubmitted', ['send'], { unsubmitted: true }],
  ['notice:unaligned', ['email'], { unaligned: true }],
  ['notice:too_large', ['send', 'email', 'hand'], { tooLarge: true }],
  ['notice:wrong_way', leaving, { wrongWay: text }],
  ['delivery:email', ['send'], { withoutEmail: true }],
  ['address:certified_mail', ['send', 'print', 'post'], { addresses: { ...clear.addresses, certified_mail: text } }],
  ['address:email', ['send', 'email', 'hand'], { addresses: { ...clear.addresses, email: text } }],
];
/** Each note: its key and the facts that cause it. */
const notes: [string, Partial<GateFacts>][] = [
  ['address:returned', { cameBack: new Date('2026-10-01T12:00:00Z') }],
  ['carried:both', { carriedOver: ['the sum'] }],
  ['events:new', { confirmedSince: text }],
  ['book:waiting', { isBookWaiting: true }],
  ['law:hold', { unknownTerms: 'no version is known of that day.' }],
  ['file:amount:f1', { contradictions: [{ id: 'amount:f1', text }] }],
  ['file:waiting:f1', { unreadFiles: [{ id: 'f1', name: 'a.pdf', waiting: true }] }],
  ['file:unread:f1', { unreadFiles: [{ id: 'f1', name: 'a.pdf', waiting: false }] }],
];

test.each(bars)('%s bars %j and no other step', (key, steps, facts) => {
  for (const step of gateSteps)
    expect([step, barsAt({ ...clear, ...facts }, step).map((bar) => bar.key)]).toEqual([
      step,
      steps.includes(step) ? [key] : [],
    ]);
});

test.each(notes)('%s bars nothing and is listed at the desk', (key, facts) => {
  const now = { ...clear, ...facts };
  expect(gateSteps.flatMap((step) => barsAt(now, step))).toEqual([]);
  expect(decisionsOf(now)).toEqual([expect.objectContaining({ key, bars: 'nothing' })]);
});

test('every row of the gate is tried here', () => {
  const tried = [...bars, ...notes].map(([key]) => key);
  const table = [...rows, ...noteRows].map(({ key }) => key);
  expect(table.filter((key) => !tried.some((each) => each === key || each.startsWith(`${key}:`)))).toEqual([]);
  expect(table).toHaveLength(tried.length);
});

test('nothing bars a letter without a reason to', () => {
  for (const step of gateSteps) expect(barOf(clear, step)).toBeNull();
  expect(decisionsOf(clear)).toEqual([]);
  expect(() => requirePassage(clear, 'send')).not.toThrow();
});

test.each([
  ['undecided', 'nobody has decided whether that is a conflict of interest'],
  ['conflict', 'A conflict of interest was found'],
  ['renamed', 'The client’s name changed'],
] as const)('what is open of conflicts, %s, bars with its own words', (conflict, says) => {
  for (const step of gateSteps) expect(barOf({ ...clear, conflict }, step)).toContain(says);
});

test('a step is refused with the sentence of its first bar', () => {
  const facts: GateFacts = { ...clear, ended: 'This case is closed', conflict: 'conflict' };
  expect(() => requirePassage(facts, 'approve')).toThrow('This case is closed; its letter is not approved.');
  expect(barOf(facts, 'post')).toBe('This case is closed; its letter is not posted.');
});

test('the desk lists each matter once, beginning with what bars the next step', () => {
  const facts: GateFacts = { ...clear, unread: 0, hasFeeAgreement: false, papers: text, isBookWaiting: true };
  expect(decisionsOf(facts).map(({ key, bars: step }) => [key, step])).toEqual([
    ['paper:signed', 'approval'],
    ['reading:open', 'approval'],
    ['agreement:unsigned', 'sending'],
    ['book:waiting', 'nothing'],
  ]);
  expect(decisionsOf({ ...facts, status: 'approved' }).map(({ key, bars: step }) => [key, step])).toEqual([
    ['agreement:unsigned', 'sending'],
    ['paper:signed', 'sending'],
    ['book:waiting', 'nothing'],
  ]);
});

test('for a released letter the desk lists what bars it until something has left, then nothing', () => {
  const facts: GateFacts = { ...clear, status: 'sending', conflict: 'conflict' };
  expect(decisionsOf(facts)).toEqual([expect.objectContaining({ key: 'conflict:open', bars: 'sending' })]);
  expect(decisionsOf({ ...facts, hasLeft: true })).toEqual([]);
  expect(decisionsOf({ ...facts, status: 'superseded', hasLeft: true })).toEqual([]);
});
