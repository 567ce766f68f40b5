-- The security log.

-- Only the purge deletes, and nothing younger than a month.
create or replace function app.refuse_log_change() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if tg_op = 'DELETE' and current_user = 'unhold_definer' and old.at < now() - interval '30 days' then return old; end if;
  raise exception 'security_log is append-only' using errcode = 'restrict_violation';
end $$;

-- Deletes entries older than so many days. Returns how many.
create or replace function app.purge_security_log(p_days integer) returns integer
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  purged integer;
begin
  if app.actor_role() <> 'system' then return 0; end if;
  delete from security_log where at < now() - make_interval(days => greatest(p_days, 31));
  get diagnostics purged = row_count;
  return purged;
end $$;

revoke all on function app.refuse_log_change(), app.purge_security_log(integer) from public;
grant execute on function app.purge_security_log(integer) to unhold_app;

create trigger append_only before update or delete on security_log for each row execute function app.refuse_log_change();

create policy staff on security_log for select to unhold_app using ((select app.sees_all()));
create policy system_insert on security_log for insert to unhold_app with check ((select app.actor_role()) = 'system');
