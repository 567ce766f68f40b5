-- The second wall. A transaction names its actor with set_config(…, true); without one, nothing is seen.
create function app.actor_id() returns uuid language sql stable as $$ select nullif(current_setting('app.actor_id', true), '')::uuid $$;
create function app.actor_role() returns text language sql stable as $$ select nullif(current_setting('app.actor_role', true), '') $$;
-- The verified e-mail in lower case, or null: only a verified e-mail shows cases that carry it.
create function app.actor_email() returns text language sql stable as $$ select nullif(current_setting('app.actor_email', true), '') $$;
create function app.sees_all() returns boolean language sql stable as $$ select coalesce(app.actor_role() in ('admin', 'system'), false) $$;
create function app.attorney_id() returns uuid language sql stable as $$ select case when app.actor_role() = 'attorney' then app.actor_id() end $$;

-- (select …) makes each a value computed once a query, not once a row.
alter table orgs enable row level security;
create policy own on orgs for select to unhold_app
  using ((select app.sees_all()) or id in (select org_id from users where users.id = (select app.actor_id())));
create policy system_writes on orgs for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));

alter table users enable row level security;
create policy own on users for select to unhold_app using ((select app.sees_all()) or id = (select app.actor_id()));
create policy system_writes on users for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));

alter table profiles enable row level security;
create policy own on profiles for select to unhold_app using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy system_writes on profiles for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));

alter table attorneys enable row level security;
create policy reading on attorneys for select to unhold_app using ((select app.sees_all()) or user_id = (select app.attorney_id()));
create policy system_writes on attorneys for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));

alter table cases enable row level security;
create policy seen on cases for select to unhold_app using (
  (select app.sees_all()) or created_by = (select app.actor_id()) or email_key = (select app.actor_email()) or attorney_id = (select app.attorney_id()));
create policy own_insert on cases for insert to unhold_app with check ((select app.sees_all()) or created_by = (select app.actor_id()));
create policy staff_update on cases for update to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));

do $$
declare t text;
begin
  -- Children follow their case: who sees the case sees the row and, on submit, adds it.
  foreach t in array array['business_owners', 'previous_processors', 'case_files', 'fee_terms', 'held_tranches', 'offers', 'recoveries', 'letters'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy with_case on %I for select to unhold_app using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id))', t);
  end loop;
  -- A merchant's own submit may add these once, in the transaction that makes the case.
  foreach t in array array['business_owners', 'previous_processors', 'case_files', 'fee_terms'] loop
    execute format('create policy own_insert on %I for insert to unhold_app with check ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.created_by = (select app.actor_id())))', t);
  end loop;
  foreach t in array array['business_owners', 'previous_processors', 'case_files', 'held_tranches', 'offers', 'recoveries', 'letters'] loop
    execute format('create policy staff_writes on %I for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()))', t);
  end loop;
  -- Only staff and the case's attorney see these before a letter is sent.
  foreach t in array array['letter_approvals', 'finding_confirmations'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy desk on %I for select to unhold_app using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))', t);
    execute format('create policy desk_insert on %I for insert to unhold_app with check ((select app.sees_all()) or (attorney_id = (select app.attorney_id()) and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))))', t);
  end loop;
end $$;

create policy desk_update on letters for update to unhold_app
  using (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))
  with check (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

alter table letter_versions enable row level security;
create policy reading on letter_versions for select to unhold_app using (
  (select app.sees_all())
  or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
  -- A merchant reads a letter once it has been sent.
  or exists (select 1 from letters l where l.id = letter_id and l.version = letter_versions.version and l.status in ('sent', 'delivered', 'returned_to_sender')));
create policy desk_insert on letter_versions for insert to unhold_app with check (
  (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

alter table messages enable row level security;
create policy reading on messages for select to unhold_app using (
  (select app.sees_all())
  or (visibility = 'merchant' and exists (select 1 from cases c where c.id = case_id))
  or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy staff_writes on messages for insert to unhold_app with check ((select app.sees_all()));

alter table case_history enable row level security;
create policy reading on case_history for select to unhold_app using (
  (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy appending on case_history for insert to unhold_app with check (
  (select app.sees_all()) or (actor_id = (select app.actor_id()) and exists (select 1 from cases c where c.id = case_id)));

alter table outbox enable row level security;
create policy reading on outbox for select to unhold_app using (
  (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy queueing on outbox for insert to unhold_app with check (
  (select app.sees_all()) or (status = 'queued' and exists (select 1 from cases c where c.id = case_id)));
create policy system_writes on outbox for update to unhold_app using (
  (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

alter table authority_confirmations enable row level security;
create policy reading on authority_confirmations for select to unhold_app using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy attorney_insert on authority_confirmations for insert to unhold_app with check ((select app.sees_all()) or attorney_id = (select app.attorney_id()));

do $$
declare t text;
begin
  foreach t in array array['uploads', 'application_drafts', 'idempotency_keys'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I for all to unhold_app using ((select app.sees_all()) or user_id = (select app.actor_id())) with check ((select app.sees_all()) or user_id = (select app.actor_id()))', t);
  end loop;
end $$;

grant select, insert, update, delete on all tables in schema public to unhold_app;
revoke update, delete on case_history, letter_versions, letter_approvals from unhold_app;
grant usage on sequence case_numbers to unhold_app;
-- The table of applied migrations is the owner's.
do $$ begin if to_regclass('public.migrations') is not null then revoke all on public.migrations from unhold_app; end if; end $$;

-- Who holds this session, in one look-up; null role when the person has no user row yet. The application's role sees no auth table.
create function app.person_of_session(p_token text)
returns table (id uuid, email text, email_verified boolean, role text, org_id uuid, org_kind text, session_id uuid)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.id, a.email, a.email_verified, u.role, u.org_id, o.kind, s.id
  from auth.sessions s join auth.users a on a.id = s.user_id
  left join users u on u.id = a.id left join orgs o on o.id = u.org_id
  where s.token = p_token and s.expires_at > now()
$$;
-- What sign-up told us about a person (spec: sign-up metadata), for making their user and profile.
create function app.sign_up_of(p_user uuid)
returns table (email text, name text, first_name text, last_name text, display_name text, phone text)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email, a.name, a.first_name, a.last_name, a.display_name, a.phone from auth.users a where a.id = p_user
$$;
revoke all on function app.person_of_session(text), app.sign_up_of(uuid), app.chain_history() from public;
grant execute on function app.person_of_session(text), app.sign_up_of(uuid) to unhold_app;
