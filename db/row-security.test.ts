// @proves row-security
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, queuedLetter, signAgreement } from '../testing/app/desk.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import type { TestUser } from '../testing/app/test-user.ts';

type Actor = { id: string; role: string; email?: string };
type Outcome = { count: number; rows: Record<string, unknown>[] } | { code: string };

const untenanted = ['current_objects', 'migrations'];
let app: TestApp;
let superuser: Superuser;
let plain: pg.Client;
let tables: string[];
let people: Record<'merchant' | 'stranger' | 'attorney' | 'otherAttorney', TestUser>;
let caseId: string;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  plain = new pg.Client({ connectionString: app.url, options: '-c role=unhold_app' });
  await plain.connect();
  const [merchant, attorney] = [await app.user(), await app.user('attorney')];
  const { id } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
  const submitted = await merchant.apply({
    owners: [{ ownerName: 'Ada' }],
    previousProcessors: [{ processorName: 'OldPay' }],
    files: [{ id: id ?? '', document_type: 'hold_notice' }],
    fields: { ein: '12-3456789' },
  });
  caseId = submitted.body.case_id;
  await merchant.upload('statement.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
  await merchant.send('PUT', '/api/application-draft', {
    version: 0,
    step: 1,
    answers: { fields: {}, owners: [{}], previousProcessors: [{}], files: [] },
  });
  await app.runJobs();
  await approve(attorney, await queuedLetter(attorney, caseId));
  await superuser.rows('insert into held_tranches (id, case_id, amount_cents) select gen_random_uuid(), $1, 100', [
    caseId,
  ]);
  await superuser.rows(
    "insert into processor_replies (id, case_id, kind, amount_cents, received_on, entered_by_name, created_at) select gen_random_uuid(), $1, 'offer', 100, '2026-01-01', 'Test', now()",
    [caseId],
  );
  await superuser.rows(
    "insert into recoveries (id, case_id, amount_cents, received_on) select gen_random_uuid(), $1, 100, '2026-01-01'",
    [caseId],
  );
  await signAgreement(merchant, caseId);
  await superuser.rows(
    "insert into processor_replies (id, case_id, received_on, kind, entered_by, entered_by_name, created_at) select gen_random_uuid(), $1, '2026-01-01', 'refusal', $2, 'Test', now()",
    [caseId, attorney.id],
  );
  await superuser.rows(
    "insert into knowledge_retirements (id, kind, key, reason, retired_by, retired_by_name, retired_at) select gen_random_uuid(), 'authority', 'x', 'Wrong.', $1, 'Test', now()",
    [attorney.id],
  );
  await superuser.rows(
    "insert into agreement_texts (id, processor, effective_on, file_name, file_key, sha256, words, words_sha256, source, seen_on, added_at) select gen_random_uuid(), 'stripe', '2026-09-28', 'ssa.txt', 'agreements/stripe/1.txt', repeat('0', 64), 'Words.', repeat('0', 64), 'stripe.com', '2026-09-28', now()",
  );
  await superuser.rows('insert into staff_grants (user_id, granted_at) values (gen_random_uuid(), now())');
  await superuser.rows(
    "insert into security_log (id, at, kind, network, agent, about) select gen_random_uuid(), now(), 'refused', '', '', ''",
  );
  await superuser.rows("insert into processes (id, role, version, host) select gen_random_uuid(), 'all', '1', 'here'");
  await superuser.rows(
    "insert into alarms (id, kind, problem, began_at) select gen_random_uuid(), 'disk_low', 'Full.', now()",
  );
  await superuser.rows("insert into checkups (name, at) values ('history', now())");
  await superuser.rows("insert into damaged_files (key, problem, found_at) values ('cases/1/a.pdf', 'Cut.', now())");
  await superuser.rows(
    "insert into known_parties (id, name, kind, added_by, added_by_name, added_at) select gen_random_uuid(), 'Acme', 'adverse', $1, 'Test', now()",
    [attorney.id],
  );
  await superuser.rows(
    "insert into known_parties (id, name, kind, firm_id, added_by, added_by_name, added_at) select gen_random_uuid(), 'Acme', 'adverse', org_id, id, 'Test', now() from users where id = $1",
    [attorney.id],
  );
  await superuser.rows(
    "insert into party_clearances (id, case_id, party_id, name, cleared_by, cleared_at) select gen_random_uuid(), $1, id, 'Acme', added_by, now() from known_parties where firm_id is not null",
    [caseId],
  );
  await superuser.rows(
    "insert into clause_confirmations (clause_id, wording, attorney_id, confirmed_at) select 'x', repeat('0', 64), $1, now()",
    [attorney.id],
  );
  await superuser.rows(
    "insert into clock_days (id, case_id, what, on_day, recorded_at) select gen_random_uuid(), $1, 'conference_held', '2026-01-01', now()",
    [caseId],
  );
  await superuser.rows(
    "insert into clock_pauses (id, case_id, date_key, on_day, until, reason, paused_by, paused_by_name, paused_at) select gen_random_uuid(), $1, 'answer', '2026-01-01', '2026-01-02', 'Because.', $2, 'Test', now()",
    [caseId, attorney.id],
  );
  await merchant.post('/api/me/calendar-feed', undefined);
  await superuser.rows(
    "insert into calendar_days (user_id, uid, digest, changed_at) values ($1, 'answer', repeat('0', 43), now())",
    [merchant.id],
  );
  await superuser.rows(
    "insert into tranche_slips (id, case_id, tranche_id, to_date) select gen_random_uuid(), case_id, id, '2026-01-02' from held_tranches",
  );
  await superuser.rows(
    `insert into invoices (id, case_id, recovery_id, issuer, bill_to, amount_cents, received_on, percent, fee_cents, issued_at)
     select gen_random_uuid(), r.case_id, r.id, 'Test Law, P.C.', 'Test', r.amount_cents, r.received_on, f.percent,
       r.amount_cents * f.percent / 100, now()
     from recoveries r join fee_terms f using (case_id) where r.case_id = $1 and r.amount_cents = 100`,
    [caseId],
  );
  await superuser.rows(
    "insert into fee_payments (id, case_id, amount_cents, received_on) select gen_random_uuid(), $1, 1, '2026-01-01'",
    [caseId],
  );
  await superuser.rows(
    'insert into contact_asks (case_id, user_id, asked_at) select id, created_by, now() from cases where id = $1',
    [caseId],
  );
  await superuser.rows(
    "insert into withdrawn_entries (id, case_id, kind, amount_cents, received_on, note, recorded_at, why, withdrawn_at) select gen_random_uuid(), $1, 'recovery', 1, '2026-01-01', '', now(), 'Twice.', now()",
    [caseId],
  );
  for (const sql of [
    "insert into letter_departures (letter_id, case_id, attorney_id, obstacle, reason, created_at) select l.id, l.case_id, c.attorney_id, 'Early.', 'Because.', now() from letters l join cases c on c.id = l.case_id where c.id = $1 limit 1",
    "insert into paper_signatures (id, case_id, kind, party, agreement, title, text, text_sha256, signed_name, signed_by, signed_at, address, sha256) select gen_random_uuid(), id, 'notice', 'merchant', 'paypal/2026-05-19', 'Notice', 'text', repeat('0', 64), 'Ada Byron', created_by, now(), '', repeat('0', 64) from cases where id = $1",
    "insert into desk_leavings (id, case_id, attorney_id, why, left_at) select gen_random_uuid(), id, attorney_id, 'reassigned', now() from cases where id = $1",
    "insert into engagement_inquiries (id, case_id, attorney_id, identity, authority, owners, screened_on, screened, conflicts_on, recorded_at) select gen_random_uuid(), id, attorney_id, 'Seen.', 'Seen.', 'Seen.', '2026-01-01', 'None.', '2026-01-01', now() from cases where id = $1",
    "insert into engagement_endings (id, case_id, attorney_id, how, recorded_at) select gen_random_uuid(), id, attorney_id, 'gone', now() from cases where id = $1",
    "insert into closing_points (id, case_id, attorney_id, done, not_done, limitation, recorded_at) select gen_random_uuid(), id, attorney_id, 'This.', 'That.', 'None.', now() from cases where id = $1",
    'insert into paper_withdrawals (paper_id, case_id, withdrawn_by, withdrawn_at) select id, case_id, signed_by, now() from paper_signatures where case_id = $1 limit 1',
    "insert into paper_originals (paper_id, step, case_id, done_on, recorded_by, recorded_by_name, recorded_at) select id, 'received', case_id, current_date, signed_by, 'Test', now() from paper_signatures where case_id = $1 limit 1",
    "insert into notice_forms (id, case_id, agreement, submitted_on_web, completed_on, recorded_by, recorded_by_name, recorded_at) select gen_random_uuid(), id, 'ebay/2026-06-28', true, '2026-01-01', created_by, 'Test', now() from cases where id = $1",
    "insert into form_blanks (id, case_id, agreement, file_id, sha256, source, fetched_on, pages, fields, supplied_by, supplied_by_name, supplied_at) select gen_random_uuid(), c.id, 'paypal/2026-05-19', f.id, repeat('0', 64), 'https://x.example', '2026-01-01', 1, '[]', c.created_by, 'Test', now() from cases c join case_files f on f.case_id = c.id where c.id = $1 limit 1",
    "insert into form_ticks (id, form_id, case_id, ticked, attorney_id, attorney_name, ticked_at) select gen_random_uuid(), n.id, c.id, '{signature}', c.attorney_id, 'Test', now() from cases c join notice_forms n on n.case_id = c.id where c.id = $1",
    "insert into filing_days (id, case_id, filing_on, recorded_by, recorded_by_name, recorded_at) select gen_random_uuid(), id, '2027-01-01', created_by, 'Test', now() from cases where id = $1",
    "insert into offer_terms (id, case_id, amount_cents, good_until, proposed_by, proposed_by_name, proposed_at) select gen_random_uuid(), id, 100, '2027-01-01', created_by, 'Test', now() from cases where id = $1",
    "insert into version_choices (id, case_id, agreement, reason, chosen_by, chosen_by_name, chosen_at) select gen_random_uuid(), id, 'paypal/2026-05-19', 'Because.', created_by, 'Test', now() from cases where id = $1",
    "insert into letter_suggestions (id, letter_id, case_id, version, document, suggested_by, suggested_by_name, suggested_by_role, suggested_at) select gen_random_uuid(), l.id, l.case_id, l.version, '{}', c.attorney_id, 'Test', 'attorney', now() from letters l join cases c on c.id = l.case_id where l.case_id = $1",
    "insert into letter_suggestion_parts (suggestion_id, case_id, part, position, label, before, after) select id, case_id, 'title', 0, 'Title', 'a', 'b' from letter_suggestions where case_id = $1",
    "insert into letter_suggestion_decisions (suggestion_id, part, case_id, outcome, decided_by, decided_by_name, decided_by_role, decided_at) select id, 'title', case_id, 'rejected', suggested_by, 'Test', 'attorney', now() from letter_suggestions where case_id = $1",
    "insert into letter_suggestion_comments (id, suggestion_id, part, case_id, text, made_by, made_by_name, made_by_role, made_at) select gen_random_uuid(), id, 'title', case_id, 'Why?', suggested_by, 'Test', 'attorney', now() from letter_suggestions where case_id = $1",
    "insert into paragraph_comments (id, letter_id, case_id, block_id, words, text, made_by, made_by_name, made_by_role, made_at) select gen_random_uuid(), l.id, l.case_id, 'facts', 'You hold.', 'Why?', c.attorney_id, 'Test', 'attorney', now() from letters l join cases c on c.id = l.case_id where l.case_id = $1",
    "insert into letter_readings (letter_id, case_id, version, sha256, changes, attorney_id, attorney_name, read_on) select l.id, l.case_id, l.version, repeat('0', 64), '{}', c.attorney_id, 'Test', '2026-01-01' from letters l join cases c on c.id = l.case_id where c.id = $1",
    "insert into version_confirmations (id, case_id, agreement, confirmed_on, attorney_id, attorney_name, confirmed_at) select gen_random_uuid(), id, 'paypal/2026-05-19', '2026-01-01', attorney_id, 'Test', now() from cases where id = $1",
    "insert into letter_links (id, letter_id, case_id, version, token_hash, recipient, created_at, expires_at) select gen_random_uuid(), id, case_id, version, repeat('0', 43), 'x@y.example', now(), now() + interval '1 day' from letters where case_id = $1",
    "insert into letter_link_opens (id, link_id, case_id, opened_at, address, user_agent) select gen_random_uuid(), id, case_id, now(), '', '' from letter_links where case_id = $1",
    "insert into own_authorities (id, kind, citation, title, proposition, quote, court, year, read_at, read_on, added_by, added_by_name, added_at) select 'own-' || gen_random_uuid(), 'case', 'Smith v. Jones, 1 X.2d 3', 'Smith v. Jones', 'What it stands for.', 'The words read.', 'Court', 1987, 'Library', '2026-01-01', attorney_id, 'Test', now() from cases where id = $1",
    "insert into own_facts (id, case_id, label, kind, amount_cents, source, added_by, added_by_name, added_at) select gen_random_uuid(), id, 'Label', 'money', 1, 'Call', attorney_id, 'Test', now() from cases where id = $1",
    "insert into mailhouse_reports (id, mailhouse_id, kind, happened_at, received_at) select 'evt_' || $1::text, 'ltr_1', 'letter.mailed', now(), now()",
    "insert into case_tasks (id, case_id, text, due_on, created_by, created_by_name, created_at) select gen_random_uuid(), id, 'Call the bank', '2026-01-01', attorney_id, 'Test', now() from cases where id = $1",
    "insert into messages (id, case_id, message_type, subject, body, author_id, author_role) select gen_random_uuid(), id, 'message', '', 'An internal note', attorney_id, 'staff' from cases where id = $1",
    "insert into message_mentions (id, message_id, case_id, user_id, mentioned_by_name, mentioned_at) select gen_random_uuid(), m.id, m.case_id, c.attorney_id, 'Test', now() from messages m join cases c on c.id = m.case_id where m.case_id = $1 and m.message_type = 'message'",
    "insert into counsel_messages (id, case_id, author_id, author_role, author_name, body, created_at) select gen_random_uuid(), id, created_by, 'merchant', 'Test', 'Between us', now() from cases where id = $1",
    "insert into offer_advice (id, offer_id, case_id, body, attorney_id, attorney_name, given_at) select gen_random_uuid(), o.id, c.id, 'Take it.', c.attorney_id, 'Test', now() from cases c join offers o on o.case_id = c.id where c.id = $1 limit 1",
    "insert into opposing_counsel (id, case_id, name, firm, email, address, acting_since, entered_by, entered_by_name, entered_at) select gen_random_uuid(), id, 'Jane Roe', 'Roe LLP', 'jane@roe.example', '1 Main Street', '2026-01-01', attorney_id, 'Test', now() from cases where id = $1",
    "insert into sealed_files (id, case_id, filename, came, sealed_by, sealed_by_name, sealed_at) select gen_random_uuid(), id, 'x.pdf', 'By email.', attorney_id, 'Test', now() from cases where id = $1",
    "insert into sealed_bytes (file_id, storage_key, sha256, file, replies) select id, 'x', '', '{}', '[]' from sealed_files where case_id = $1",
    "insert into account_proofs (case_id, inputs_sha256, problem, derived_at) select id, repeat('0', 64), 'Unread.', now() from cases where id = $1",
    "insert into export_mappings (id, mapping_sha256, signature, mapping, case_id, decision, decided_by, decided_by_name, decided_at) select gen_random_uuid(), repeat('0', 64), repeat('0', 64), '{}', id, 'confirmed', attorney_id, 'Test', now() from cases where id = $1",
    "insert into draft_account_proofs (user_id, inputs_sha256, problem) select created_by, repeat('0', 64), 'Unread.' from cases where id = $1",
    "insert into explained_records (id, case_id, letter_id, fact, stated, recorded, reason, attorney_id, attorney_name, explained_at) select gen_random_uuid(), l.case_id, l.id, 'held_amount', '$1.00', '$2.00', 'Because.', c.attorney_id, 'Test', now() from letters l join cases c on c.id = l.case_id where l.case_id = $1",
    "insert into case_events (id, case_id, who, act, day, day_precision, source, state, proposed_at, decided_by, decided_at) select gen_random_uuid(), id, 'merchant', 'called', '2026-01-01', 'day', 'account', 'confirmed', now(), created_by, now() from cases where id = $1",
    "insert into case_harms (case_id, kind, reported_by, reported_at) select id, 'payroll', created_by, now() from cases where id = $1",
    "insert into model_readings (case_id, source, source_id, sha256, read_at) select id, 'account', id, repeat('0', 64), now() from cases where id = $1",
    "insert into ai_consents (id, case_id, providers, sends, place, decided_by, decided_at) select gen_random_uuid(), id, '{OpenAI}', 'facts', 'case', created_by, now() from cases where id = $1",
    "insert into saved_texts (id, org_id, name, body, changed_by_name, changed_at) select gen_random_uuid(), org_id, 'Ours', 'Hello.', 'Test', now() from cases where id = $1",
    "insert into text_numbers (user_id, phone, consent, agreed_at, confirmed_at) select created_by, '+14155552671', 'Yes.', now(), now() from cases where id = $1",
    "insert into text_messages (id, key, user_id, case_id, due_on, queued_at) select gen_random_uuid(), 'day', created_by, id, '2026-01-01', now() from cases where id = $1",
    "insert into notification_reads (user_id, case_id, key) select created_by, id, 'analyzed' from cases where id = $1",
    "insert into case_guests (id, case_id, email, token_hash, invited_by, invited_by_name, invited_at, expires_at) select gen_random_uuid(), id, 'robin@books.example', repeat('0', 43), created_by, 'Ada Byron', now(), now() + interval '14 days' from cases where id = $1",
  ])
    await superuser.rows(sql, [caseId]);
  await merchant.send('PUT', '/api/me/mail-preferences', { messages: false, progress: true });
  await app.visitor().post('/api/contact', { name: 'Ada', email: merchant.account?.email, message: 'A question' });
  await app.visitor().post('/api/newsletter', { email: merchant.account?.email });
  await merchant.post('/api/me/erasure', { note: 'Please.' });
  await superuser.rows("insert into erasures_log (what, subject_id) values ('user_erased', gen_random_uuid())");
  await superuser.rows("insert into reports (id, as_of, took_ms, figures) values (gen_random_uuid(), now(), 0, '{}')");
  await superuser.rows(
    "insert into model_calls (id, at, case_id, purpose, provider, model, input_tokens, output_tokens, outcome) values (gen_random_uuid(), now(), $1, 'write_notes', 'OpenAI', 'small', 1, 1, 'written')",
    [caseId],
  );
  // Saved views are for staff: one from when the merchant was staff is no longer visible to them.
  await superuser.rows(
    "insert into saved_views (id, user_id, name, query) values (gen_random_uuid(), $1, 'Mine', '')",
    [merchant.id],
  );
  await app.visitor().post('/api/auth/sign-in/email', { email: merchant.account?.email, password: 'not the password' });
  people = { merchant, attorney, stranger: await app.user(), otherAttorney: await app.user('attorney') };
  tables = (
    await superuser.rows<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
    )
  ).map(({ name }) => name);
});
afterAll(async () => {
  await plain.end();
  await superuser.close();
  await app.close();
});

const tenant = () => tables.filter((name) => !untenanted.includes(name));
const asStranger = (): Actor => ({
  id: people.stranger.id,
  role: 'client',
  email: people.stranger.account?.email ?? '',
});
const asMerchant = (): Actor => ({ id: people.merchant.id, role: 'client' });

/** Runs one statement as the application role with an actor set, and rolls it back. */
async function tryAs(actor: Actor | null, sql: string, values: unknown[] = []): Promise<Outcome> {
  await plain.query('begin');
  try {
    if (actor)
      await plain.query(
        "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', $3, true)",
        [actor.id, actor.role, actor.email ?? ''],
      );
    const { rowCount, rows } = await plain.query(sql, values);
    return { count: rowCount ?? 0, rows };
  } catch (error) {
    return { code: (error as pg.DatabaseError).code ?? 'none' };
  } finally {
    await plain.query('rollback');
  }
}

async function seenBy(actor: Actor | null): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const name of tenant()) {
    const outcome = await tryAs(actor, `select 1 from ${name}`);
    if (!('count' in outcome)) throw new Error(`${name}: ${outcome.code}`);
    if (outcome.count > 0) seen[name] = outcome.count;
  }
  return seen;
}

describe('the application role', () => {
  test('the application role has no special privileges', async () => {
    const [role] = await superuser.rows(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication from pg_roles where rolname = 'unhold_app'",
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      rolreplication: false,
    });
    expect(await superuser.rows("select 1 from pg_class where relowner = 'unhold_app'::regrole")).toEqual([]);
    expect(
      await superuser.rows("select roleid::regrole from pg_auth_members where member = 'unhold_app'::regrole"),
    ).toEqual([]);
  });

  test('every connection of the program assumes the application role', async () => {
    const { rows } = await app.services.database.pool.query('select current_user::text as role');
    expect(rows).toEqual([{ role: 'unhold_app' }]);
  });

  test("the application role has no access to sign-in, the owner's tables or the schema", async () => {
    for (const sql of [
      'select * from auth.users',
      'select token from auth.sessions',
      'select password from auth.accounts',
      'select * from migrations',
      'create table public.mine ()',
      'truncate cases',
      'alter table cases disable row level security',
      'drop policy seen on cases',
      'alter table case_history disable trigger all',
    ]) {
      expect([sql, await tryAs({ id: people.merchant.id, role: 'admin' }, sql)]).toEqual([sql, { code: '42501' }]);
    }
  });
});

test('every table enforces row-level security on the role, and holds a row to hide', async () => {
  expect(tables).toContain('cases');
  for (const name of tenant()) {
    expect([name, await tryAs(null, 'select row_security_active($1::regclass) as active', [name])]).toEqual([
      name,
      { count: 1, rows: [{ active: true }] },
    ]);
    expect([name, (await superuser.rows(`select 1 from ${name} limit 1`)).length]).toEqual([name, 1]);
  }
});

describe('what each actor can read', () => {
  test('an anonymous actor sees nothing', async () => {
    expect(await seenBy(null)).toEqual({});
    expect(await seenBy({ id: '', role: '' })).toEqual({});
    expect(await seenBy({ id: randomUUID(), role: 'client' })).toEqual({});
    expect(await seenBy({ id: people.merchant.id, role: '' })).not.toHaveProperty('letter_versions');
  });

  test('a user without cases sees only their own rows', async () => {
    expect(await seenBy(asStranger())).toEqual({ orgs: 1, users: 1, profiles: 1 });
  });

  test('an attorney without cases sees their own rows, confirmations, retirements, added authorities, full texts, named headers and the address book', async () => {
    const {
      authority_confirmations: _authorities,
      clause_confirmations: _clauses,
      knowledge_retirements: _retired,
      agreement_texts: _texts,
      export_mappings: _mappings,
      processor_addresses: _addresses,
      own_authorities: _added,
      ...seen
    } = await seenBy({ id: people.otherAttorney.id, role: 'attorney' });
    expect(seen).toEqual({
      orgs: 1,
      users: 1,
      profiles: 1,
      attorneys: 1,
      appointments: 1,
      licenses: 2,
      license_checks: 2,
      // One firm with the case's attorney, whose names it shares.
      known_parties: 1,
      party_clearances: 1,
    });
  });

  test('what a firm knows is seen by its own attorneys alone: not by staff, the program, a client or another firm', async () => {
    const names = async (actor: Actor) => {
      const { known_parties = 0, party_clearances = 0 } = await seenBy(actor);
      return [known_parties, party_clearances];
    };
    const [{ org_id } = { org_id: '' }] = await superuser.rows<{ org_id: string }>(
      'select org_id from users where id = $1',
      [people.otherAttorney.id],
    );
    expect(await names({ id: people.attorney.id, role: 'attorney' })).toEqual([1, 1]);
    // Staff and the program keep the service's own list.
    expect(await names({ id: people.stranger.id, role: 'admin' })).toEqual([1, 0]);
    expect(await names({ id: '', role: 'system' })).toEqual([1, 0]);
    expect(await names(asMerchant())).toEqual([0, 0]);
    await superuser.rows(
      "with firm as (insert into orgs (id, name, kind) values (gen_random_uuid(), 'Another Firm', 'law_firm') returning id) update users set org_id = firm.id from firm where users.id = $1",
      [people.otherAttorney.id],
    );
    expect(await names({ id: people.otherAttorney.id, role: 'attorney' })).toEqual([0, 0]);
    await superuser.rows('update users set org_id = $2 where id = $1', [people.otherAttorney.id, org_id]);
  });

  test('nobody writes on the list of a firm but its attorneys', async () => {
    const adding = `insert into known_parties (id, name, kind, firm_id, added_by, added_by_name, added_at)
      select gen_random_uuid(), 'Acme', 'client', org_id, $1, 'Test', now() from users where id = $2`;
    const { stranger, attorney } = people;
    expect(await tryAs({ id: stranger.id, role: 'admin' }, adding, [stranger.id, attorney.id])).toEqual({
      code: '42501',
    });
    expect(await tryAs({ id: attorney.id, role: 'attorney' }, adding, [attorney.id, attorney.id])).toMatchObject({
      count: 1,
    });
  });

  test('a merchant sees their case without internal rows', async () => {
    const seen = await seenBy(asMerchant());
    expect(seen).toMatchObject({
      cases: 1,
      case_progress: 1,
      business_owners: 1,
      previous_processors: 1,
      case_files: 1,
      fee_terms: 1,
      letters: 1,
      offers: 1,
      recoveries: 1,
      invoices: 1,
      held_tranches: 1,
      tranche_slips: 1,
      clock_days: 1,
      clock_pauses: 1,
      calendar_feeds: 1,
      calendar_days: 1,
      fee_payments: 1,
      withdrawn_entries: 1,
      letter_facts: expect.any(Number),
      fact_entries: expect.any(Number),
      counsel_messages: 1,
      offer_advice: 1,
      engagement_endings: 1,
      closing_points: 1,
      case_events: 1,
      case_harms: 1,
      ai_consents: 1,
      paper_signatures: 4,
      paper_withdrawals: 1,
      paper_originals: 1,
      notice_forms: 1,
      form_blanks: 1,
      form_ticks: 1,
      filing_days: 1,
      offer_terms: 1,
      version_choices: 1,
      version_confirmations: 1,
      email_preferences: 1,
      text_numbers: 1,
      text_messages: 1,
      notification_reads: 1,
      case_guests: 1,
      contact_asks: 1,
      uploads: 2,
      application_drafts: 1,
      draft_account_proofs: 1,
      idempotency_keys: 1,
      erasure_requests: 1,
    });
    for (const hidden of [
      'processor_replies',
      'knowledge_retirements',
      'agreement_texts',
      'export_mappings',
      'own_authorities',
      'own_facts',
      'opposing_counsel',
      'sealed_files',
      'sealed_bytes',
      'explained_records',
      'processor_addresses',
      'letter_links',
      'letter_link_opens',
      'mailhouse_reports',
      'clause_confirmations',
      'messages',
      'letter_versions',
      'letter_approvals',
      'letter_departures',
      'letter_suggestions',
      'letter_suggestion_parts',
      'letter_suggestion_decisions',
      'letter_suggestion_comments',
      'paragraph_comments',
      'signing_certificates',
      'finding_confirmations',
      'authority_confirmations',
      'case_history',
      'outbox',
      'attorneys',
      'appointments',
      'licenses',
      'license_checks',
      'letter_views',
      'letter_readings',
      'known_parties',
      'party_clearances',
      'desk_leavings',
      'conflict_decisions',
      'access_log',
      'staff_grants',
      'contact_messages',
      'newsletter_subscriptions',
      'attempts',
      'security_log',
      'processes',
      'alarms',
      'checkups',
      'damaged_files',
      'erasures_log',
      'reports',
      'saved_views',
      'saved_texts',
      'case_tasks',
      'message_mentions',
      'model_calls',
      'model_readings',
    ])
      expect(seen).not.toHaveProperty(hidden);
  });

  test('only a verified address that the owner let in shows a case', async () => {
    const email = people.merchant.account?.email ?? '';
    const named = { id: people.stranger.id, role: 'client', email };
    expect(await seenBy(named)).not.toHaveProperty('cases');
    await superuser.rows('update cases set contact_key = email_key where id = $1', [caseId]);
    expect(await seenBy(named)).toMatchObject({ cases: 1 });
    expect(await seenBy({ ...named, email: '' })).not.toHaveProperty('cases');
    await superuser.rows('update cases set contact_key = null where id = $1', [caseId]);
  });

  test('what client and counsel write is seen by these two alone: not by staff, the program, the contact address, a guest or another attorney', async () => {
    const email = people.merchant.account?.email ?? '';
    await superuser.rows('update cases set contact_key = email_key where id = $1', [caseId]);
    const seenAs = async (actor: Actor, before = 'select 1') => {
      const sql = 'select (select count(*) from counsel_messages) + (select count(*) from offer_advice) as n';
      const seen = await tryAs(actor, `with entered as materialized (${before}) ${sql} from entered`);
      return 'rows' in seen ? Number(seen.rows[0]?.['n']) : seen.code;
    };
    expect(await seenAs(asMerchant())).toBe(2);
    expect(await seenAs({ id: people.attorney.id, role: 'attorney' })).toBe(2);
    for (const role of ['admin', 'system']) expect(await seenAs({ id: people.stranger.id, role })).toBe(0);
    // A role that is not the actor's own opens nothing: the merchant as staff, the attorney as a client.
    expect(await seenAs({ id: people.merchant.id, role: 'admin' })).toBe(0);
    expect(await seenAs({ id: people.attorney.id, role: 'client' })).toBe(0);
    expect(await seenAs({ id: people.stranger.id, role: 'client', email })).toBe(0);
    expect(await seenAs(asStranger(), `select set_config('app.guest_cases', '{${caseId}}', true)`)).toBe(0);
    expect(await seenAs({ id: people.otherAttorney.id, role: 'attorney' })).toBe(0);
    await superuser.rows('update cases set contact_key = null where id = $1', [caseId]);
  });

  test('neither client nor counsel can write in the name of the other, and nobody else can write there', async () => {
    const insert =
      "insert into counsel_messages (id, case_id, author_id, author_role, author_name, body, created_at) values (gen_random_uuid(), $1, $2, $3, 'Test', 'x', now())";
    const { merchant, attorney, stranger } = people;
    const counsel = { id: attorney.id, role: 'attorney' };
    expect(await tryAs(asMerchant(), insert, [caseId, merchant.id, 'merchant'])).toMatchObject({ count: 1 });
    expect(await tryAs(counsel, insert, [caseId, attorney.id, 'attorney'])).toMatchObject({ count: 1 });
    for (const [actor, author, role] of [
      [asMerchant(), merchant.id, 'attorney'],
      [asMerchant(), attorney.id, 'merchant'],
      [counsel, merchant.id, 'merchant'],
      [{ id: stranger.id, role: 'admin' }, stranger.id, 'merchant'],
      [{ id: merchant.id, role: 'system' }, merchant.id, 'merchant'],
      [asStranger(), stranger.id, 'merchant'],
    ] as const)
      expect(await tryAs(actor, insert, [caseId, author, role])).toEqual({ code: '42501' });
    for (const sql of ["update counsel_messages set body = 'x'", 'delete from counsel_messages'])
      expect(await tryAs(counsel, sql)).toEqual({ code: '42501' });
  });

  test('an invalid actor id is an error, not a way in', async () => {
    expect(await tryAs({ id: "' or true", role: 'client' }, 'select 1 from cases')).toEqual({ code: '22P02' });
  });

  test('naming a case as the one in view opens neither it to an actor who may not see it, nor any other case', async () => {
    // The case is named in the same query, before the rows are read; the policies read the name once the query runs.
    const named = `with seen as materialized (select app.see_case($1)) select count(*)::int as n from seen, business_owners`;
    const afterNaming = async (actor: Actor, inView: string): Promise<unknown> => {
      await plain.query('begin');
      await plain.query(
        "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', '', true)",
        [actor.id, actor.role],
      );
      await plain.query('select app.see_case($1)', [inView]);
      const { rows } = await plain.query(
        'select (select count(*)::int from business_owners) as n, app.seen_case() as seen',
      );
      await plain.query('rollback');
      return rows[0];
    };
    expect(await afterNaming(asStranger(), caseId)).toEqual({ n: 0, seen: null });
    expect(await afterNaming(asMerchant(), randomUUID())).toEqual({ n: 1, seen: null });
    expect(await afterNaming(asMerchant(), caseId)).toEqual({ n: 1, seen: caseId });
    expect(await tryAs(asStranger(), named, [caseId])).toMatchObject({ rows: [{ n: 0 }] });
    expect(await tryAs(asMerchant(), 'select app.seen_case() as seen')).toEqual({ count: 1, rows: [{ seen: null }] });
  });

  test('accounts cannot be probed', async () => {
    for (const sql of [
      'select * from app.sign_up_of($1::uuid)',
      'select * from app.enter($1::text, null) as who where who is not null',
      'select 1 from users where id = $1::uuid',
    ]) {
      expect(await tryAs(asStranger(), sql, [people.merchant.id])).toEqual({ count: 0, rows: [] });
    }
    expect(await tryAs(asStranger(), 'select app.account_of($1) as id', [people.merchant.account?.email])).toEqual({
      count: 1,
      rows: [{ id: null }],
    });
  });
});

/** A row of a table as the superuser sees it, with its writable columns. */
async function rowOf(name: string): Promise<{ columns: string; json: string }> {
  const columns = await superuser.rows<{ c: string }>(
    "select quote_ident(column_name) as c from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position",
    [name],
  );
  const [row] = await superuser.rows<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t limit 1`);
  return { columns: columns.map(({ c }) => c).join(', '), json: JSON.stringify(row?.row) };
}

async function writesOf(actor: Actor, name: string): Promise<Record<'insert' | 'update' | 'delete', Outcome>> {
  const { columns, json } = await rowOf(name);
  const [first] = columns.split(', ');
  return {
    insert: await tryAs(
      actor,
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, $1::jsonb)`,
      [json],
    ),
    update: await tryAs(actor, `update ${name} set ${first} = ${first}`),
    delete: await tryAs(actor, `delete from ${name}`),
  };
}
const nothing = expect.toSatisfy(
  (outcome: Outcome) => ('code' in outcome ? outcome.code === '42501' : outcome.count === 0),
  'nothing written',
);

describe('what each actor can write', () => {
  // Every user has a profile and may change only that one (server/people/patch-me.test.ts).
  const ofOthers = () => tenant().filter((name) => name !== 'profiles');

  test('a stranger cannot write rows of the case in any table', async () => {
    for (const name of ofOthers())
      expect([name, await writesOf(asStranger(), name)]).toEqual([
        name,
        { insert: { code: '42501' }, update: nothing, delete: nothing },
      ]);
  });

  test('an attorney of another case cannot write rows of the case in any table', async () => {
    for (const name of ofOthers())
      expect([name, await writesOf({ id: people.otherAttorney.id, role: 'attorney' }, name)]).toEqual([
        name,
        { insert: { code: '42501' }, update: nothing, delete: nothing },
      ]);
  });

  test('a merchant can change only their profile, draft, uploads, idempotency keys, email preferences, calendar feed, number for text messages and report of harm', async () => {
    const own = [
      'profiles',
      'uploads',
      'application_drafts',
      'idempotency_keys',
      'email_preferences',
      'calendar_feeds',
      'calendar_days',
      'text_numbers',
      'case_harms',
    ];
    for (const name of tenant().filter((each) => !own.includes(each))) {
      const { update, delete: removed } = await writesOf(asMerchant(), name);
      expect([name, update, removed]).toEqual([name, nothing, nothing]);
    }
  });

  test('events are confirmed by the merchant alone, and staff and the attorney of the case propose', async () => {
    const add = (state: string, source: string) =>
      `insert into case_events (id, case_id, who, act, day, day_precision, source, state, proposed_by, proposed_at${state === 'proposed' ? '' : ', decided_by, decided_at'}) values (gen_random_uuid(), $1, 'merchant', 'called', '2026-01-01', 'day', '${source}', '${state}', $2, now()${state === 'proposed' ? '' : ', $2, now()'})`;
    const actors = [
      asMerchant(),
      { id: people.attorney.id, role: 'attorney' },
      { id: randomUUID(), role: 'admin' },
      { id: people.otherAttorney.id, role: 'attorney' },
      asStranger(),
    ] as const;
    const tried = async (state: string, source: string): Promise<string[]> => {
      const answers: string[] = [];
      for (const actor of actors) {
        const answer = await tryAs(actor, add(state, source), [caseId, actor.id]);
        answers.push('code' in answer ? answer.code : 'written');
      }
      return answers;
    };
    expect(await tried('confirmed', 'account')).toEqual(['written', '42501', '42501', '42501', '42501']);
    // The administrator of this test has no row among users, which the wall lets through and the reference refuses.
    expect(await tried('proposed', 'staff')).toEqual(['42501', 'written', '23503', '42501', '42501']);
  });

  test('the merchant of a case alone decides about language models, as themselves', async () => {
    const decide = (actor: Actor, by: string) =>
      tryAs(
        actor,
        "insert into ai_consents (id, case_id, providers, sends, place, decided_by, decided_at) values (gen_random_uuid(), $1, '{OpenAI}', 'facts', 'case', $2, now())",
        [caseId, by],
      );
    expect(await decide(asMerchant(), people.merchant.id)).toMatchObject({ count: 1 });
    for (const [actor, by] of [
      [asMerchant(), people.stranger.id],
      [asStranger(), people.stranger.id],
      [{ id: people.attorney.id, role: 'attorney' }, people.attorney.id],
      [{ id: randomUUID(), role: 'admin' }, people.merchant.id],
    ] as const)
      expect(await decide(actor, by)).toEqual({ code: '42501' });
  });

  test('a merchant cannot add letters, approvals, analyses or money to their own case', async () => {
    for (const name of [
      'letters',
      'letter_versions',
      'letter_approvals',
      'letter_departures',
      'letter_suggestions',
      'letter_suggestion_parts',
      'letter_suggestion_decisions',
      'letter_suggestion_comments',
      'paragraph_comments',
      'signing_certificates',
      'finding_confirmations',
      'processor_replies',
      'agreement_texts',
      'export_mappings',
      'knowledge_retirements',
      'clause_confirmations',
      'messages',
      'offers',
      'recoveries',
      'invoices',
      'invoice_issuers',
      'held_tranches',
      'users',
      'orgs',
      'attorneys',
      'appointments',
      'licenses',
      'license_checks',
      'letter_views',
      'letter_readings',
      'known_parties',
      'party_clearances',
      'desk_leavings',
      'conflict_decisions',
      'access_log',
      'staff_grants',
      'authority_confirmations',
      'contact_messages',
      'newsletter_subscriptions',
      'attempts',
      'security_log',
      'processes',
      'alarms',
      'checkups',
      'damaged_files',
      'erasures_log',
      'reports',
      'saved_views',
      'saved_texts',
      'case_tasks',
      'message_mentions',
      'model_calls',
      'model_readings',
      'notice_forms',
      'form_blanks',
      'form_ticks',
      'filing_days',
      'offer_terms',
      'version_choices',
      'version_confirmations',
      'own_authorities',
      'own_facts',
    ]) {
      expect([name, (await writesOf(asMerchant(), name)).insert]).toEqual([name, { code: '42501' }]);
    }
    const letter =
      "insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload) select gen_random_uuid(), 'k', 'email', $2, $1, null, 'x@y.example', '{}'";
    expect(await tryAs(asMerchant(), letter, [caseId, 'demand-letter'])).toEqual({ code: '42501' });
    expect(await tryAs(asMerchant(), letter, [caseId, 'case-received'])).toMatchObject({ count: 1 });
  });

  test('nobody can mention a user in a message that merchants read, mention a merchant, or read or change another’s mentions', async () => {
    const staff: Actor = { id: randomUUID(), role: 'admin' };
    const add = async (visibility: string, who: string) => {
      await plain.query('begin');
      await plain.query("select set_config('app.actor_id', $1, true), set_config('app.actor_role', 'admin', true)", [
        staff.id,
      ]);
      const { rows } = await plain.query(
        "insert into messages (id, case_id, message_type, subject, body, visibility, author_role) values (gen_random_uuid(), $1, 'message', '', 'x', $2, 'staff') returning id",
        [caseId, visibility],
      );
      const outcome = await plain
        .query(
          "insert into message_mentions (id, message_id, case_id, user_id, mentioned_by_name, mentioned_at) values (gen_random_uuid(), $1, $2, $3, 'Test', now())",
          [rows[0].id, caseId, who],
        )
        .then(() => 'written')
        .catch((error: pg.DatabaseError) => error.code);
      await plain.query('rollback');
      return outcome;
    };
    expect(await add('internal', people.attorney.id)).toBe('written');
    expect(await add('merchant', people.attorney.id)).toBe('23514');
    for (const who of [people.merchant, people.stranger, people.otherAttorney])
      expect(await add('internal', who.id)).toBe('23514');
    expect(await tryAs(staff, 'update message_mentions set seen_at = now()')).toEqual({ count: 0, rows: [] });
    expect(
      await tryAs({ id: people.attorney.id, role: 'attorney' }, 'update message_mentions set seen_at = now()'),
    ).toMatchObject({ count: 1 });
  });

  test("history cannot be written in another user's name", async () => {
    const add =
      "insert into case_history (id, case_id, seq, actor_id, actor_name, what, prev_hash, hash) select gen_random_uuid(), $1, 0, $2, 'x', 'case_submitted', '', ''";
    expect(await tryAs(asMerchant(), add, [caseId, people.attorney.id])).toEqual({ code: '42501' });
    expect(await tryAs(asStranger(), add, [caseId, people.stranger.id])).toEqual({ code: '42501' });
  });

  test("the case's attorney cannot approve as another attorney, change the case, or change existing rows", async () => {
    const attorney: Actor = { id: people.attorney.id, role: 'attorney' };
    const asOther =
      'insert into letter_approvals (id, letter_id, case_id, version, attorney_id, sha256) select gen_random_uuid(), letter_id, case_id, version, $1, sha256 from letter_approvals limit 1';
    for (const id of [people.otherAttorney.id, people.attorney.id])
      expect(await tryAs(attorney, asOther, [id])).toEqual({ code: '42501' });
    for (const name of [
      'cases',
      'fee_terms',
      'letter_versions',
      'letter_approvals',
      'letter_views',
      'letter_readings',
      'appointments',
      'licenses',
      'license_checks',
      'letter_departures',
      'letter_suggestions',
      'letter_suggestion_parts',
      'letter_suggestion_decisions',
      'letter_suggestion_comments',
      'case_history',
      'case_tasks',
      'saved_texts',
      'finding_confirmations',
      'letter_facts',
      'fact_entries',
      'clock_pauses',
      'paper_signatures',
      'engagement_inquiries',
      'engagement_endings',
      'closing_points',
      'case_events',
      'case_harms',
      'ai_consents',
      'notice_forms',
      'form_blanks',
      'form_ticks',
      'version_choices',
      'version_confirmations',
      'own_authorities',
      'own_facts',
    ]) {
      const { update, delete: removed } = await writesOf(attorney, name);
      expect([name, update, removed]).toEqual([name, nothing, nothing]);
    }
  });
});
