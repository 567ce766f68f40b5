import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { OwnSourcesView } from '../../../../contract/own-sources.ts';
import { orpc } from '../../../../testing/web/quiet-api.ts';

vi.mock('../../../api/api.ts', () => import('../../../../testing/web/quiet-api.ts'));
const { OwnSources } = await import('./own-sources.tsx');

const id = '0198f000-0000-7000-8000-000000000001';
const added = {
  added_by_name: 'Ada Byron',
  added_at: '2026-11-20T10:00:00Z',
  standing: 'added' as const,
  withdrawn_reason: null,
  proven: true,
  may_withdraw: true,
};
const fact = {
  ...added,
  uuid: id,
  id: `own-${id}`,
  label: 'Amount that the caller named',
  display: '$12,345.67',
  source: 'Call',
  file_id: null,
  page: null,
  sentence: 'Amount that the caller named: $12,345.67.',
};

/** The section's markup, for a letter that may be edited or not. */
function shown(facts: OwnSourcesView['facts'], { edit = true, may_add = true } = {}): string {
  const client = new QueryClient();
  const { queryKey } = orpc.letters.listSources.queryOptions({ input: { id } });
  client.setQueryData(queryKey, { letter_id: id, authorities: [], facts, may_add });
  const letter = { id, may: { edit } } as LetterView;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NuqsTestingAdapter>
          <OwnSources letter={letter} onInsert={() => undefined} />
        </NuqsTestingAdapter>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('an added fact shows its source and whether it counts, with a button that puts it into the letter', () => {
  expect(shown([fact])).toMatch(
    /Amount that the caller named: \$12,345\.67.*Ada Byron.*Call.*Added by the attorney of this letter.*Put into the letter.*Withdraw/s,
  );
  expect(shown([{ ...fact, proven: false }])).toContain('Waits for another attorney’s confirmation');
});

test('a withdrawn fact shows the reason and cannot be put into a letter; a user who may not add sees no button for it', () => {
  const withdrawn = {
    ...fact,
    standing: 'withdrawn' as const,
    proven: false,
    withdrawn_reason: 'Misread.',
    may_withdraw: false,
  };
  const html = shown([withdrawn], { may_add: false });
  expect(html).toMatch(/No longer used.*Misread\./s);
  expect(html).not.toMatch(/Put into the letter|Withdraw|Add a fact/);
  expect(shown([fact], { edit: false })).not.toContain('Put into the letter');
  expect(shown([])).toMatch(/Nothing yet.*Add an authority.*Add a fact/s);
});
