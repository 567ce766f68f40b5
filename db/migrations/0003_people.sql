-- Organizations, users and profiles (spec, section 3), and what staff may see of a user's sign-in.

create table orgs (
  id uuid primary key,
  name text not null check (length(name) between 1 and 300),
  kind text not null check (kind in ('merchant', 'internal', 'law_firm')),
  created_at timestamptz not null default now(),
  -- For the users' foreign key, which ties a role to its kind of organization.
  unique (id, kind)
);
create index orgs_by_name on orgs (kind, lower(name) collate "C", id);
create index orgs_search on orgs using gin (lower(name) gin_trgm_ops) with (fastupdate = off);

-- The id is the auth user's, without a foreign key: an erased user's row stays, stripped, for the cases that refer to
-- it.
create table users (
  id uuid primary key,
  -- Incremented with each change of what the staff's list shows; If-Match compares it.
  version integer not null default 1,
  role text not null default 'client' check (role in ('client', 'admin', 'attorney')),
  org_id uuid not null,
  -- A role must match its kind of organization.
  org_kind text not null generated always as (
    case role when 'client' then 'merchant' when 'admin' then 'internal' else 'law_firm' end
  ) stored,
  -- Where staff and attorneys return when they lose their role: the merchant organization they came from.
  merchant_org_id uuid references orgs,
  email text not null,
  phone text,
  -- The staff's search text; `maintain_user` writes it.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  foreign key (org_id, org_kind) references orgs (id, kind)
);
create index on users (org_id);
create index on users (created_at desc, id desc);
create index on users (id) where role = 'admin';
-- Email preferences are looked up by address.
create index on users (lower(email));
create index users_by_role_created on users (role, created_at, id) where erased_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) with (fastupdate = off);
-- How common a text is decides between its index and walking in order: a finer sample tells them apart.
alter table users alter column search_text set statistics 1000;

create table profiles (
  user_id uuid primary key references users,
  display_name text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  created_at timestamptz not null default now()
);

-- An attorney's signature details: bar_number and bar_state are in every signature block.
create table attorneys (
  user_id uuid primary key references users,
  full_name text not null,
  title text not null default 'Attorney at Law',
  bar_number text not null,
  bar_state text not null,
  firm_name text not null,
  firm_lines text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Access that was granted and revoked.
create table access_log (
  id bigint generated always as identity primary key,
  subject_id uuid not null references users,
  what text not null,
  from_value text,
  to_value text,
  actor_id uuid,
  actor_name text not null,
  at timestamptz not null default now()
);
create index on access_log (subject_id, id desc);
create trigger append_only before update or delete on access_log
  for each row execute function app.refuse_change();

insert into orgs (id, name, kind) values ('01900000-0000-7000-8000-000000000001', 'Internal Staff', 'internal');


-- Who may see and write.

alter table orgs enable row level security;
create policy own on orgs for select to unhold_app
  using ((select app.sees_all()) or id in (select org_id from users where users.id = (select app.actor_id())));
create policy system_writes on orgs for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on orgs to unhold_app;

alter table users enable row level security;
create policy own on users for select to unhold_app
  using ((select app.sees_all()) or id = (select app.actor_id()));
create policy system_writes on users for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on users to unhold_app;

alter table profiles enable row level security;
create policy own on profiles for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy own_insert on profiles for insert to unhold_app
  with check (user_id = (select app.actor_id()));
create policy own_update on profiles for update to unhold_app
  using (user_id = (select app.actor_id()))
  with check (user_id = (select app.actor_id()));
create policy system_writes on profiles for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on profiles to unhold_app;

alter table attorneys enable row level security;
create policy reading on attorneys for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.attorney_id()));
create policy system_writes on attorneys for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on attorneys to unhold_app;

alter table access_log enable row level security;
create policy staff on access_log for select to unhold_app using ((select app.sees_all()));
create policy staff_insert on access_log for insert to unhold_app with check ((select app.sees_all()));
grant select, insert on access_log to unhold_app;

-- Users change their phone number, and nothing else of their row.
create function app.set_own_phone(p_phone text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update users set phone = p_phone where users.id = app.actor_id()
$$;

-- A merchant's organization takes its legal name once: while it has the name derived from the email address, and only
-- from its own user.
create function app.name_own_org(p_made_up text, p_name text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update orgs set name = p_name
  where kind = 'merchant' and name = p_made_up and id = (select org_id from users where users.id = app.actor_id())
$$;

revoke all on function app.set_own_phone(text), app.name_own_org(text, text) from public;
grant execute on function app.set_own_phone(text), app.name_own_org(text, text) to unhold_app;


-- Sign-in, as far as the program's role may see it.

-- The session's user and the factors they have passed, in one lookup; role is null until they have a row in users.
-- One row: a planner that expects a thousand would read every organization.
create function app.user_of_session(p_token text)
returns table (
  id uuid, email text, email_verified boolean, role text, org_id uuid, org_kind text, session_id uuid,
  passed boolean, has_codes boolean, has_passkey boolean
)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select a.id, a.email, a.email_verified, u.role, u.org_id, o.kind, s.id,
      s.second_factor, a.two_factor_enabled, exists (select 1 from auth.passkeys k where k.user_id = a.id)
    from auth.sessions s
    join auth.users a on a.id = s.user_id
    left join users u on u.id = a.id
    left join orgs o on o.id = u.org_id
    where s.token = p_token and s.expires_at > now();
end $$;

-- Names the session's user as the actor of this transaction, and returns what user_of_session does. Without such a
-- session, or before its user has a row in users, nobody is the actor and row-level security shows nothing.
create function app.enter(p_token text)
returns table (
  id uuid, email text, email_verified boolean, role text, org_id uuid, org_kind text, session_id uuid,
  passed boolean, has_codes boolean, has_passkey boolean
)
language plpgsql volatile security definer rows 1 set search_path = public, pg_catalog as $$
declare
  entered record;
begin
  select * into entered from app.user_of_session(p_token);
  perform set_config('app.actor_id', coalesce(entered.id::text, ''), true),
    set_config('app.actor_role', coalesce(entered.role, ''), true),
    set_config('app.actor_email', case when entered.email_verified then lower(entered.email) else '' end, true);
  if entered.id is not null then
    return query select entered.id, entered.email, entered.email_verified, entered.role, entered.org_id,
      entered.org_kind, entered.session_id, entered.passed, entered.has_codes, entered.has_passkey;
  end if;
end $$;

-- What sign-up recorded (spec: sign-up metadata), for creating the user and profile. Only for staff and the program: an
-- account reveals nothing to another user.
create function app.sign_up_of(p_user uuid)
returns table (
  email text, name text, first_name text, last_name text, display_name text, phone text, company_name text
)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email, a.name, a.first_name, a.last_name, a.display_name, a.phone, a.company_name
  from auth.users a
  where a.id = p_user and app.sees_all()
$$;

-- The account with this address. Only for staff and the program, so that nobody can probe for accounts.
create function app.account_of(p_email text) returns uuid
language sql stable security definer set search_path = public, pg_catalog as $$
  select id from auth.users where lower(email) = p_email and app.sees_all()
$$;

-- A user's sign-in as staff may see it: no token, no secret.
create function app.sign_in_of(p_user uuid) returns table (email_verified boolean, second_factor boolean)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email_verified, a.two_factor_enabled or exists (select 1 from auth.passkeys k where k.user_id = a.id)
  from auth.users a
  where a.id = p_user and app.sees_all()
$$;

create function app.sessions_of(p_user uuid)
returns table (
  id uuid, created_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  ip_address text, user_agent text, second_factor boolean
)
language sql stable security definer set search_path = public, pg_catalog as $$
  select s.id, s.created_at, s.updated_at, s.expires_at, s.ip_address, s.user_agent, s.second_factor
  from auth.sessions s
  where s.user_id = p_user and s.expires_at > now() and app.sees_all()
  order by s.updated_at desc, s.id
  limit 100
$$;

-- Ends one session of a user, or with null all of them. Returns how many there were.
create function app.end_sessions(p_user uuid, p_session uuid) returns integer
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  ended integer;
begin
  if not app.sees_all() then return 0; end if;
  delete from auth.sessions where user_id = p_user and (p_session is null or id = p_session);
  get diagnostics ended = row_count;
  return ended;
end $$;

revoke all on function
  app.user_of_session(text), app.enter(text), app.sign_up_of(uuid), app.account_of(text), app.sign_in_of(uuid),
  app.sessions_of(uuid), app.end_sessions(uuid, uuid)
from public;
grant execute on function
  app.user_of_session(text), app.enter(text), app.sign_up_of(uuid), app.account_of(text), app.sign_in_of(uuid),
  app.sessions_of(uuid), app.end_sessions(uuid, uuid)
to unhold_app;

-- The product's copy of an address changes in the very transaction that changes the account's.
create function auth.follow_email() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set email = new.email where id = new.id;
  update profiles set display_name = new.email where user_id = new.id and display_name = old.email;
  return new;
end $$;
revoke all on function auth.follow_email() from public;
create trigger email_follows after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function auth.follow_email();


-- The staff's list of users: searched, paged, counted.

-- Email, name and organization on separate lines, so that no match spans two of them.
create function app.search_text_of(p_user uuid, p_email text, p_org uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select lower(
      p_email || E'\n'
      || coalesce((select display_name from profiles where user_id = p_user), '') || E'\n'
      || coalesce((select name from orgs where id = p_org), '')));
end $$;

create function app.maintain_user() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  new.search_text := app.search_text_of(new.id, new.email, new.org_id);
  if tg_op = 'INSERT' then return new; end if;
  if (old.role, old.org_id, old.phone, old.search_text)
    is distinct from (new.role, new.org_id, new.phone, new.search_text)
  then
    new.version := old.version + 1;
  end if;
  if new.role = 'client' then
    new.merchant_org_id := null;
  elsif old.role = 'client' then
    new.merchant_org_id := old.org_id;
  end if;
  return new;
end $$;
create trigger maintain_user before insert or update on users
  for each row execute function app.maintain_user();

-- `maintain_user` overwrites whatever is written to the next two.
create function app.profile_renamed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where id = case tg_op when 'DELETE' then old.user_id else new.user_id end;
  return null;
end $$;
create trigger searched after insert or delete or update of display_name on profiles
  for each row execute function app.profile_renamed();

create function app.org_renamed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where org_id = new.id;
  return null;
end $$;
create trigger searched after update of name on orgs
  for each row when (old.name is distinct from new.name) execute function app.org_renamed();

create function app.count_users() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  change integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- An erased user keeps a nameless row and is no longer counted.
  if tg_op = 'UPDATE' and (old.erased_at is null) = (new.erased_at is null) then return null; end if;
  if tg_op = 'UPDATE' and new.erased_at is null then change := 1; end if;
  if tg_op = 'DELETE' and old.erased_at is not null then return null; end if;
  insert into counts as c (what, shard, n) values ('user', pg_backend_pid() % 256, change)
  on conflict (what, shard) do update set n = c.n + change;
  return null;
end $$;
create trigger counted after insert or delete or update of erased_at on users
  for each row execute function app.count_users();

-- One page, newest first. Runs as the owner, past row-level security, under which no operator that is not leak-proof
-- may use an index and the planner may not see how common a text is; so it checks itself that the caller sees all.
-- Planned at each call: which way is short depends on the text.
create function app.find_users(p_search text, p_role text, p_after timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid)
language plpgsql stable security definer rows 50 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute 'select u.id from users u where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_role is not null then ' and role = $2' else '' end
    || case when p_after_id is not null then ' and (created_at, u.id) < ($3, $4)' else '' end
    || ' order by created_at desc, u.id desc limit $5'
    using lower(p_search), p_role, p_after, p_after_id, p_limit;
end $$;

-- How many users a search or a role leaves, counted up to p_max.
create function app.count_found_users(p_search text, p_role text, p_max integer) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  found_n integer;
begin
  if not app.sees_all() then return 0; end if;
  execute 'select count(*) from (select 1 from users where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_role is not null then ' and role = $2' else '' end
    || ' limit $3) as found'
    into found_n using lower(p_search), p_role, p_max;
  return found_n;
end $$;

-- Organizations of one kind by name, each with one of its members, because names are not unique. Fewer than three
-- letters are the start of a name, which the order finds; more may stand anywhere in it.
create function app.find_orgs(p_kind text, p_search text, p_limit integer)
returns table (id uuid, name text, kind text, member text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute
    'select o.id, o.name, o.kind, (select u.email from users u where u.org_id = o.id and u.erased_at is null'
    || ' order by u.created_at limit 1) from orgs o where o.kind = $1'
    || case
      when p_search is null then ''
      when length(p_search) < 5 then ' and lower(o.name) collate "C" like ltrim($2, ''%'')'
      else ' and lower(o.name) like $2'
    end
    || ' order by lower(o.name) collate "C", o.id limit $3'
    using p_kind, lower(p_search), p_limit;
end $$;

revoke all on function
  app.search_text_of(uuid, text, uuid), app.maintain_user(), app.profile_renamed(), app.org_renamed(),
  app.count_users(), app.find_users(text, text, timestamptz, uuid, integer),
  app.count_found_users(text, text, integer), app.find_orgs(text, text, integer)
from public;
grant execute on function
  app.find_users(text, text, timestamptz, uuid, integer), app.count_found_users(text, text, integer),
  app.find_orgs(text, text, integer)
to unhold_app;
