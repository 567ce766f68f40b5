import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseStatuses } from './case.ts';
import { letterStatuses } from './letter.ts';
import { stageOf, stages, type Stage, type StageFacts } from './stage.ts';

const fresh: StageFacts = { status: 'intake', analysed: false, letterStatuses: [], openOffers: 0, recoveredCents: 0, heldCents: 10_000_00 };
const at = (facts: Partial<StageFacts>): Stage => stageOf({ ...fresh, ...facts }).stage;

const reached: [Stage, Partial<StageFacts>][] = [
  ['received', {}],
  ['analysed', { analysed: true }],
  ['drafted', { analysed: true, letterStatuses: ['draft'] }],
  ['with_attorney', { analysed: true, letterStatuses: ['in_review'] }],
  ['with_attorney', { letterStatuses: ['approved'] }],
  ['with_attorney', { letterStatuses: ['sending'] }],
  ['sent', { letterStatuses: ['sent'] }],
  ['sent', { letterStatuses: ['returned_to_sender'] }],
  ['delivered', { letterStatuses: ['delivered'] }],
  ['in_negotiation', { status: 'in_progress', letterStatuses: ['delivered'] }],
  ['offer_made', { status: 'in_progress', letterStatuses: ['delivered'], openOffers: 1 }],
  ['recovering', { letterStatuses: ['delivered'], recoveredCents: 9_999_99 }],
  ['recovered', { letterStatuses: ['delivered'], recoveredCents: 10_000_00 }],
  ['recovered', { status: 'resolved' }],
  ['closed', { status: 'closed' }],
];

describe('the stage', () => {
  test.each(reached)('%s', (stage, facts) => {
    expect(at(facts)).toBe(stage);
  });

  test('can be every one of the list', () => {
    expect(new Set(reached.map(([stage]) => stage))).toEqual(new Set(stages));
  });

  test('says what happens next and who owes it', () => {
    for (const [, facts] of reached) {
      const view = stageOf({ ...fresh, ...facts });
      expect(view.label).not.toBe('');
      expect(view.next).toMatch(/\.$/);
      expect(view.owner === 'nobody').toBe(['recovered', 'closed'].includes(view.stage));
    }
  });

  test('of a sent letter stays when a follow-up is drafted', () => {
    expect(at({ letterStatuses: ['draft', 'sent'] })).toBe('sent');
    expect(at({ letterStatuses: ['in_review', 'delivered'] })).toBe('delivered');
  });

  test('without a known amount never says that all is back', () => {
    expect(at({ heldCents: null, recoveredCents: 5_00 })).toBe('recovering');
  });

  test('never goes back when one more thing happens in an open case', () => {
    const rank = (facts: StageFacts) => stages.indexOf(stageOf(facts).stage);
    const facts = fc.record<StageFacts>({
      status: fc.constantFrom(...caseStatuses.filter((each) => each !== 'resolved' && each !== 'closed')), analysed: fc.boolean(), letterStatuses: fc.array(fc.constantFrom(...letterStatuses), { maxLength: 4 }),
      openOffers: fc.nat(2), recoveredCents: fc.nat(2_000_000), heldCents: fc.constant(10_000_00),
    });
    fc.assert(fc.property(facts, fc.constantFrom(...letterStatuses), (before, status) => {
      expect(rank({ ...before, letterStatuses: [...before.letterStatuses, status] })).toBeGreaterThanOrEqual(rank(before));
      expect(rank({ ...before, openOffers: before.openOffers + 1 })).toBeGreaterThanOrEqual(rank(before));
      expect(rank({ ...before, recoveredCents: before.recoveredCents + 1 })).toBeGreaterThanOrEqual(rank(before));
      expect(rank({ ...before, analysed: true })).toBeGreaterThanOrEqual(rank(before));
    }));
  });
});
