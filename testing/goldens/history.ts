import type { LetterType } from '../../domain/letters/letter.ts';
import type { PriorLetter, Reply } from '../../drafting/facts/case-file.ts';

/** What was sent and answered before a golden letter: its day, and the letters before it. */
export const dates: Record<LetterType, string> = {
  initial: '2026-11-23',
  follow_up: '2026-12-14',
  final: '2027-01-08',
  escalation: '2027-01-25',
};
const sent: Record<'initial' | 'follow_up' | 'final', PriorLetter> = {
  initial: {
    letter_type: 'initial',
    sent_on: '2026-11-24',
    delivered_on: '2026-11-30',
    certified_mail_number: '9414 7118 9956 0042 1101 27',
    notice: true,
  },
  follow_up: {
    letter_type: 'follow_up',
    sent_on: '2026-12-15',
    delivered_on: '2026-12-18',
    certified_mail_number: '9414 7118 9956 0042 1187 55',
  },
  final: { letter_type: 'final', sent_on: '2027-01-11', certified_mail_number: '9414 7118 9956 0042 1204 10' },
};
export const before: Record<LetterType, PriorLetter[]> = {
  initial: [],
  follow_up: [sent.initial],
  final: [sent.initial, sent.follow_up],
  escalation: [sent.initial, sent.follow_up, sent.final],
};

export const paypalRefusal: Reply = {
  received_on: '2026-12-22',
  kind: 'refusal',
  amount_cents: null,
  words:
    'We reviewed your account again and decided not to remove the limitation. The number of disputes remains higher than we can accept. This decision is final.',
};
export const stripeReply: Reply = {
  received_on: '2026-12-03',
  kind: 'automatic',
  amount_cents: null,
  words:
    'Thank you for reaching out. Your account is still under review. We will be in touch when the review is complete.',
};
export const stripeRelease: Reply = {
  received_on: '2026-12-29',
  kind: 'partial_release',
  amount_cents: 30_000_00,
  words: 'We have released part of your balance. The rest remains in reserve in view of possible chargebacks.',
};
export const squareRequest: Reply = {
  received_on: '2026-12-07',
  kind: 'request_for_documents',
  amount_cents: null,
  words:
    'To continue our review, please send tracking for recent orders, supplier invoices and your most recent bank statements.',
};

export const ebayAutomatic: Reply = {
  received_on: '2026-12-02',
  kind: 'automatic',
  amount_cents: null,
  words: 'We have received your message. A member of the team will be in touch.',
};
export const ebayRequest: Reply = {
  received_on: '2026-12-21',
  kind: 'request_for_documents',
  amount_cents: null,
  words: 'Please send tracking numbers and supplier invoices for the listings under review.',
};
export const ebayRefusal: Reply = {
  received_on: '2027-01-18',
  kind: 'refusal',
  amount_cents: null,
  words: 'After review the hold on your payouts remains in place because of delivery complaints.',
};
