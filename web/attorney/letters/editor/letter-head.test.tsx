import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';

vi.mock('../../../api/api.ts', () => import('../../../../testing/web/quiet-api.ts'));
const { LetterHead } = await import('./letter-head.tsx');

const shown = (written: string | null, postedUnder: string | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LetterHead
        letter={{ ...sampleLetter, certified_mail_number: written }}
        processor="paypal"
        editable={false}
        editing={null}
        onEditing={() => undefined}
        onEdit={() => undefined}
        worstOf={() => undefined}
        postedUnder={postedUnder}
      />
    </QueryClientProvider>,
  );

test('a letter that was posted shows its tracking number, and one that was not posted shows none', () => {
  expect(shown(null, '9407100050680863460476')).toContain('Certified mail no. 9407100050680863460476');
  expect(shown(null, '9407100050680863460476')).not.toContain('none yet');
  expect(shown(null, null)).toContain('Certified mail number: none yet');
  expect(shown('9400 1000 0000 0000 0000 06', null)).toContain('Certified mail no. 9400 1000 0000 0000 0000 06');
});
