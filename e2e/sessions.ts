import { test, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { demoAccount } from './people.ts';

type Role = 'merchant' | 'staff' | 'attorney';
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
export type Account = { email: string; password: string };
type Filled = { fields: Record<string, string>; owners?: Record<string, string>[] };

const sessions = new Map<Role, Cookies>();
let people = 0;

/** Signs in a demo user without the form. One session per role and run: a test that signs out creates its own user. */
export async function enterAs(page: Page, role: Role): Promise<void> {
  const known = sessions.get(role);
  if (known) return page.context().addCookies(known);
  const { email, password } = demoAccount(role);
  await send(page, 'POST', '/auth/sign-in/email', { email, password });
  sessions.set(role, await page.context().cookies());
}

/** A new account, signed in, as created by the form on /auth. */
export async function enterAsNewMerchant(page: Page, name = 'Noor Haddad'): Promise<Account> {
  const account = newAccount();
  const [first_name, last_name] = name.split(' ');
  await send(page, 'POST', '/auth/sign-up/email', { ...account, name, display_name: name, first_name, last_name });
  return account;
}

/** An email and password not used before in this run. */
export function newAccount(): Account {
  people += 1;
  return { email: `person-${people}-${Date.now()}@merchant.example`, password: 'a long enough pass' };
}

/** The required fields of an application, and no more. */
export const requiredFields = {
  processor: 'paypal',
  amountHeld: '12,500',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@merchant.example',
  legalBusinessName: 'Cedar Lane Soaps LLC',
  businessStreet: '77 Example Street',
};

/** Saves answers to the user's draft, as another device would. Returns the new version. */
export async function fillDraft(page: Page, { fields, owners = [{}] }: Filled): Promise<number> {
  const { version } = await read<{ version: number }>(page, '/application-draft');
  const saved = await send(page, 'PUT', '/application-draft', {
    version,
    step: 8,
    answers: { fields, owners, previousProcessors: [{}], files: [] },
  });
  return saved.version as number;
}

/** The answers of the user's draft on the server. */
export const draftFields = async (page: Page) =>
  (await read<{ answers: { fields: Record<string, unknown> } }>(page, '/application-draft')).answers.fields;

/** Submits an application for the signed-in user. Returns the case number. */
export async function submitCase(page: Page, fields: Record<string, string> = requiredFields): Promise<string> {
  const version = await fillDraft(page, { fields });
  const made = await send(
    page,
    'POST',
    '/applications',
    { version },
    { 'idempotency-key': `e2e-${crypto.randomUUID()}` },
  );
  return made.case_number as string;
}

/** A GET request to the API with the page's session. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(`/api${path}`);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Answer;
}

/** An API call that must succeed, sent as the page would send it. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const origin = test.info().project.use.baseURL ?? '';
  const response = await page.request.fetch(`/api${path}`, { method, data, headers: { origin, ...headers } });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}
