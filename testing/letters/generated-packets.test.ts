import { expect, test } from 'vitest';
import { processors, type Processor } from '../../domain/processors.ts';
import { createTypstRenderer } from '../../server/engines/typst/typst-renderer.ts';
import { packetFaults, packetRequest, pdfFaults } from './generated-packets.ts';

/** A fiftieth of what `npm run --prefix bench drafting` measures. */
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
/** Those whose agreements ask for a notice. */
const asking: readonly Processor[] = ['paypal', 'venmo', 'stripe', 'square', 'ebay', 'amazon'];

test.each(processors)(
  'no generated letter to %s claims, holds or asks for what it must not, in its text or its PDF',
  async (processor) => {
    const found = seeds.map((seed) => {
      const request = packetRequest(seed, processor);
      return { seed, request, ...packetFaults(request) };
    });
    expect(found.flatMap(({ seed, faults }) => (faults.length > 0 ? [{ seed, faults }] : []))).toEqual([]);
    const notices = found.filter(({ isNotice }) => isNotice);
    expect(notices.length > 0).toBe(asking.includes(processor));
    const pdf = createTypstRenderer();
    for (const { seed, request } of [...found.slice(0, 1), ...notices.slice(0, 2)])
      expect([seed, await pdfFaults(pdf, request)]).toEqual([seed, []]);
  },
);
