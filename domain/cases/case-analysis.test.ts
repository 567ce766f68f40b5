import { expect, test } from 'vitest';
import { analysisForClient } from './case-analysis.ts';

const executiveSummary = { recommendedStrategy: 'Attorney’s demand to PayPal.' };
const mover = {
  fact: 'The refund policy',
  direction: 'raises',
  points: 2,
  action: 'Upload the refund policy.',
} as const;

test('the draft for the client has band, value, what would move it and the strategy, and calls it an estimate', () => {
  const value = 'about $21,000, about $17,000 after the fee';
  expect(analysisForClient({ outlook: { band: 'open', value, movers: [mover] }, executiveSummary })).toBe(
    [
      'I consider your case open. Your claim may be worth about $21,000, about $17,000 after the fee. This is an estimate and no promise.',
      'What would change it most:',
      '- The refund policy: Upload the refund policy.',
      'What I propose: Attorney’s demand to PayPal.',
    ].join('\n'),
  );
});

test('the draft for the client leaves out what the analysis does not have', () => {
  expect(analysisForClient({ outlook: { band: 'hard', movers: [] }, executiveSummary })).toBe(
    'I consider your case hard. This is an estimate and no promise.\nWhat I propose: Attorney’s demand to PayPal.',
  );
  expect(analysisForClient({ executiveSummary })).toBe('What I propose: Attorney’s demand to PayPal.');
});
