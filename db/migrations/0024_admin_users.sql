-- People in the admin panel: a list that is searched, a version for changing them, and a role that always fits its organisation.

-- The place to which somebody goes back who works here no longer: the merchant's organisation that they came from.
alter table users
  add column version integer not null default 1,
  add column merchant_org_id uuid references orgs,
  add column search_text text not null default '';
alter table access_log add column from_value text, add column to_value text;
create index on access_log (subject_id, id desc);

-- The role and the kind of organisation were two facts that could drift apart. From here on they are one; what has drifted is set right by
-- the role, because that is what the server goes by.
do $$
declare each record; place uuid;
begin
  for each in
    select u.id, u.email, u.role, u.org_id, o.kind, a.firm_name from users u join orgs o on o.id = u.org_id left join attorneys a on a.user_id = u.id
    where o.kind <> case u.role when 'client' then 'merchant' when 'admin' then 'internal' else 'law_firm' end
  loop
    place := case each.role when 'admin' then '01900000-0000-7000-8000-000000000001' else gen_random_uuid() end;
    if each.role <> 'admin' then
      insert into orgs (id, name, kind) values (place, left(coalesce(case each.role when 'attorney' then each.firm_name end, split_part(each.email, '@', 1) || '''s Business'), 300),
        case each.role when 'client' then 'merchant' else 'law_firm' end);
    end if;
    update users set org_id = place, merchant_org_id = case when each.kind = 'merchant' then each.org_id end where id = each.id;
    insert into access_log (subject_id, actor_name, what, from_value, to_value) values (each.id, 'Unhold', 'organisation_changed', each.org_id, place);
  end loop;
end $$;
alter table orgs add unique (id, kind);
alter table users add column org_kind text not null generated always as (case role when 'client' then 'merchant' when 'admin' then 'internal' else 'law_firm' end) stored;
alter table users drop constraint users_org_id_fkey, add foreign key (org_id, org_kind) references orgs (id, kind);

-- What staff search in, a line each, so that no match runs from one into the next: e-mail, name, organisation.
create function app.search_text_of(p_user uuid, p_email text, p_org uuid) returns text language sql stable security definer set search_path = public, pg_catalog as $$
  select lower(p_email || E'\n' || coalesce((select display_name from profiles where user_id = p_user), '') || E'\n' || coalesce((select name from orgs where id = p_org), ''))
$$;
update users set search_text = app.search_text_of(id, email, org_id);
-- Each change of what the table of people shows is a new version, whoever makes it.
create function app.keep_user() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  new.search_text := app.search_text_of(new.id, new.email, new.org_id);
  if tg_op = 'INSERT' then return new; end if;
  if (old.role, old.org_id, old.phone, old.search_text) is distinct from (new.role, new.org_id, new.phone, new.search_text) then new.version := old.version + 1; end if;
  if new.role = 'client' then new.merchant_org_id := null; elsif old.role = 'client' then new.merchant_org_id := old.org_id; end if;
  return new;
end $$;
create trigger kept before insert or update on users for each row execute function app.keep_user();
-- The text that is written here is not the one that stays: `kept` writes it anew.
create function app.profile_renamed() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where id = case tg_op when 'DELETE' then old.user_id else new.user_id end;
  return null;
end $$;
create trigger searched after insert or delete or update of display_name on profiles for each row execute function app.profile_renamed();
create function app.org_renamed() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where org_id = new.id;
  return null;
end $$;
create trigger searched after update of name on orgs for each row when (old.name is distinct from new.name) execute function app.org_renamed();

create index users_search on users using gin (search_text gin_trgm_ops) with (fastupdate = off);
alter table users alter column search_text set statistics 1000;
create index users_by_role_created on users (role, created_at, id) where erased_at is null;
create index orgs_by_name on orgs (kind, lower(name) collate "C", id);
create index orgs_search on orgs using gin (lower(name) gin_trgm_ops) with (fastupdate = off);

-- One page of people, newest first, past row-level security for the reasons of 0022; an erased person is nobody any more.
create function app.find_users(p_search text, p_role text, p_after timestamptz, p_after_id uuid, p_limit integer) returns table (id uuid)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute 'select u.id from users u where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_role is not null then ' and role = $2' else '' end
    || case when p_after_id is not null then ' and (created_at, u.id) < ($3, $4)' else '' end
    || ' order by created_at desc, u.id desc limit $5'
    using lower(p_search), p_role, p_after, p_after_id, p_limit;
end $$;
-- How many people a search or a role leaves, counted no further than `p_most`.
create function app.count_found_users(p_search text, p_role text, p_most integer) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare found_n integer;
begin
  if not app.sees_all() then return 0; end if;
  execute 'select count(*) from (select 1 from users where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end || case when p_role is not null then ' and role = $2' else '' end || ' limit $3) as found'
    into found_n using lower(p_search), p_role, p_most;
  return found_n;
end $$;
-- Organisations of one kind by name, with somebody who is in it: names are not unique. Less than three letters are the beginning of a name,
-- which the order finds; more of them stand anywhere in it.
create function app.find_orgs(p_kind text, p_search text, p_limit integer) returns table (id uuid, name text, kind text, member text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute 'select o.id, o.name, o.kind, (select u.email from users u where u.org_id = o.id and u.erased_at is null order by u.created_at limit 1) from orgs o where o.kind = $1'
    || case when p_search is null then '' when length(p_search) < 5 then ' and lower(o.name) collate "C" like ltrim($2, ''%'')' else ' and lower(o.name) like $2' end
    || ' order by lower(o.name) collate "C", o.id limit $3'
    using p_kind, lower(p_search), p_limit;
end $$;

-- Somebody's sign-in as staff may see it: no token, no secret.
create function app.sign_in_of(p_user uuid) returns table (email_verified boolean, second_factor boolean)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email_verified, a.two_factor_enabled or exists (select 1 from auth.passkeys k where k.user_id = a.id) from auth.users a where a.id = p_user and app.sees_all()
$$;
create function app.sessions_of(p_user uuid)
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, expires_at timestamptz, ip_address text, user_agent text, second_factor boolean)
language sql stable security definer set search_path = public, pg_catalog as $$
  select s.id, s.created_at, s.updated_at, s.expires_at, s.ip_address, s.user_agent, s.second_factor from auth.sessions s
  where s.user_id = p_user and s.expires_at > now() and app.sees_all() order by s.updated_at desc, s.id limit 100
$$;
-- One session of a person, or with null all of them. Gives how many there were.
create function app.end_sessions(p_user uuid, p_session uuid) returns integer language plpgsql security definer set search_path = public, pg_catalog as $$
declare ended integer;
begin
  if not app.sees_all() then return 0; end if;
  delete from auth.sessions where user_id = p_user and (p_session is null or id = p_session);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- No open case waits for somebody who may not work on it: staff answer for it, an attorney has it on the desk. Both are locked until the case
-- is written, so that taking their access away either sees the case or is seen here (UH024, a plain refusal to whoever gave it to them).
create function app.staff_case() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.status in ('resolved', 'closed') then return new; end if;
  if new.owner_id is not null then
    perform 1 from users where id = new.owner_id and role = 'admin' and erased_at is null for share;
    if not found then
      if tg_op = 'UPDATE' and new.owner_id is distinct from old.owner_id then raise exception 'who answers for an open case is of staff' using errcode = 'UH024'; end if;
      -- A case that is opened again, or sent in at the very moment.
      new.owner_id := app.staff_for(new.id);
    end if;
  end if;
  if new.attorney_id is not null then
    perform 1 from users where id = new.attorney_id and role = 'attorney' for share;
    if not found then
      if tg_op = 'UPDATE' and new.attorney_id is distinct from old.attorney_id then raise exception 'an open case is given to attorneys alone' using errcode = 'UH024'; end if;
      new.attorney_id := null;
    end if;
  end if;
  return new;
end $$;
-- By its name after plan_case, which chooses an owner.
create trigger staff_case before insert or update of status, owner_id, attorney_id on cases for each row execute function app.staff_case();

-- The organisations that an erased person was in before are named after them too.
create function app.forget_former_orgs() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update orgs set name = 'Erased' where kind = 'merchant' and id in (select from_value::uuid from access_log where subject_id = new.id and what = 'organisation_changed')
    and not exists (select 1 from users u where u.org_id = orgs.id and u.erased_at is null);
  return null;
end $$;
create trigger forgotten after update of erased_at on users for each row when (new.erased_at is not null) execute function app.forget_former_orgs();

revoke all on function app.search_text_of(uuid, text, uuid), app.keep_user(), app.profile_renamed(), app.org_renamed(), app.find_users(text, text, timestamptz, uuid, integer),
  app.count_found_users(text, text, integer), app.find_orgs(text, text, integer), app.sign_in_of(uuid), app.sessions_of(uuid), app.end_sessions(uuid, uuid),
  app.staff_case(), app.forget_former_orgs() from public;
grant execute on function app.find_users(text, text, timestamptz, uuid, integer), app.count_found_users(text, text, integer), app.find_orgs(text, text, integer),
  app.sign_in_of(uuid), app.sessions_of(uuid), app.end_sessions(uuid, uuid) to unhold_app;
