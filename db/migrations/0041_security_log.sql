-- Who came in, who was refused, and which files were read (docs/decisions/0077). Staff search it; nobody changes it. It refers to
-- nobody, so that it outlives an account: an id leads to nobody then, and networks name nobody.

create table security_log (
  id uuid primary key,
  at timestamptz not null,
  kind text not null check (kind in (
    'signed_in', 'sign_in_failed', 'signed_out', 'password_changed', 'refused', 'not_found', 'limited', 'file_read')),
  user_id uuid,
  -- An IPv4 /24 or an IPv6 /56.
  network text not null,
  -- The browser's family, as `Firefox on Linux`.
  agent text not null,
  request_id text,
  -- The method and path of what was asked for: never a query, a body or a name.
  about text not null check (length(about) <= 200)
);
create index on security_log (at desc, id desc);
create index on security_log (user_id, at desc, id desc);
create index on security_log (kind, at desc, id desc);

alter table security_log enable row level security;
create policy staff on security_log for select to unhold_app using ((select app.sees_all()));
create policy system_insert on security_log for insert to unhold_app with check ((select app.actor_role()) = 'system');
grant select, insert on security_log to unhold_app;

-- Only the purge deletes, and nothing younger than a month.
create function app.refuse_log_change() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if tg_op = 'DELETE' and current_user = 'unhold_definer' and old.at < now() - interval '30 days' then return old; end if;
  raise exception 'security_log is append-only' using errcode = 'restrict_violation';
end $$;
revoke all on function app.refuse_log_change() from public;
create trigger append_only before update or delete on security_log for each row execute function app.refuse_log_change();
create trigger no_truncate before truncate on security_log for each statement execute function app.refuse_truncate();

-- Deletes what is older than so many days. Returns how many rows that were.
create function app.purge_security_log(p_days integer) returns integer
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  purged integer;
begin
  if app.actor_role() <> 'system' then return 0; end if;
  delete from security_log where at < now() - make_interval(days => greatest(p_days, 31));
  get diagnostics purged = row_count;
  return purged;
end $$;
revoke all on function app.purge_security_log(integer) from public;
grant execute on function app.purge_security_log(integer) to unhold_app;
