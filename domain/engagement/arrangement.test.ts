// @proves arrangement
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usStates } from '../case-options.ts';
import {
  arrangement,
  arrangementConcerns,
  arrangementObstacle,
  paymentUnder,
  standingIn,
  type Arrangement,
} from './arrangement.ts';
import { sampleArrangement } from './sample-arrangement.ts';

const { sample, service, firms: sampleFirms } = sampleArrangement as Extract<Arrangement, { kind: 'firm_charges' }>;
const common = { sample, service, firms: sampleFirms };
const payment = { days: 30, how: { en: 'By check.', es: 'Con un cheque.' } };
const opinion = (states: 'all' | (typeof usStates)[number][], dated = '2026-01-05') => ({
  lawyer: 'E. Thics',
  bar: 'CA 1',
  dated,
  states,
  sha256: '0'.repeat(64),
});
const firmCharges = (opinions: Arrangement['opinions']): Arrangement => ({
  ...common,
  kind: 'firm_charges',
  opinions,
  service_dollars_a_month: 4_000,
});
const serviceCharges = (opinions: Arrangement['opinions']): Arrangement => ({
  ...common,
  kind: 'service_charges',
  opinions,
  payment,
  counsel_dollars_a_case: 350,
});
const today = '2026-11-28';
const inStates = (client: string | null, attorney: string[], firm: 'CA' | 'NY' | null = 'CA') => ({
  client,
  attorney,
  firm,
});

test('the sample is an arrangement', () => {
  expect(arrangement.parse(sampleArrangement)).toEqual(sampleArrangement);
});

test('a percentage to a service where counsel acts is not offered in New York, whatever is filed, and every other cell waits for counsel', () => {
  for (const state of usStates)
    for (const concern of arrangementConcerns)
      for (const kind of ['firm_charges', 'service_charges'] as const)
        expect([state, concern, kind, standingIn(kind, concern, state)]).toEqual([
          state,
          concern,
          kind,
          kind === 'service_charges' && state === 'NY' && concern === 'fee_sharing'
            ? 'not_offered'
            : 'counsel_confirms',
        ]);
  const all = serviceCharges([opinion('all')]);
  expect(arrangementObstacle(all, inStates('NY', ['CA']), today)).toContain('not offered in NY');
  expect(arrangementObstacle(all, inStates('CA', ['NY', 'CA']), today)).toContain('not offered in NY');
  expect(arrangementObstacle(all, inStates('CA', ['CA'], 'NY'), today)).toContain('not offered in NY');
  expect(arrangementObstacle(all, inStates('TX', ['CA']), today)).toBeNull();
});

test('only an opinion that speaks of each state, dated by today, lifts what counsel must confirm', () => {
  const both = inStates('TX', ['CA']);
  expect(arrangementObstacle(firmCharges([]), both, today)).toContain('opinion on TX');
  expect(arrangementObstacle(firmCharges([opinion(['TX'])]), both, today)).toContain('opinion on CA');
  expect(arrangementObstacle(firmCharges([opinion(['TX']), opinion(['CA'])]), both, today)).toBeNull();
  expect(arrangementObstacle(firmCharges([opinion('all', '2026-11-29')]), both, today)).toContain('opinion on TX');
});

test('a state that is not known is as strict as any', () => {
  for (const states of [inStates(null, ['CA']), inStates('PR', ['CA']), inStates('TX', [])]) {
    expect(arrangementObstacle(firmCharges([opinion(['TX', 'CA'])]), states, today)).toContain('not on file');
    expect(arrangementObstacle(serviceCharges([opinion('all')]), states, today)).toContain('not on file');
    expect(arrangementObstacle(firmCharges([opinion('all')]), states, today)).toBeNull();
  }
});

test('without an arrangement, or with a firm that it does not have, nobody is engaged', () => {
  expect(arrangementObstacle(null, inStates('TX', ['CA']), today)).toContain('arrangement is missing');
  expect(arrangementObstacle(firmCharges([opinion('all')]), inStates('TX', ['CA'], null), today)).toContain('firm');
});

test('another state or license never makes an engagement possible that was not', () => {
  const some = fc.subarray([...usStates]);
  fc.assert(
    fc.property(
      some,
      some,
      fc.constantFrom(...usStates),
      fc.constantFrom(...usStates),
      (covered, licenses, client, more) => {
        const given = covered.length === 0 ? [] : [opinion(covered)];
        for (const each of [firmCharges(given), serviceCharges(given)]) {
          const before = arrangementObstacle(each, inStates(client, ['CA', ...licenses]), today);
          const after = arrangementObstacle(each, inStates(client, ['CA', ...licenses, more]), today);
          if (before !== null) expect(after).not.toBeNull();
        }
      },
    ),
  );
});

test('the one who charges says how to pay: the firm of the case in one arrangement, the service in the other', () => {
  const [firm] = common.firms;
  expect(paymentUnder(firmCharges([]), firm?.name ?? '')).toEqual(firm?.payment);
  expect(paymentUnder(serviceCharges([]), firm?.name ?? '')).toEqual(payment);
  expect(paymentUnder(firmCharges([]), 'Another Firm')).toBeNull();
  expect(paymentUnder(serviceCharges([]), null)).toBeNull();
  const { payment: _payment, ...bare } = firm ?? {};
  for (const without of [
    { ...firmCharges([]), firms: [bare] },
    { ...serviceCharges([]), firms: [bare], payment: undefined },
  ])
    expect(arrangement.safeParse(without).error?.issues.map(({ path }) => path.at(-1))).toEqual(['payment']);
});
