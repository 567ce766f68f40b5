-- Shared by every subject: the program's roles, the current actor, append-only tables, live changes, running totals and
-- rate limits.

create extension if not exists pg_trgm;

-- No login uses these roles directly: each connection of the program assumes one at its start. Neither owns a table nor
-- bypasses row-level security. Roles belong to the cluster, so another database may have created them already.
do $$ begin
  create role unhold_app nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  create role unhold_auth nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant unhold_app, unhold_auth to %I', current_user);
exception when unique_violation then null;
end $$;

create schema app;
create schema auth;
grant usage on schema app, public to unhold_app;
grant usage on schema auth to unhold_auth;
revoke create on schema public from public;


-- The actor: a transaction names it with set_config(…, true); without one, row-level security shows nothing.
-- Policies call these as (select …), so that each is computed once a query and not once a row.

create function app.actor_id() returns uuid language sql stable as $$
  select nullif(current_setting('app.actor_id', true), '')::uuid
$$;

create function app.actor_role() returns text language sql stable as $$
  select nullif(current_setting('app.actor_role', true), '')
$$;

-- The verified email address in lower case, or null: an unverified one opens no case that carries it.
create function app.actor_email() returns text language sql stable as $$
  select nullif(current_setting('app.actor_email', true), '')
$$;

-- Staff and the program itself.
create function app.sees_all() returns boolean language sql stable as $$
  select coalesce(app.actor_role() in ('admin', 'system'), false)
$$;

create function app.attorney_id() returns uuid language sql stable as $$
  select case when app.actor_role() = 'attorney' then app.actor_id() end
$$;


-- Append-only tables.

-- Unlocks append-only rows: the privacy functions hold it for one case within one transaction. The program's role
-- cannot touch it.
create table app.erasing (
  case_id uuid primary key,
  transaction xid8 not null
);

create function app.refuse_change() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if tg_op = 'DELETE' and exists (
    select 1 from app.erasing e
    where e.case_id = (to_jsonb(old) ->> 'case_id')::uuid and e.transaction = pg_current_xact_id()
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
revoke all on function app.refuse_change() from public;


-- Live changes: which case changed, what of it, and who may be notified. Never content: the process that serves a
-- stream reads the content as that stream's user. A table read by transaction rather than NOTIFY, which would make
-- every commit wait for the one before it (docs/decisions/0022 has the figures). Equal changes of one transaction are
-- one row.
create table app.changes (
  transaction xid8 not null default pg_current_xact_id(),
  case_id uuid not null,
  what text not null,
  -- `internal`: staff and the case's attorney.
  audience text not null check (audience in ('all', 'internal')),
  at timestamptz not null default now(),
  primary key (transaction, case_id, what, audience)
);

create function app.record_change(p_case uuid, p_what text, p_audience text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into app.changes (case_id, what, audience) values (p_case, p_what, p_audience) on conflict do nothing;
end $$;

-- For any table with a case_id; the trigger's arguments are what changed and its audience.
create function app.record_row_change() returns trigger language plpgsql as $$
begin
  perform app.record_change(case tg_op when 'DELETE' then old.case_id else new.case_id end, tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- Every transaction before this one is over and its changes can be read. As text, for drivers that do not know xid8.
create function app.changes_horizon() returns text
language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return pg_snapshot_xmin(pg_current_snapshot())::text;
end $$;

-- The changes of transactions from p_from on, and the horizon of this very snapshot, where the next read starts.
-- Changes between the two come twice; the reader recognizes them by their transaction.
create function app.changes_from(p_from text)
returns table (transaction text, case_id uuid, what text, audience text, horizon text)
language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return query
    select c.transaction::text, c.case_id, c.what, c.audience, h.horizon
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h
    left join app.changes c on c.transaction >= p_from::xid8 and app.sees_all()
    order by c.transaction;
end $$;

create function app.forget_changes() returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.changes where at < now() - interval '10 minutes' and app.sees_all();
end $$;

revoke all on function
  app.record_change(uuid, text, text), app.changes_horizon(), app.changes_from(text), app.forget_changes()
from public;
-- Includes record_change: triggers run as the role that writes.
grant execute on function
  app.record_change(uuid, text, text), app.changes_horizon(), app.changes_from(text), app.forget_changes()
to unhold_app;


-- Exact totals without counting. Writers of one shard wait for each other, so each connection has its own.
create table counts (
  what text not null,
  shard integer not null,
  n bigint not null,
  value_cents bigint not null default 0,
  primary key (what, shard)
) with (fillfactor = 60);

alter table counts enable row level security;
create policy staff on counts for select to unhold_app using ((select app.sees_all()));
grant select on counts to unhold_app;


-- Rate limits (server/kernel/attempts.ts): one row per attempt, deleted when its window has passed. What was tried, and
-- from which address, is stored only as a hash under the application's key.
create table attempts (
  id uuid primary key,
  kind text not null,
  key_hash text not null,
  tried_at timestamptz not null
);
create index on attempts (kind, key_hash, tried_at desc);
create index on attempts (kind, tried_at desc);

alter table attempts enable row level security;
create policy system_only on attempts for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');
grant select, insert, delete on attempts to unhold_app;
