/** The six measured requests: as HTTP for the application and as a pgbench script for the database alone. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Ask, Recorder } from './capture-sql.ts';
import { oneSqlRequest } from './one-sql.ts';
import { scriptOf, type Marker, type Script } from './pgbench.ts';
import { applicantToken, seededId } from './seed-cases.ts';

/**
 * `target`: how close ours must come to the plain handler's request; `plain` is that request, null where there is none.
 */
type Scenario = { name: string; target: number | null; script: Script };
export type ReadScenario = Scenario & { request: string; plain: string | null };
export type Submitting = Scenario & { requestOf(n: number): string; plainOf(n: number): string };

const host = 'localhost:3000';
/** Matches only a few of the seeded cases. */
const rareText = 'merchant1234@';

export function wire({ method, path, headers, body = '' }: Ask): string {
  const all = { host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;
}

/** A signed session cookie, as the application sets it. */
function sessionCookie(token: string, appKey: string): string {
  return `unhold.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', appKey).update(token).digest('base64')}`)}`;
}

type Cookies = { merchant: string; staff: string };

/** The five reads; the admin list's page 50 is reached by following cursors, like a user. */
export async function readScenarios(
  recorder: Recorder,
  client: pg.Client,
  cookies: Cookies,
  ids: { caseId: string; merchantId: string },
): Promise<ReadScenario[]> {
  const { merchant, staff } = cookies;
  const asks: [name: string, target: number | null, path: string, cookie: string, plain: string | null][] = [
    ['session check', null, '/api/me', merchant, null],
    ['my cases', 0.35, '/api/cases', merchant, oneSqlRequest('/my-cases', ids.merchantId)],
    ['case detail', 0.4, `/api/cases/${ids.caseId}`, merchant, oneSqlRequest('/detail', ids.caseId)],
    ['admin page 1', 0.65, '/api/admin/cases', staff, oneSqlRequest('/admin', '51')],
    ['admin page 50', null, await fiftiethPage(recorder, staff), staff, null],
    ['rare search', 0.45, `/api/admin/cases?search=${rareText}`, staff, oneSqlRequest('/search', rareText)],
  ];
  const found: ReadScenario[] = [];
  for (const [name, target, path, cookie, plain] of asks) {
    const ask = { method: 'GET', path, headers: { cookie } };
    const { statements } = await recorder.ask(ask);
    found.push({ name, target, script: await scriptOf(client, statements, []), request: wire(ask), plain });
  }
  return found;
}

async function fiftiethPage(recorder: Recorder, cookie: string): Promise<string> {
  let path = '/api/admin/cases';
  for (let page = 1; page < 50; page += 1) {
    const { answer } = await recorder.ask({ method: 'GET', path, headers: { cookie } });
    path = `/api/admin/cases?cursor=${(answer as { next_cursor: string }).next_cursor}`;
  }
  return path;
}

const idempotencyKey = (n: number): string => `bench-idempotency-key-${n}`;

/** Submission as seeded applicant `n`; captured once as applicant `sample`. */
export async function submitting(
  recorder: Recorder,
  client: pg.Client,
  appKey: string,
  sample: number,
): Promise<Submitting> {
  const askOf = (n: number): Ask => ({
    method: 'POST',
    path: '/api/applications',
    body: JSON.stringify({ version: 1 }),
    headers: {
      cookie: sessionCookie(applicantToken(n), appKey),
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey(n),
    },
  });
  const { statements, answer } = await recorder.ask(askOf(sample));
  const { case_number } = answer as { case_number: string };
  const markers: Marker[] = [
    { found: applicantToken(sample), sql: "('bench-session-token-' || :n)" },
    { found: idempotencyKey(sample), sql: "('bench-idempotency-key-' || :n)" },
    { found: case_number, sql: "('PB-' || :n)" },
    ...uuidMarkers(JSON.stringify(statements), sample),
  ];
  return {
    name: 'submit',
    target: 0.2,
    script: await scriptOf(client, statements, markers),
    requestOf: (n) => wire(askOf(n)),
    plainOf: (n) => oneSqlRequest('/submit', `PLAIN-${n}`),
  };
}

/** Seeded ids keep their first two digits; ids the application made get their own. All end in the applicant's number. */
function uuidMarkers(text: string, sample: number): Marker[] {
  const all = new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g));
  const ending = String(sample).padStart(12, '0');
  return [...all].map((found, index) => ({
    found,
    sql: seededId(found.endsWith(ending) ? found.slice(0, 2) : (0xb0 + index).toString(16), ':n'),
  }));
}
