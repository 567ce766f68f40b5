-- What every subject rests on: who acts, what is append-only, what changed, and the walls that a database owner's login keeps.

-- The actor: a transaction names it with set_config(…, true); without one, row-level security shows nothing.
-- Policies call these as (select …), so that each is computed once a query and not once a row.
create or replace function app.actor_id() returns uuid language sql stable as $$
  select nullif(current_setting('app.actor_id', true), '')::uuid
$$;

create or replace function app.actor_role() returns text language sql stable as $$
  select nullif(current_setting('app.actor_role', true), '')
$$;

-- The verified email address in lower case, or null: an unverified one opens no case that carries it.
create or replace function app.actor_email() returns text language sql stable as $$
  select nullif(current_setting('app.actor_email', true), '')
$$;

-- Staff and the program itself.
create or replace function app.sees_all() returns boolean language sql stable as $$
  select coalesce(app.actor_role() in ('admin', 'system'), false)
$$;

create or replace function app.attorney_id() returns uuid language sql stable as $$
  select case when app.actor_role() = 'attorney' then app.actor_id() end
$$;

create or replace function app.refuse_change() returns trigger
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

create or replace function app.record_change(p_case uuid, p_what text, p_audience text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into app.changes (case_id, what, audience) values (p_case, p_what, p_audience) on conflict do nothing;
end $$;

-- For any table with a case_id; the trigger's arguments are what changed and its audience.
create or replace function app.record_row_change() returns trigger language plpgsql as $$
begin
  perform app.record_change(case tg_op when 'DELETE' then old.case_id else new.case_id end, tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- The horizon: all transactions before it are over, and their changes can be read. As text, for drivers without xid8.
create or replace function app.changes_horizon() returns text
language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return pg_snapshot_xmin(pg_current_snapshot())::text;
end $$;

-- The changes of transactions from p_from on, and the horizon of the same snapshot, where the next read starts. Changes
-- of transactions after the horizon come again with the next read; the reader recognizes them by their transaction.
create or replace function app.changes_from(p_from text)
returns table (transaction text, case_id uuid, what text, audience text, horizon text)
language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return query
    select c.transaction::text, c.case_id, c.what, c.audience, h.horizon
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h
    left join app.changes c on c.transaction >= p_from::xid8 and app.sees_all()
    order by c.transaction;
end $$;

create or replace function app.forget_changes() returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.changes where at < now() - interval '10 minutes' and app.sees_all();
end $$;

create or replace function app.refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Enforces what must hold for every table and function, including those of later migrations. It is called after each
-- migration (db/migrate.ts) and changes only what does not hold yet.
--   Row-level security is forced: the policies bind a table's owner like anybody else.
--   Security definer functions run as unhold_definer, which may read rows but owns no tables. Functions that read
--   pg_stats are excepted, because pg_stats hides tables from those whom their policies bind.
--   Append-only tables cannot be truncated either.
create or replace function app.hold_walls() returns void language plpgsql as $$
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

-- The id of the key that this database is encrypted with (server/engines/keys/key-id.ts). Stores p_id if there is none
-- yet.
create or replace function app.check_key(p_id text) returns text
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into app.key_check (value) values (p_id) on conflict do nothing;
  return (select value from app.key_check);
end $$;

-- What `rotate-key` needs beyond the program's rights (server/system/rotate-key.ts): to replace the stored signing key,
-- encrypted again, and to set the id of the new key once nothing is under the old one.
create or replace function app.reseal_signing_key(p_from bytea, p_to bytea) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update signing_certificates set key_sealed = p_to where key_sealed = p_from and app.actor_role() = 'system';
end $$;

create or replace function app.turn_key(p_from text, p_to text) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update app.key_check set value = p_to where value = p_from and app.actor_role() = 'system';
end $$;

revoke all on function
  app.refuse_change(), app.record_change(uuid, text, text), app.changes_horizon(), app.changes_from(text),
  app.forget_changes(), app.refuse_truncate(), app.hold_walls(), app.check_key(text),
  app.reseal_signing_key(bytea, bytea), app.turn_key(text, text)
from public;
grant execute on function
  app.record_change(uuid, text, text), app.changes_horizon(), app.changes_from(text), app.forget_changes(),
  app.check_key(text), app.reseal_signing_key(bytea, bytea), app.turn_key(text, text)
to unhold_app;

create constraint trigger keep_facts after insert on app.changes deferrable initially deferred
  for each row when (new.what in ('letters', 'agreement'))
  execute function app.keep_facts();
create constraint trigger keep_progress after insert on app.changes deferrable initially deferred
  for each row when (new.what in ('letters', 'messages', 'agreement', 'ledger'))
  execute function app.keep_progress();

create policy staff on counts for select to unhold_app using ((select app.sees_all()));

create policy system_only on attempts for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');
