import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { draftLetter, type Draft, type DraftRequest } from '../../drafting/draft-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { asksIn } from '../../drafting/facts/asked-for.ts';
import { generatedRequest, requestOf } from './generated-requests.ts';
import { kindsNamed, tracedEnclosures } from './trace-enclosures.ts';

const seeds = Array.from({ length: 500 }, (_, index) => index + 1);
const identity = ['photo_id', 'selfie'];

/** Statements of the letter that are not so, by the reader that is not the drafter's. */
function untrueIn({ document }: Draft, asked: readonly string[]): string[] {
  const known = {
    asked,
    signed: (document.papers ?? []).length > 0 || document.blocks.some(({ id }) => id.startsWith('seller-notice.')),
    draft: document.blocks.some(({ id, enclosure }) => enclosure && id.startsWith('draft-demand.')),
  };
  return tracedEnclosures(letterAsText(document), known).flatMap(({ says, untrue }) =>
    untrue === null ? [] : [`${says}: ${untrue}`],
  );
}

/** What was asked for and is not named in the letter's answer, neither as enclosed nor as not enclosed. */
function unnamed({ document }: Draft, asked: readonly string[]): string[] {
  const answer = document.blocks.filter(({ id }) => id.startsWith('answer.request-'));
  const named = kindsNamed(answer.flatMap(({ text, rows = [] }) => [text, ...rows.flat()]).join('\n'));
  return asked.filter((kind) => !named.includes(kind));
}

test('no generated answer to a request says that a thing is enclosed, answered or shown that is not', () => {
  const wrong = seeds.flatMap((seed) => {
    const { request, words, asked } = generatedRequest(seed);
    const draft = draftLetter(request);
    const faults = [...untrueIn(draft, asked), ...unnamed(draft, asked)];
    return faults.length > 0 ? [{ seed, words, asked, faults }] : [];
  });
  expect(wrong).toEqual([]);
}, 60_000);

test('a generated answer verifies clean', () => {
  const red = seeds
    .filter((seed) => seed % 10 === 0)
    .flatMap((seed) => {
      const draft = draftLetter(generatedRequest(seed).request);
      const { findings } = verifyLetter(draft.document, draft.factSheet, {
        confirmedAuthorityIds: draft.plan.authorityRefs,
      });
      return findings.filter(({ check }) => check !== 'address' && check !== 'name').map((each) => ({ seed, ...each }));
    });
  expect(red).toEqual([]);
}, 60_000);

test('papers of identity are never enclosed, and the letter names the processor’s own channel for them', () => {
  for (const seed of seeds) {
    const { request, asked } = generatedRequest(seed);
    const text = letterAsText(draftLetter(request).document);
    expect([seed, text.includes('your own channel for verification')]).toEqual([
      seed,
      asked.some((kind) => identity.includes(kind)),
    ]);
  }
}, 60_000);

const hand = z.array(z.object({ id: z.string(), words: z.string(), asks: z.array(z.string()) }));
/** The hands' names for two kinds. */
const ours: Record<string, string> = {
  account_statements: 'merchant_statements',
  invoices_to_customers: 'customer_invoices',
};
/** Requests as people wrote them who did not know how they are read. */
const requests = ['a', 'b'].flatMap((name) =>
  hand
    .parse(JSON.parse(readFileSync(new URL(`requests-hand-${name}.json`, import.meta.url), 'utf8')))
    .map(({ id, words, asks }) => ({ id: `${name} ${id}`, words, asked: asks.map((kind) => ours[kind] ?? kind) })),
);

test('of other hands’ requests nothing is read that is not asked for, and nothing with a name is missed', () => {
  for (const { id, words, asked } of requests) {
    const found = asksIn(words).flatMap(({ item }) => item ?? []);
    expect([id, found.toSorted()]).toEqual([id, asked.filter((kind) => kind !== 'other').toSorted()]);
  }
});

test('what a request asks for in words that name nothing we know is left to the processor to name, never quoted', () => {
  const text = letterAsText(
    draftLetter(requestOf('Please send your bank statement and good luck with the comma.', 1)).document,
  );
  const [, answer = ''] = text.split('good luck with the comma');
  expect(answer).toContain('Where your request asks for more than is named here,');
  expect(answer).not.toContain('good luck');
});

test('no letter that answers another hand’s request says anything of it that is not so', () => {
  const wrong = requests.flatMap(({ id, words, asked }, index) => {
    const requestsOfIt: DraftRequest[] = [1, 2, 3].map((round) => requestOf(words, index * 3 + round));
    return requestsOfIt.flatMap((request) => untrueIn(draftLetter(request), asked).map((fault) => `${id} ${fault}`));
  });
  expect(wrong).toEqual([]);
});
