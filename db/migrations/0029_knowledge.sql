-- The installation's own word on the library: what its attorneys have confirmed, and what nobody may use any more (docs/decisions/0031).

-- Retired and restored: a row a time, never deleted. Ids are those of knowledge/; the library itself is data of the release.
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
alter table knowledge_retirements enable row level security;
create policy reading on knowledge_retirements for select to unhold_app using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy retiring on knowledge_retirements for insert to unhold_app with check (
  retired_by = (select app.actor_id()) and restored_at is null and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null));
create policy restoring on knowledge_retirements for update to unhold_app
  using (restored_at is null and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null)) with check (restored_by = (select app.actor_id()));
grant select, insert, update (restored_by, restored_by_name, restored_at) on knowledge_retirements to unhold_app;

-- An attorney has read a clause and stands by these words: `wording` is their sha-256, so that an edited clause asks again.
create table clause_confirmations (
  clause_id text not null check (length(clause_id) between 1 and 120),
  wording text not null check (wording ~ '^[0-9a-f]{64}$'),
  attorney_id uuid not null references attorneys,
  confirmed_at timestamptz not null,
  primary key (clause_id, wording)
);
alter table clause_confirmations enable row level security;
create policy reading on clause_confirmations for select to unhold_app using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy attorney_insert on clause_confirmations for insert to unhold_app with check (attorney_id = (select app.attorney_id()));
grant select, insert on clause_confirmations to unhold_app;

-- Which attorney confirmed what; their names are not otherwise each other's to read.
create function app.confirmed_knowledge() returns table (kind text, key text, wording text, by_name text, at timestamptz)
language sql stable security definer set search_path = public, pg_catalog as $$
  select 'authority', c.authority_id, null, a.full_name, c.confirmed_at from authority_confirmations c join attorneys a on a.user_id = c.attorney_id
    where app.sees_all() or app.attorney_id() is not null
  union all
  select 'clause', c.clause_id, c.wording, a.full_name, c.confirmed_at from clause_confirmations c join attorneys a on a.user_id = c.attorney_id
    where app.sees_all() or app.attorney_id() is not null
$$;

-- What a version of a letter rests on: `authority:ID` and `clause:ID`.
create function app.cites_of(p_document jsonb) returns text[] language sql immutable parallel safe set search_path = pg_catalog as $$
  select coalesce(array_agg(distinct ref), '{}') from (
    select 'authority:' || (id #>> '{}') as ref from jsonb_path_query(p_document, '$.blocks[*].authority_refs[*]') as id
    union all
    select 'clause:' || (id #>> '{}') from jsonb_path_query(p_document, '$.blocks[*].clause_id') as id where jsonb_typeof(id) = 'string') as refs
$$;
alter table letter_versions add column cites text[] generated always as (app.cites_of(document)) stored;
create index on letter_versions using gin (cites);

-- How many letters that have not left rest on it, counted to p_most.
create function app.letters_citing(p_ref text, p_most integer) returns integer
language sql stable security definer set search_path = public, pg_catalog as $$
  select count(*)::integer from (
    select 1 from letter_versions v join letters l on l.id = v.letter_id and l.version = v.version
    where v.cites @> array[p_ref] and l.status in ('draft', 'in_review', 'approved') and (app.sees_all() or app.attorney_id() is not null) limit p_most) as found
$$;
revoke all on function app.confirmed_knowledge(), app.letters_citing(text, integer) from public;
grant execute on function app.confirmed_knowledge(), app.letters_citing(text, integer) to unhold_app;
