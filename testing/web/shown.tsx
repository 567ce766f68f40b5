import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { queryClient } from './quiet-api.ts';

type Around = {
  /** What the server has already answered, by query key. */ known?: readonly [readonly unknown[], unknown][];
  at?: string;
  /** Null is a visitor; omitted means not yet known. */ session?: Me | null;
};

/** A page's first render, before any server response. The test mocks web/api/api.ts with `quiet-api.ts`. */
export function shown(page: ReactNode, { at = '/', session, known = [] }: Around = {}): string {
  queryClient.clear();
  if (session !== undefined) queryClient.setQueryData(['session'], session);
  for (const [key, answer] of known) queryClient.setQueryData(key, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A page's text, without tags. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A signed-in user. */
export function me(kind: Me['user']['org']['kind'] = 'merchant', phone: string | null = null): Me {
  const created_at = '2026-03-04T12:00:00.000Z';
  const role = ({ merchant: 'client', internal: 'admin', law_firm: 'attorney' } as const)[kind];
  return {
    user: {
      id: '01900000-0000-7000-8000-000000000001',
      email: 'ada@shop.example',
      email_verified: true,
      phone,
      role,
      created_at,
      org: { id: '01900000-0000-7000-8000-000000000002', name: 'Shop', kind },
      sign_in: { second_factor: false, satisfied: true, required: false },
    },
    profile: { display_name: 'Ada Lind', first_name: 'Ada', last_name: 'Lind', phone, locale: 'en', created_at },
  };
}
