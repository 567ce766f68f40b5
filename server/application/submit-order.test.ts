// @proves submit-order
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Records each table into which a statement inserts, in order. */
async function noteInserts(): Promise<void> {
  await superuser.rows('create table public.noted (n int generated always as identity, written text)');
  await superuser.rows(`create function public.note() returns trigger language plpgsql security definer as $$
    begin insert into public.noted (written) values (case when tg_table_schema = 'pgboss' then 'job' else tg_table_name end); return null; end $$`);
  const jobs = await superuser.rows<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'pgboss' and tablename like 'job%'",
  );
  for (const table of [
    'orgs',
    'cases',
    'business_owners',
    'previous_processors',
    'case_files',
    ...jobs.map((each) => each.name),
  ]) {
    await superuser.rows(
      `create trigger noted after insert on ${table} for each statement execute function public.note()`,
    );
  }
}

test('organization, case, owners, previous processors and file rows are written in this order, then the jobs', async () => {
  await noteInserts();
  const merchant = await app.user();
  const { id } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  // Ignores the upload's own job, which extracts the file.
  await superuser.rows("delete from public.noted where written = 'job'");
  const submitted = await merchant.apply({
    owners: [{ ownerName: 'Ada' }],
    previousProcessors: [{ processorName: 'First Regional' }],
    files: [{ id: id ?? '', document_type: 'hold_notice' }],
  });
  expect(submitted.status).toBe(201);
  const written = (await superuser.rows<{ written: string }>('select written from public.noted order by n')).map(
    (row) => row.written,
  );
  expect([...new Set(written)]).toEqual([
    'orgs',
    'cases',
    'business_owners',
    'previous_processors',
    'case_files',
    'job',
  ]);
});

test('a failed analysis is logged, and neither the case nor its letter waits for it', async () => {
  const logged = vi.spyOn(app.services.log, 'error');
  await app.user('attorney');
  const merchant = await app.user();
  const { status, body } = await merchant.apply();
  expect(status).toBe(201);
  await app.queue.work({
    ...jobHandlers(app.services),
    'analyze-case': () => Promise.reject(new Error('no analysis today')),
  });
  await vi.waitFor(
    async () => expect((await merchant.get(`/api/cases/${body.case_id}`)).body.stage.stage).toBe('with_attorney'),
    { timeout: 15_000, interval: 100 },
  );
  await vi.waitFor(
    () => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ job: 'analyze-case' }), expect.any(String)),
    { timeout: 15_000 },
  );
});
