import fc from 'fast-check';
import type { Fault, Stage } from './faulty-mail-server.ts';

const early: Stage[] = ['greeting', 'hello', 'mail', 'rcpt', 'data'];
const stages: Stage[] = [...early, 'end'];
const at = (...of: Stage[]) => fc.constantFrom(...of);

/** Half of the conversations go well; in the others anything goes wrong, most often after the message. */
const fault: fc.Arbitrary<Fault | null> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ at: at(...early), how: fc.constantFrom('cut' as const, 'hang' as const) }) },
  { weight: 2, arbitrary: fc.record({ at: at(...stages), how: fc.constant('busy' as const) }) },
  { weight: 1, arbitrary: fc.record({ at: at('mail', 'rcpt', 'data', 'end'), how: fc.constant('refuse' as const) }) },
  { weight: 2, arbitrary: fc.record({ at: at(...stages), how: fc.constant('late' as const) }) },
  { weight: 1, arbitrary: fc.record({ at: at('content'), how: fc.constantFrom('cut' as const, 'hang' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      at: at('end'),
      how: fc.constantFrom('cut' as const, 'hang' as const),
      keeps: fc.boolean(),
    }),
  },
);

/** An endless sequence of faults, the same for the same seed. It begins with a refusal, which is rare. */
export function faultsFrom(seed: number): () => Fault | null {
  const row = [{ at: 'rcpt', how: 'refuse' } as const, ...fc.sample(fault, { seed, numRuns: 10_000 })];
  let next = 0;
  return () => row[next++ % row.length] ?? null;
}
