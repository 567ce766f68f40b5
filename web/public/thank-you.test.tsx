import { expect, test, vi } from 'vitest';
import { shown } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('virtual:enhance/thank-you', () => ({ default: '' }));
const { default: ThankYou } = await import('./thank-you.tsx');

test('the note about the Spanish translation is above the footer', () => {
  const [english = '', spanish = ''] = shown(<ThankYou />).split('<template');
  expect(english).not.toContain('language-note');
  expect(spanish.indexOf('language-note')).toBeGreaterThan(spanish.indexOf('</main>'));
  expect(spanish.indexOf('<footer')).toBeGreaterThan(spanish.indexOf('language-note'));
});

test('beside the promised days stands that a letter leaves on a business day and after its draft, in both languages', () => {
  const [english = '', spanish = ''] = shown(<ThankYou />).split('<template');
  expect(english).toContain('A letter leaves on a business day, and not before its draft is due');
  expect(spanish).toContain('Una carta sale en un día hábil y no antes de que esté su borrador');
});
