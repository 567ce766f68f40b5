-- This installation's marks on the knowledge: what its attorneys have confirmed, and what is retired
-- (docs/decisions/0031). The ids are those of knowledge/; the knowledge itself is part of the release.

create table authority_confirmations (
  authority_id text primary key,
  knowledge_hash text not null,
  attorney_id uuid not null references attorneys,
  confirmed_at timestamptz not null default now()
);

-- An attorney has read and approved a clause. `wording` is the sha-256 of its text, so that an edited clause has to be
-- confirmed again.
create table clause_confirmations (
  clause_id text not null check (length(clause_id) between 1 and 120),
  wording text not null check (wording ~ '^[0-9a-f]{64}$'),
  attorney_id uuid not null references attorneys,
  confirmed_at timestamptz not null,
  primary key (clause_id, wording)
);

-- Retired and restored: one row each time, never deleted.
create table knowledge_retirements (
  id uuid primary key,
  kind text not null check (kind in ('authority', 'clause')),
  key text not null check (length(key) between 1 and 120),
  reason text not null check (length(btrim(reason)) between 1 and 2000),
  retired_by uuid not null references users,
  retired_by_name text not null,
  retired_at timestamptz not null,
  restored_by uuid references users,
  restored_by_name text,
  restored_at timestamptz,
  check ((restored_at is null) = (restored_by is null))
);
create unique index on knowledge_retirements (kind, key) where restored_at is null;
create index on knowledge_retirements (kind, key, retired_at desc);

alter table authority_confirmations enable row level security;
create policy reading on authority_confirmations for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy attorney_insert on authority_confirmations for insert to unhold_app
  with check ((select app.sees_all()) or attorney_id = (select app.attorney_id()));
grant select, insert, update, delete on authority_confirmations to unhold_app;

alter table clause_confirmations enable row level security;
create policy reading on clause_confirmations for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy attorney_insert on clause_confirmations for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()));
grant select, insert on clause_confirmations to unhold_app;

alter table knowledge_retirements enable row level security;
create policy reading on knowledge_retirements for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy retiring on knowledge_retirements for insert to unhold_app
  with check (
    retired_by = (select app.actor_id()) and restored_at is null
    and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null));
create policy restoring on knowledge_retirements for update to unhold_app
  using (restored_at is null and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null))
  with check (restored_by = (select app.actor_id()));
grant select, insert, update (restored_by, restored_by_name, restored_at) on knowledge_retirements to unhold_app;

-- Which attorney confirmed what: attorneys may not otherwise read each other's names.
create function app.confirmed_knowledge()
returns table (kind text, key text, wording text, by_name text, at timestamptz)
language sql stable security definer set search_path = public, pg_catalog as $$
  select 'authority', c.authority_id, null, a.full_name, c.confirmed_at
  from authority_confirmations c
  join attorneys a on a.user_id = c.attorney_id
  where app.sees_all() or app.attorney_id() is not null
  union all
  select 'clause', c.clause_id, c.wording, a.full_name, c.confirmed_at
  from clause_confirmations c
  join attorneys a on a.user_id = c.attorney_id
  where app.sees_all() or app.attorney_id() is not null
$$;
revoke all on function app.confirmed_knowledge() from public;
grant execute on function app.confirmed_knowledge() to unhold_app;
