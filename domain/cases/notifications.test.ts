import { expect, test } from 'vitest';
import type { LetterProgress } from './case-progress.ts';
import { notificationsOf } from './notifications.ts';
import type { TimelineFacts } from './timeline.ts';

const submitted = new Date('2026-11-02T15:00:00Z');
const later = (hours: number) => new Date(submitted.getTime() + hours * 3_600_000);
const letter: LetterProgress = {
  id: 'l',
  type: 'initial',
  status: 'delivered',
  drafted_at: later(2),
  due_on: '2026-11-05',
  sent_at: later(30),
  delivered_on: '2026-11-06',
  reply_due_on: null,
};
const offer = (id: string, status: 'open' | 'accepted' | 'withdrawn') => ({
  id,
  amount_cents: 5_000_00,
  status,
  received_on: '2026-11-09',
  answer_by: null,
  answered_at: status === 'open' ? null : new Date('2026-11-10T12:00:00Z'),
});
const facts: TimelineFacts = {
  theCase: {
    status: 'in_progress',
    processor: 'paypal',
    other_processor: null,
    held_amount_cents: 20_000_00,
    created_at: submitted,
    cancelled_at: null,
    closed_at: null,
  },
  progress: {
    analyzed_at: later(1),
    signed_at: later(3),
    to_engage: false,
    ending: null,
    recovered_cents: 0,
    open_offers: 1,
    answer_by: null,
    accepted_offer: null,
    replied_on: null,
    unread_by_merchant: 1,
    letters: [letter],
  },
  milestones: {
    replied_at: null,
    approvals: [],
    offers: [offer('a', 'accepted'), offer('w', 'withdrawn')],
    recoveries: [],
    tranches: [],
  },
};
const now = new Date('2026-11-12T00:00:00Z');
const messages = [
  { id: 'm1', created_at: new Date('2026-11-11T09:00:00Z'), read: false },
  { id: 'm2', created_at: new Date('2026-11-01T09:00:00Z'), read: true },
];

test('events are listed newest first with the place that shows each, and without what the merchant did', () => {
  expect(notificationsOf(facts, messages, new Set(), now).map(({ key, place }) => [key, place])).toEqual([
    ['message:m1', 'messages'],
    ['answered:w', 'money'],
    ['offer:a', 'money'],
    ['offer:w', 'money'],
    ['delivered:l', 'letters'],
    ['sent:l', 'letters'],
    ['drafted:l', 'letters'],
    ['analyzed', 'timeline'],
    ['message:m2', 'messages'],
  ]);
});

test('a notification is unread until it is marked as read; opening a message also counts', () => {
  const unread = (keys: string[]) =>
    notificationsOf(facts, messages, new Set(keys), now)
      .filter((each) => each.unread)
      .map(({ key }) => key);
  expect(unread([])).not.toContain('message:m2');
  expect(unread(['message:m1', 'offer:a', 'offer:w', 'answered:w', 'delivered:l'])).toEqual([
    'sent:l',
    'drafted:l',
    'analyzed',
  ]);
});
