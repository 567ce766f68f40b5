import { expect, test } from 'vitest';
import { shown, textOf } from '../../../testing/web/shown.tsx';
import { LanguageModels } from './language-models.tsx';

test('each work is listed with who was asked, which model answered, and what a call cost', () => {
  const row = { purpose: 'Writing paragraphs', recipient: 'OpenAI', without_answer: 1, tokens: 12_000 };
  const page = shown(
    <LanguageModels
      models={{
        writer: { name: 'OpenAI', model: 'alias' },
        judge: null,
        sends: 'facts',
        has_prices: true,
        today: { tokens: 12_000, max: 500_000 },
        cases: { asked: 2, spent: 0, max_tokens: 200_000, cost_micros: 90_000 },
        calls: [
          { ...row, answered_by: 'alias-2026', calls: 3, cost_micros: 90_000 },
          { ...row, answered_by: null, calls: 1, cost_micros: null },
        ],
      }}
    />,
  );
  expect(textOf(page)).toContain('Writing paragraphs OpenAI alias-2026 3 1 12,000 $0.0900 $0.0300');
  expect(textOf(page)).toContain('Writing paragraphs OpenAI nobody 1 1 12,000 no price set no price set');
});
