import { expect, test } from 'vitest';
import { processors, type Processor } from '../../domain/processors.ts';
import { packetFaults, packetRequest } from './generated-packets.ts';

/** A fiftieth of what `npm run --prefix bench drafting` measures. */
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
/** Those whose agreements ask for a notice. */
const asking: readonly Processor[] = ['paypal', 'venmo', 'stripe', 'square', 'ebay', 'amazon'];

test.each(processors)('no generated letter to %s claims, holds or asks for what it must not', (processor) => {
  const found = seeds.map((seed) => ({ seed, ...packetFaults(packetRequest(seed, processor)) }));
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(found.some(({ isNotice }) => isNotice)).toBe(asking.includes(processor));
});
