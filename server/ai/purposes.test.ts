import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aiPurposeKeys } from '../../domain/ai/purposes.ts';

const sources = globSync('server/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const outside = sources.filter(({ path }) => !path.startsWith('server/ai/'));

test('nothing but server/ai reaches a model', () => {
  const opening = /^server\/(?:ports\/ai\/|open-services\.ts$|kernel\/context\.ts$)/;
  expect(sources.length).toBeGreaterThan(500);
  expect(
    outside
      .filter(
        ({ path, text }) =>
          !opening.test(path) && /\bLanguageModel\b|services\.models|\bmodels\b.*= services/.test(text),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test('something asks for each purpose, since pages say by it what AI does', () => {
  for (const purpose of aiPurposeKeys) {
    const asked = outside.some(({ text }) => text.includes('askModel') && text.includes(`'${purpose}'`));
    expect([purpose, asked]).toEqual([purpose, true]);
  }
});

test('what asks a model reads no thread of counsel', () => {
  const asking = sources.filter(({ text }) => text.includes('ask-model.ts') || text.includes('function askModel'));
  expect(asking).not.toEqual([]);
  expect(asking.filter(({ text }) => /counsel_messages|offer_advice|withCounsel/.test(text))).toEqual([]);
});
