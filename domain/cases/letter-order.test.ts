import { describe, expect, test } from 'vitest';
import { draftingBar, hasEndedText, nextLetterType, type OrderedLetter, type OrderedReply } from './letter-order.ts';

const open = { status: 'in_progress', cancelled_at: null } as const;
const today = '2026-12-15';
const letter = (
  type: OrderedLetter['type'],
  status: OrderedLetter['status'],
  reply_due_on: string | null = '2026-12-14',
): OrderedLetter => ({ type, status, reply_due_on, sent_on: '2026-11-30' });
const barAfter = (
  letters: readonly OrderedLetter[],
  type: OrderedLetter['type'],
  replies: readonly OrderedReply[] = [],
  theCase: Parameters<typeof draftingBar>[0] = open,
) => draftingBar(theCase, { letters, replies }, type, today);

describe('the order of the letters of a case', () => {
  test.each<[string, OrderedLetter[], OrderedLetter['type']]>([
    ['the first letter of a case', [], 'initial'],
    ['a first letter in the place of a draft', [letter('initial', 'in_review', null)], 'initial'],
    ['the follow-up, the day after the answer was due', [letter('initial', 'delivered')], 'follow_up'],
    [
      'the final letter after the follow-up',
      [letter('initial', 'delivered'), letter('follow_up', 'delivered')],
      'final',
    ],
    ['the escalation after the final letter', [letter('final', 'delivered')], 'escalation'],
    ['the same letter again after it came back', [letter('initial', 'returned_to_sender', null)], 'initial'],
    [
      'the follow-up beside a superseded one',
      [letter('initial', 'delivered'), letter('follow_up', 'superseded')],
      'follow_up',
    ],
  ])('%s may be drafted', (_, letters, type) => {
    expect(barAfter(letters, type)).toBeNull();
  });

  test.each<[OrderedLetter[], OrderedLetter['type'], string, boolean]>([
    [[], 'follow_up', 'needs an earlier letter of this case that was sent', false],
    [[letter('initial', 'approved', null)], 'initial', 'initial letter is approved and not sent yet', false],
    [[letter('initial', 'sending', null)], 'follow_up', 'initial letter is being sent', false],
    [[letter('initial', 'delivered')], 'initial', 'after it comes the follow-up', true],
    [[letter('initial', 'delivered')], 'escalation', 'after it comes the follow-up', true],
    [[letter('initial', 'sent')], 'follow_up', 'delivery of the initial letter is not recorded', true],
    [[letter('initial', 'delivered', today)], 'follow_up', 'runs through December 15, 2026', true],
    [[letter('initial', 'delivered', null)], 'follow_up', 'has not passed.', true],
    [[letter('initial', 'returned_to_sender', null)], 'follow_up', 'came back undelivered', true],
    [[letter('escalation', 'delivered')], 'final', 'it is the last letter', true],
  ])('after %j a letter of the type %s is refused: %s', (letters, type, text, byOrder) => {
    expect(barAfter(letters, type)).toEqual({ text: expect.stringContaining(text), byOrder });
  });

  test.each<[OrderedReply['kind'], string, boolean]>([
    ['refusal', '2026-12-01', true],
    ['offer', '2026-11-30', true],
    ['partial_release', '2026-12-01', true],
    ['refusal', '2026-11-29', false],
    ['request_for_documents', '2026-12-01', false],
    ['automatic', '2026-12-01', false],
    ['silence', '2026-12-01', false],
  ])('a reply of the kind %s of %s ends the wait for the answer: %j', (kind, received_on, ends) => {
    for (const last of [letter('initial', 'delivered', today), letter('initial', 'sent')])
      expect(barAfter([last], 'follow_up', [{ kind, received_on }]) === null).toBe(ends);
  });

  test('an answer changes nothing about which letter comes next, nor about one that came back', () => {
    const refused = [{ kind: 'refusal', received_on: '2026-12-01' }] as const;
    expect(barAfter([letter('initial', 'delivered')], 'final', refused)?.byOrder).toBe(true);
    expect(barAfter([letter('initial', 'returned_to_sender', null)], 'follow_up', refused)?.byOrder).toBe(true);
  });

  test('no letter is drafted for a case that was resolved, closed or cancelled, and no reason helps', () => {
    for (const ended of [
      { status: 'resolved', cancelled_at: null },
      { status: 'closed', cancelled_at: null },
      { status: 'intake', cancelled_at: new Date() },
    ] as const)
      expect(barAfter([], 'initial', [], ended)).toEqual({
        text: `${hasEndedText(ended)}; no letter is drafted for it.`,
        byOrder: false,
      });
    expect(hasEndedText(open)).toBeNull();
  });

  test('the next letter is the one whose turn it is', () => {
    expect(nextLetterType([])).toBe('initial');
    expect(nextLetterType([letter('initial', 'sent'), letter('follow_up', 'superseded')])).toBe('follow_up');
    expect(nextLetterType([letter('final', 'returned_to_sender')])).toBe('final');
    expect(nextLetterType([letter('escalation', 'delivered')])).toBeNull();
  });
});
