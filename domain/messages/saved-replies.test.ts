import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentKinds } from '../documents/document-kind.ts';
import { factsAsked } from '../letters/fact-to-confirm.ts';
import { unwritable } from '../unwritable.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { savedRepliesFor } from './saved-replies.ts';

const nothing: ReplyFacts = {
  team: 'Unhold',
  first_name: 'Ada',
  case_number: 'UH-2026-1001',
  business: 'Analytical Goods LLC',
  processor: 'PayPal',
  ended: false,
  agreement_unsigned: false,
  missing_papers: [],
  missing_details: [],
  may_complete: true,
  papers_to_sign: [],
  facts_to_confirm: [],
  offers: [],
  letter: null,
  today: '2026-11-26',
};
const sent: ReplyFacts['letter'] = {
  sent_on: '2026-11-02',
  delivered_on: '2026-11-05',
  reply_due_on: '2026-12-04',
  answered_on: null,
};
const keysOf = (facts: Partial<ReplyFacts>) => savedRepliesFor({ ...nothing, ...facts }).map(({ key }) => key);
const bodyOf = (key: string, facts: Partial<ReplyFacts>) =>
  savedRepliesFor({ ...nothing, ...facts }).find((each) => each.key === key)?.body ?? '';

describe('the replies of a case', () => {
  test('name what is missing, in plain words, with the first name', () => {
    const facts = { missing_papers: ['hold_notice', 'proof_of_fulfillment'] as const };
    expect(savedRepliesFor({ ...nothing, ...facts })).toMatchObject([
      { key: 'missing_papers', label: '2 papers missing', subject: 'Documents for case UH-2026-1001' },
    ]);
    expect(bodyOf('missing_papers', facts)).toContain(
      'not in it yet: the notice of the hold or termination and proof of fulfillment, such as tracking or delivery records.',
    );
    expect(bodyOf('missing_papers', facts)).toMatch(/^Hello Ada,\n\n.*\n\nThank you,\nthe Unhold team$/s);
    expect(bodyOf('missing_details', { missing_details: ['the hold start date'] })).toContain(
      'with them: the hold start date.',
    );
  });

  test('have the sum, the day and the deadline of an offer', () => {
    const offers = [{ amount_cents: 1_250_050, received_on: '2026-11-20', answer_by: '2026-12-01' }];
    expect(bodyOf('offer_waiting', { offers })).toContain(
      'An offer of PayPal waits for your answer: $12,500.50, received on November 20, 2026, to be answered by December 1, 2026.',
    );
    const two = [...offers, { amount_cents: 100, received_on: '2026-11-21', answer_by: '2026-11-30' }];
    expect(bodyOf('everything', { offers: two, agreement_unsigned: true })).toContain(
      '- Accept or decline 2 offers by November 30, 2026.\n- Read and sign the success-fee agreement.',
    );
  });

  test('say until when the processor has time, and that it has passed', () => {
    expect(bodyOf('reply_awaited', { letter: sent })).toContain('due by December 4, 2026.');
    expect(keysOf({ letter: sent, today: '2026-12-04' })).toEqual(['reply_awaited']);
    expect(keysOf({ letter: sent, today: '2026-12-05' })).toEqual(['reply_late']);
    expect(keysOf({ letter: { ...sent, delivered_on: null } })).toEqual(['letter_sent']);
    expect(keysOf({ letter: { ...sent, answered_on: '2026-11-20' } })).toEqual(['processor_replied']);
  });

  test('say why a signature is asked for once more', () => {
    const again = 'What it states has changed since, so it is asked for once more.';
    expect(bodyOf('papers_to_sign', { papers_to_sign: [{ title: 'Notice of Dispute', again }] })).toContain(
      `Notice of Dispute was signed before. ${again}`,
    );
  });

  test('are empty where there is nothing to say, and only the closing one once a case has ended', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ ended: true, agreement_unsigned: true, missing_papers: ['hold_notice'], letter: sent })).toEqual([
      'closing',
    ]);
  });
});

const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('‮😀{x}$&'.repeat(300)));
const day = fc.integer({ min: 0, max: 3_000 }).map((n) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10));
const facts: fc.Arbitrary<ReplyFacts> = fc.record({
  team: fc.constant('Unhold'),
  first_name: typed,
  case_number: fc.constant('UH-2026-1001'),
  business: typed,
  processor: fc.option(fc.constantFrom('PayPal', 'Stripe')),
  ended: fc.boolean(),
  agreement_unsigned: fc.boolean(),
  missing_papers: fc.subarray([...documentKinds]),
  missing_details: fc.array(typed, { maxLength: 11 }),
  may_complete: fc.boolean(),
  papers_to_sign: fc.array(fc.record({ title: typed, again: fc.option(fc.constant('It has changed.')) }), {
    maxLength: 3,
  }),
  facts_to_confirm: fc.subarray([...factsAsked]),
  offers: fc.array(
    fc.record({ amount_cents: fc.integer({ min: 1, max: 1e14 }), received_on: day, answer_by: fc.option(day) }),
    { maxLength: 20 },
  ),
  letter: fc.option(
    fc.record({
      sent_on: day,
      delivered_on: fc.option(day),
      reply_due_on: fc.option(day),
      answered_on: fc.option(day),
    }),
  ),
  today: day,
});

describe('for any case', () => {
  test('each reply is a valid message that greets and signs, under a key and a label of its own', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const replies = savedRepliesFor(given);
        for (const { subject, body } of replies) {
          expect(subject.length).toBeLessThanOrEqual(200);
          expect(body.length).toBeLessThanOrEqual(10_000);
          expect([unwritable.test(subject), unwritable.test(body)]).toEqual([false, false]);
          expect(body.startsWith('Hello ') && body.endsWith('Thank you,\nthe Unhold team')).toBe(true);
          expect(body).not.toMatch(/undefined|null|NaN|Invalid/);
          expect(body).not.toMatch(/guarantee|urgent|immediately|legal advice|as soon as possible/i);
        }
        expect(new Set(replies.map(({ key }) => key)).size).toBe(replies.length);
        expect(new Set(replies.map(({ label }) => label)).size).toBe(replies.length);
      }),
    );
  });

  test('a reply is offered exactly when the case has what it is about', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const keys = savedRepliesFor(given).map(({ key }) => key);
        const open = !given.ended;
        const asked = {
          offer_waiting: given.offers.length > 0,
          agreement_unsigned: given.agreement_unsigned,
          facts_unconfirmed: given.facts_to_confirm.length > 0,
          papers_to_sign: given.papers_to_sign.length > 0,
          missing_papers: given.missing_papers.length > 0,
          missing_details: given.missing_details.length > 0,
        };
        for (const [key, has] of Object.entries(asked)) expect([key, keys.includes(key)]).toEqual([key, open && has]);
        expect(keys.includes('everything')).toBe(open && Object.values(asked).filter(Boolean).length > 1);
        expect(keys.includes('closing')).toBe(given.ended);
        expect(keys.filter((key) => key.startsWith('answer_') || key === 'letter_sent').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('nothing is named that the case does not lack', () => {
    const words = ['notice of the hold', 'merchant statements', 'bank statements', 'summary of your chargebacks'];
    const kinds = ['hold_notice', 'merchant_statements', 'bank_statements', 'chargeback_report'] as const;
    fc.assert(
      fc.property(fc.subarray([...kinds]), fc.boolean(), (missing_papers, agreement_unsigned) => {
        const text = savedRepliesFor({ ...nothing, missing_papers, agreement_unsigned })
          .map(({ body }) => body)
          .join('\n');
        kinds.forEach((kind, index) => expect(text.includes(words[index] ?? '')).toBe(missing_papers.includes(kind)));
        expect(text.includes('agreement')).toBe(agreement_unsigned);
      }),
    );
  });
});
