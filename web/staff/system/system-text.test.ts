import { expect, test } from 'vitest';
import { dollarsOfMicros, lasted, modelsText, publicWordsMissing, publicWordsText, room } from './system-text.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, said) => expect(lasted(seconds)).toBe(said));

test.each([
  [87_400_000, '87 MB'],
  [1_200_000, '1.2 MB'],
  [340_000_000_000, '340 GB'],
  [1_230_000_000_000, '1.2 TB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%i bytes are %s', (bytes, said) => expect(room(bytes)).toBe(said));

test.each([
  [null, 'no price set'],
  [0, '$0.00'],
  [2_248, '$0.0022'],
  [12_340_000, '$12.34'],
])('%s millionths of a dollar are %s', (micros, said) => expect(dollarsOfMicros(micros)).toBe(said));

test('of language models it is said who is asked, what may leave, what is used and what a case cost', () => {
  const models = {
    writer: { name: 'OpenAI', model: 'w' },
    judge: null,
    sends: 'facts' as const,
    has_prices: false,
    today: { tokens: 1_500, max: 500_000 },
    cases: { asked: 0, spent: 0, max_tokens: 200_000, cost_micros: null },
    calls: [],
  };
  expect(modelsText(models).join(' ')).toMatch(
    /^w of OpenAI writes and judges\. Facts may leave .* 1,500 of 500,000 tokens .* Costs are known once AI_PRICES/,
  );
  const asked = modelsText({
    ...models,
    judge: { name: 'Anthropic', model: 'j' },
    has_prices: true,
    cases: { ...models.cases, asked: 4, spent: 1, cost_micros: 1_000_000 },
  }).join(' ');
  expect(asked).toMatch(
    /writes; j of Anthropic judges\. .* of 4 .*, 1 has used that up\. A case cost \$0\.2500 on average\.$/,
  );
});

const nothing = { samples: false, measured: 0, measurable: 62, people: 0, stories: 0 };

test('an installation without figures, attorneys and stories is told what is missing, and how to fill each', () => {
  expect(publicWordsMissing(nothing)).toBe(true);
  expect(publicWordsText(nothing)).toMatch(/Set CLAIMS .*content\/attorneys\.ts.*content\/stories\.ts/);
  const some = { ...nothing, measured: 3, people: 2, stories: 1 };
  expect(publicWordsMissing(some)).toBe(false);
  expect(publicWordsText(some)).toBe('3 of 62 figures are measured; the others are left out.');
});

test('a demo says that its public pages have samples', () => {
  expect(publicWordsMissing({ ...nothing, samples: true })).toBe(false);
  expect(publicWordsText({ ...nothing, samples: true })).toContain('for this demo alone');
});
