-- The owner's login migrates; a plain one serves (db/logins.ts), which owns nothing but the job queue. What the rules of the
-- database themselves do runs as a role that owns no table.

-- `unhold_queue` owns the schema of the job queue, which its library brings up to date itself. `unhold_definer` is who the functions
-- with rights of their own run as: it sees and changes rows, but cannot alter, disable or truncate. The owner is a member of both;
-- the serving login is not one of unhold_definer.
do $$ begin
  create role unhold_queue nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  create role unhold_definer nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant unhold_queue, unhold_definer to %I', current_user);
exception when unique_violation then null;
end $$;

-- The queue of an older release belongs to the owner.
do $$
declare
  each record;
begin
  if to_regnamespace('pgboss') is null then
    create schema pgboss authorization unhold_queue;
    return;
  end if;
  alter schema pgboss owner to unhold_queue;
  for each in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v')
  loop
    execute format('alter table %s owner to unhold_queue', each.name);
  end loop;
  for each in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind = 'S' and c.relowner <> 'unhold_queue'::regrole
  loop
    execute format('alter sequence %s owner to unhold_queue', each.name);
  end loop;
  for each in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'pgboss'::regnamespace loop
    execute format('alter routine %s owner to unhold_queue', each.name);
  end loop;
  for each in select t.oid::regtype as name from pg_type t
    where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd')
  loop
    execute format('alter type %s owner to unhold_queue', each.name);
  end loop;
end $$;

grant usage on schema app to unhold_queue;
grant select on app.outgoing_hold to unhold_queue;
create policy queue on app.outgoing_hold for select to unhold_queue using (true);


-- The login that serves, made by the owner's. Only the owner reads it: no role of the program has a right to it.
create table app.serving_login (
  one boolean primary key default true check (one),
  name text not null,
  password text not null
);


create function app.refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- What must hold of every table and function, those of later migrations included: called after each migration (db/migrate.ts), it
-- changes only what does not hold yet.
--   Row-level security is forced: a table's owner is bound by the policies like anybody.
--   unhold_definer has rows and no tables: what runs with rights of its own runs as it, but for what reads pg_stats, which shows
--   nothing of a table to those whom its policies bind.
--   What is append-only cannot be truncated either.
create function app.hold_walls() returns void language plpgsql as $$
declare
  each record;
begin
  for each in select c.oid::regclass as name, c.relforcerowsecurity as forced from pg_class c
    where c.relkind = 'r' and c.relrowsecurity and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
      and not (c.relforcerowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'definer'))
  loop
    execute format('alter table %s force row level security', each.name);
    execute format('drop policy if exists definer on %s', each.name);
    execute format('create policy definer on %s for all to unhold_definer using (true) with check (true)', each.name);
  end loop;

  for each in select distinct c.oid::regclass as name from pg_class c join pg_trigger t on t.tgrelid = c.oid
    where t.tgfoid = 'app.refuse_change()'::regprocedure
      and not exists (select 1 from pg_trigger o where o.tgrelid = c.oid and o.tgfoid = 'app.refuse_truncate()'::regprocedure)
  loop
    execute format(
      'create trigger no_truncate before truncate on %s for each statement execute function app.refuse_truncate()', each.name);
  end loop;

  for each in select c.oid::regclass as name from pg_class c
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
      and c.oid not in ('public.migrations'::regclass, 'app.serving_login'::regclass)
      and c.oid is distinct from to_regclass('public.restoring')
      and not has_table_privilege('unhold_definer', c.oid, 'delete')
  loop
    execute format('grant select, insert, update, delete on %s to unhold_definer', each.name);
  end loop;
  for each in select c.oid::regclass as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      and case when c.relkind = 'S' then not has_sequence_privilege('unhold_definer', c.oid, 'usage') else false end
  loop
    execute format('grant usage on sequence %s to unhold_definer', each.name);
  end loop;
  for each in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
      and p.proname not in ('hold_walls') and not has_function_privilege('unhold_definer', p.oid, 'execute')
  loop
    execute format('grant execute on function %s to unhold_definer', each.name);
  end loop;

  if exists (
    select 1 from pg_proc p where p.prosecdef and p.proowner <> 'unhold_definer'::regrole and p.prosrc !~ '\mpg_stats\M'
      and p.pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
    union all
    select 1 from pg_class c where c.relkind = 'v' and c.relowner <> 'unhold_definer'::regrole and c.relnamespace = 'app'::regnamespace
  ) then
    -- A new owner must be able to create in the schema; only for this moment.
    grant create on schema public, app, auth to unhold_definer;
    for each in select p.oid::regprocedure as name from pg_proc p
      where p.prosecdef and p.proowner <> 'unhold_definer'::regrole and p.prosrc !~ '\mpg_stats\M' and p.pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
    loop
      execute format('alter function %s owner to unhold_definer', each.name);
    end loop;
    for each in select c.oid::regclass as name from pg_class c
      where c.relkind = 'v' and c.relowner <> 'unhold_definer'::regrole and c.relnamespace = 'app'::regnamespace
    loop
      execute format('alter view %s owner to unhold_definer', each.name);
    end loop;
    revoke create on schema public, app, auth from unhold_definer;
  end if;
end $$;
revoke all on function app.hold_walls(), app.refuse_truncate() from public;
grant usage on schema public, app, auth to unhold_definer;


-- The id of the key that this database is encrypted with (server/engines/keys/key-id.ts); that of p_id when there is none yet.
create function app.check_key(p_id text) returns text
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into app.key_check (value) values (p_id) on conflict do nothing;
  return (select value from app.key_check);
end $$;
revoke all on function app.check_key(text) from public;
grant execute on function app.check_key(text) to unhold_app;

-- What `rotate-key` needs beyond the program's rights (server/system/rotate-key.ts): the one key that is stored, encrypted again, and
-- the id of the new key once nothing is of the old one.
create function app.reseal_signing_key(p_from bytea, p_to bytea) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update signing_certificates set key_sealed = p_to where key_sealed = p_from and app.actor_role() = 'system';
end $$;
create function app.turn_key(p_from text, p_to text) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update app.key_check set value = p_to where value = p_from and app.actor_role() = 'system';
end $$;
revoke all on function app.reseal_signing_key(bytea, bytea), app.turn_key(text, text) from public;
grant execute on function app.reseal_signing_key(bytea, bytea), app.turn_key(text, text) to unhold_app;
