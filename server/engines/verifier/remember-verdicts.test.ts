import { expect, test, vi } from 'vitest';
import type { OwnStanding } from '../../../drafting/checks/own-sources.ts';
import { draftLetter } from '../../../drafting/draft-letter.ts';
import { goldens } from '../../../testing/goldens/scenarios.ts';
import { localVerifier } from './local-verifier.ts';
import { rememberVerdicts } from './remember-verdicts.ts';
import { tookTooLong } from './verifier.ts';

const [golden] = goldens;
if (!golden) throw new Error('no golden letter');
const { document, factSheet } = draftLetter(golden.request);
const options = { confirmedAuthorityIds: [] };
const called = (title: string) => ({ ...document, title });

test('the same letter with the same facts and options is verified once, and each caller gets a copy of the verdict', async () => {
  const verify = vi.fn(localVerifier.verify);
  const verifier = rememberVerdicts({ verify }, 2);
  const first = await verifier.verify(called('Wrong'), factSheet, options);
  const found = structuredClone(first);
  first.findings.length = 0;
  const again = structuredClone({ document: called('Wrong'), factSheet });
  expect(await verifier.verify(again.document, again.factSheet, options)).toEqual(found);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(found.findings).not.toEqual([]);
});

test('a changed text, fact or option is verified, and so is a letter that later ones have pushed out of memory', async () => {
  const verify = vi.fn(localVerifier.verify);
  const verifier = rememberVerdicts({ verify }, 2);
  const ask = async (...task: Parameters<typeof verify>) => {
    const before = verify.mock.calls.length;
    expect(await verifier.verify(...task)).toEqual(await localVerifier.verify(...task));
    return verify.mock.calls.length - before;
  };
  expect(await ask(document, factSheet, options)).toBe(1);
  expect(await ask(called('Another'), factSheet, options)).toBe(1);
  expect(await ask(document, factSheet, options)).toBe(0);
  expect(await ask(document, { ...factSheet, dated: '2026-01-05' }, options)).toBe(1);
  expect(await ask(document, factSheet, { confirmedAuthorityIds: ['ucc-1-304'] })).toBe(1);
  expect(await ask(document, factSheet, options)).toBe(1);
  const own = (standing: OwnStanding) => ({ authorities: [], facts: new Map([['own-1', standing]]) });
  expect(await ask(document, factSheet, { ...options, own: own('unconfirmed') })).toBe(1);
  expect(await ask(document, factSheet, { ...options, own: own('proven') })).toBe(1);
});

test('a letter that took too long is tried again', async () => {
  const verify = vi.fn(async () => tookTooLong);
  const verifier = rememberVerdicts({ verify }, 2);
  for (const _try of [1, 2]) expect(await verifier.verify(document, factSheet, options)).toBe(tookTooLong);
  expect(verify).toHaveBeenCalledTimes(2);
});
