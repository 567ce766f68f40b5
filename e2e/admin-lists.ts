import { test, type Page, type Route } from '@playwright/test';
import { expect } from './expect.ts';
import { read } from './sessions.ts';

export type Row = {
  id: string;
  case_number: string;
  client: string;
  business: string;
  status: string;
  priority: string;
  version: number;
  owner: { id: string; name: string } | null;
  next_action: string | null;
};
export type List = { items: Row[]; total: number };
export const found = async (page: Page, business: string) => {
  const { items } = await read<List>(page, `/admin/cases?search=${encodeURIComponent(business)}`);
  if (!items[0]) throw new Error(`no case of ${business}`);
  return items[0];
};
export const rows = (page: Page) =>
  page
    .getByRole('region', { name: /^Table of/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
export const rowOf = (page: Page, business: string) => rows(page).filter({ hasText: business });
export const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
export const json = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
export const refuse =
  (message: string, status = 409, code = 'CONFLICT') =>
  (route: Route) =>
    route.fulfill(json({ code, message }, status));
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Changes a case like a colleague elsewhere. */
export async function patch(page: Page, { id }: Row, body: object): Promise<void> {
  const { version } = await read<Row>(page, `/admin/cases/${id}`);
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.fetch(`/api/admin/cases/${id}`, {
    method: 'PATCH',
    data: body,
    headers: { origin, 'if-match': String(version) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Many cases, in pages, that exist only in the browser. */
export async function withManyCases(page: Page, total: number): Promise<void> {
  const caseAt = (n: number) => ({
    id: `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`,
    case_number: `UH-T-${n}`,
    client: `Client ${n}`,
    email: 'a@b.example',
    business: `Business ${n}`,
    processor: 'paypal',
    held_amount_cents: 100,
    status: 'intake',
    priority: 'low',
    attorney_name: null,
    owner: null,
    next_action: 'Look',
    next_action_on: '2026-01-01',
    stage: { stage: 'received', label: 'Received', next: 'Analyze the case.', owner: 'staff', due_on: null },
    version: 1,
    created_at: '2026-01-01T00:00:00Z',
  });
  await page.route('**/api/admin/cases?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    const items = Array.from({ length: Math.min(limit, total - from) }, (_, n) => caseAt(from + n));
    return route.fulfill(
      json({ items, next_cursor: from + limit < total ? String(from + limit) : null, total, total_capped: false }),
    );
  });
}
