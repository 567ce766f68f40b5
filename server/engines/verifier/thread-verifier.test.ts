import { expect, test } from 'vitest';
import { draftLetter } from '../../../drafting/draft-letter.ts';
import { verifyLetter } from '../../../drafting/verify-letter.ts';
import { goldens } from '../../../testing/goldens/scenarios.ts';
import { createThreadVerifier } from './thread-verifier.ts';
import { isUnchecked, tookTooLong } from './verifier.ts';

const [golden] = goldens;
if (!golden) throw new Error('no golden letter');
const { document, factSheet } = draftLetter(golden.request);
const options = { confirmedAuthorityIds: [] };
const called = (title: string) => ({ ...document, title });
const program = new URL('../../../testing/letters/hanging-thread.ts', import.meta.url);

test('a letter verified in a separate thread gets the same verdict as here, and so does the next one after the thread ended', async () => {
  const verifier = createThreadVerifier({ idleMs: 0 });
  const here = verifyLetter(document, factSheet, options);
  expect(await verifier.verify(document, factSheet, options)).toEqual(here);
  // The thread ends as soon as it is idle, and the next letter starts another.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await verifier.verify(document, factSheet, options)).toEqual(here);
});

test('a verification that hangs is cut off, its letter does not pass, and the letters that waited behind it are verified', async () => {
  const verifier = createThreadVerifier({ timeoutMs: 1_000, program });
  const hung = verifier.verify(called('Hang'), factSheet, options);
  const behind = verifier.verify(document, factSheet, options);
  expect(await hung).toBe(tookTooLong);
  expect(isUnchecked(tookTooLong)).toBe(true);
  expect(tookTooLong.ok).toBe(false);
  expect(isUnchecked(await behind)).toBe(false);
});

test('an error of the thread is thrown, and the next letter is verified', async () => {
  const verifier = createThreadVerifier({ program });
  await expect(verifier.verify(called('Fail'), factSheet, options)).rejects.toThrow('of its own');
  expect(isUnchecked(await verifier.verify(document, factSheet, options))).toBe(false);
});
