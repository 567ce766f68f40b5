import { describe, expect, test } from 'vitest';
import { usStates } from '../../domain/case-options.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { lawName } from '../../knowledge/processors/law-name.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { states } from '../../knowledge/states.ts';
import { blankCase } from '../../testing/cases/sample-cases.ts';
import { limitationOf } from './limitation.ts';

const start = '2026-03-02';
const limit = (processor: Processor, state: string) =>
  limitationOf({ processor, business_address: { ...blankCase.business_address, state } }, start);

describe('a limitations date', () => {
  test('is the earliest of agreement, chosen law and the merchant’s state', () => {
    expect(limit('square', 'CA')).toMatchObject({ date: '2027-03-02', years: 1, sure: true });
    expect(limit('venmo', 'CA')).toMatchObject({ years: 4, basis: expect.stringContaining('the merchant’s state') });
    expect(limit('venmo', 'KY')).toMatchObject({ years: 6, basis: expect.stringContaining('N.Y. C.P.L.R. 213(2)') });
    expect(limit('paypal', 'CA')).toMatchObject({ years: 3, basis: expect.stringContaining('10 Del. C. § 8106') });
    expect(limit('worldpay', 'OH')).toMatchObject({ years: 6, sure: false });
    expect(limit('worldpay', '')).toBeNull();
    expect(limit('stripe', '')?.years).toBe(4);
    for (const processor of processors)
      for (const state of usStates)
        expect(limit(processor, state)?.years).toBeLessThanOrEqual(states[state].written_contract_years);
  });

  test('of Indiana is that of six years, with the ten beside it', () => {
    expect(limit('other', 'IN')).toMatchObject({ years: 6, basis: expect.stringContaining('§ 34-11-2-9') });
    expect(states.IN.sol_note).toMatch(/ten years .*§ 34-11-2-11/);
  });

  test('needs no forum of its own: each agreement’s is where the merchant is, or in the state of the chosen law', () => {
    for (const { law, agreements } of Object.values(profiles))
      for (const { id, procedure } of agreements) {
        const seat = procedure.seat.value ?? 'county in which the customer resides';
        const chosen = (law === 'open' ? null : lawName(law)) ?? 'no state';
        expect([id, /resid|hometown/.test(seat) || seat.includes(chosen)]).toEqual([id, true]);
      }
  });
});
