import { expect, test, vi } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { default: SubmittedElsewhere } = await import('./submitted-elsewhere.tsx');

const answers = (fields: Answers['fields'], owners: Answers['owners'] = [{}]): Answers => ({
  fields,
  owners,
  previousProcessors: [{}],
  files: [],
});
const page = (base: Answers, typed: Answers) =>
  shown(
    <SubmittedElsewhere
      submitted={{ case_id: 'c1', case_number: 'UH-2026-000001' }}
      typed={{ base, answers: typed }}
      onAnother={() => undefined}
    />,
  );
const saved = answers({ legalBusinessName: 'Finch LLC', processor: 'paypal' });

test('an application that was submitted elsewhere leads to its case, and shows what was typed here since', () => {
  const typed = answers({ ...saved.fields, dbaName: 'Finch & Co', processor: 'stripe' }, [{ ownerName: 'Ada Lind' }]);
  const html = page(saved, typed);
  expect(html).toContain('href="/dashboard/cases/c1"');
  expect(textOf(html)).toMatch(
    /^This application is already submitted: UH-2026-000001 What you typed here since then is not part of it\. .* Stripe .* Finch & Co .*Ada Lind.* See your case Begin another application$/,
  );
  expect(textOf(html)).not.toContain('Finch LLC');
});

test('if nothing was typed since, the page says only that it is submitted', () => {
  expect(textOf(page(saved, saved))).toBe(
    'This application is already submitted: UH-2026-000001 See your case Begin another application',
  );
});
