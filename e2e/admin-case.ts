import { test, type Page } from '@playwright/test';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { enterAs, enterAsNewMerchant, read, send } from './sessions.ts';
import type { Another } from './warm-page.ts';

/** Parts of a case that the staff tests use. */
type CaseOfStaff = {
  id: string;
  version: number;
  case_number: string;
  phone: string | null;
  dba_name: string | null;
  email: string;
  website: string | null;
  held_amount_cents: number | null;
  year_established: number | null;
  business_entity_type: string | null;
  card_present_percentage: number | null;
  ein: string | null;
  next_action: string | null;
  legal_business_name: string;
  analysis: object | null;
  letters: unknown[];
};

export const stored = (page: Page, id: string) => read<CaseOfStaff>(page, `/admin/cases/${id}`);
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
export const show = (page: Page, tab: string) => page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
export const waits = (page: Page, parameters: Record<string, string | null>) =>
  page.waitForURL((url) => Object.entries(parameters).every(([name, value]) => url.searchParams.get(name) === value));

/** Changes a case like another staff member's page would. */
export async function change(page: Page, id: string, body: object): Promise<void> {
  const { version } = await stored(page, id);
  const answer = await page.request.patch(`/api/admin/cases/${id}`, {
    data: body,
    headers: { 'if-match': String(version), origin: test.info().project.use.baseURL ?? '' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

let made: string | null = null;

/**
 * Signs in staff and returns a case shared by this worker's tests, analyzed and drafted, so that no job changes it
 * anymore.
 */
export async function ownCase(page: Page, another: Another): Promise<string> {
  if (made === null) {
    made = await withCase(await another());
  }
  await enterAs(page, 'staff');
  const id = made;
  await expect.poll(async () => (await stored(page, id)).letters.length).toBeGreaterThan(0);
  return id;
}

/** Overrides fields in every response with the case. */
export async function pretend(page: Page, id: string, change: object): Promise<void> {
  await page.route(`**/api/admin/cases/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

export const saltmarsh = async (page: Page) =>
  (await read<{ items: { id: string }[] }>(page, '/admin/cases?search=saltmarsh')).items[0]?.id ?? '';

/** Another staff member in their own browser, to whom `staff` grants admin access. */
export async function colleagueOf(staff: Page, another: Another, name: string): Promise<{ page: Page; email: string }> {
  const page = await another();
  const { email } = await enterAsNewMerchant(page, name);
  await send(staff, 'POST', '/rpc/create_admin_user', { p_email: email });
  return { page, email };
}
