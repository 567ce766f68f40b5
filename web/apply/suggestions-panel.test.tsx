import { expect, test, vi } from 'vitest';
import type { Finding } from '../../domain/documents/extraction.ts';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { steps } from '../../domain/intake/steps.ts';
import { readAsNotice } from '../../testing/web/read-as-notice.ts';
import { shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { default: SuggestionsPanel } = await import('./suggestions-panel.tsx');

const place = { page: 1, snippet: 'Amount held: £9,480.00', confidence: 0.9 };
const inPounds: Finding = { what: 'foreign_amount', role: 'held', value: '£9,480.00', ...place };

/** The text of the panels of all steps, with this answer for the amount held. */
const panels = (amountHeld: string): string =>
  steps
    .map((step) =>
      textOf(
        shown(
          <SuggestionsPanel
            step={step}
            answers={{ ...emptyAnswers(), fields: { amountHeld } }}
            extractions={[{ ...readAsNotice, findings: [inPounds] }]}
            change={() => undefined}
          />,
        ),
      ),
    )
    .join(' ')
    .trim();

test('a sum in pounds is quoted from the notice without a button to use it, and is not shown once the box is filled', () => {
  const text = panels('');
  expect(text).toContain('The notice names £9,480.00. Enter the amount in US dollars.');
  expect(text).toContain('Amount held: £9,480.00 scan.pdf , page 1');
  expect(text).not.toContain('Use this');
  expect(panels('12,000')).toBe('');
});
