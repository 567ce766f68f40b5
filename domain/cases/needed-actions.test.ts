import { describe, expect, test } from 'vitest';
import type { LetterProgress } from './case-progress.ts';
import { helpfulActions, urgentActions } from './needed-actions.ts';

const submitted = new Date('2026-11-20T15:00:00Z');
const open = { status: 'intake' as const, created_at: submitted, cancelled_at: null };
const letter = (status: LetterProgress['status']): LetterProgress => ({
  id: 'l',
  type: 'initial',
  status,
  drafted_at: submitted,
  due_on: '2026-11-24',
  sent_at: null,
  delivered_on: null,
  reply_due_on: null,
});
const fresh = {
  signed_at: null,
  to_engage: false,
  ending: null,
  open_offers: 0,
  answer_by: null,
  unread_by_merchant: 0,
  letters: [] as LetterProgress[],
};
const kinds = (actions: { kind: string }[]) => actions.map(({ kind }) => kind);

describe('needed actions', () => {
  test('facts to confirm are asked for with the review, and no longer once the case has ended', () => {
    const waiting = { ...fresh, signed_at: submitted, letters: [letter('in_review')] };
    expect(urgentActions(open, waiting, 3)).toEqual([
      {
        kind: 'confirm_facts',
        words: 'Confirm the facts of your letter. It is not approved before that.',
        due_on: '2026-11-24',
      },
    ]);
    expect(urgentActions(open, waiting, 0)).toEqual([]);
    expect(urgentActions({ ...open, status: 'closed' }, waiting, 3)).toEqual([]);
  });

  test('a signature is needed until the agreement is signed or the letter is out', () => {
    expect(urgentActions(open, { ...fresh, letters: [letter('in_review')] })).toEqual([
      {
        kind: 'sign_agreement',
        words: 'Read and sign the success-fee agreement. No letter goes out before that.',
        due_on: '2026-11-24',
      },
    ]);
    expect(kinds(urgentActions(open, { ...fresh, letters: [letter('approved')] }))).toEqual(['sign_agreement']);
    expect(urgentActions(open, { ...fresh, signed_at: submitted })).toEqual([]);
    expect(urgentActions(open, { ...fresh, letters: [letter('sending')] })).toEqual([]);
  });

  test('responding to an offer comes first, with its deadline', () => {
    const actions = urgentActions(open, { ...fresh, open_offers: 2, answer_by: '2026-12-01', unread_by_merchant: 1 });
    expect(actions.map(({ kind, words, due_on }) => [kind, words, due_on])).toEqual([
      ['answer_offer', 'Accept or decline 2 offers.', '2026-12-01'],
      ['sign_agreement', expect.any(String), null],
      ['read_message', 'Read a new message.', null],
    ]);
  });

  test('an ended case needs at most a message to be read', () => {
    const waiting = { ...fresh, open_offers: 1, unread_by_merchant: 3 };
    expect(kinds(urgentActions({ ...open, status: 'closed', cancelled_at: submitted }, waiting))).toEqual([
      'read_message',
    ]);
    expect(kinds(urgentActions({ ...open, status: 'resolved' }, { ...waiting, unread_by_merchant: 0 }))).toEqual([]);
  });
});

describe('helpful details', () => {
  const given = {
    kinds: [],
    missing: ['the hold start date', 'what you sell', 'the refund policy', 'the monthly volume', 'x'],
    mayComplete: true,
  };
  test('helpful details name the first three blanks and count the rest', () => {
    expect(helpfulActions(open, [], given).map(({ words }) => words)).toEqual([
      'Complete the details: the hold start date, what you sell, the refund policy and 2 more.',
      'Add the hold notice or your merchant statements, which the letter can point to.',
    ]);
    expect(helpfulActions(open, [], { ...given, missing: ['a', 'b'] })[0]?.words).toBe(
      'Complete the details: a and b.',
    );
  });

  test('details are requested only while the letter can still use them', () => {
    expect(kinds(helpfulActions(open, [letter('in_review')], { ...given, mayComplete: false }))).toEqual([
      'add_documents',
    ]);
    expect(
      kinds(helpfulActions(open, [letter('in_review')], { ...given, kinds: ['hold_notice'], missing: [] })),
    ).toEqual([]);
    expect(kinds(helpfulActions(open, [letter('sent')], { ...given, mayComplete: false }))).toEqual([]);
    expect(kinds(helpfulActions({ ...open, status: 'closed' }, [], given))).toEqual([]);
  });
});

test('a merchant whose attorney leaves is told so, and not asked to sign with that attorney', () => {
  const left = { ...fresh, signed_at: submitted, to_engage: true };
  expect(kinds(urgentActions(open, left))).toEqual(['engage']);
  const [action, ...others] = urgentActions(open, { ...left, ending: { how: 'gone', last_on: null } });
  expect([action?.kind, others]).toEqual(['find_counsel', []]);
  expect(action?.words).toContain('no longer acts for you');
  expect(urgentActions({ ...open, status: 'closed' }, { ...left, ending: { how: 'gone', last_on: null } })).toEqual([]);
});
