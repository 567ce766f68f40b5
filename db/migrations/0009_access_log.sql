-- Grants and removals of access, append-only.
create table access_log (
  id bigint generated always as identity primary key,
  subject_id uuid not null references users,
  actor_id uuid,
  actor_name text not null,
  what text not null,
  at timestamptz not null default now()
);
alter table access_log enable row level security;
create policy staff on access_log for select to unhold_app using ((select app.sees_all()));
create policy staff_insert on access_log for insert to unhold_app with check ((select app.sees_all()));
create trigger append_only before update or delete on access_log for each row execute function app.refuse_change();
grant select, insert on access_log to unhold_app;

-- The account that signs in with an e-mail; answered to staff and the program only, so that nobody probes for accounts.
create function app.account_of(p_email text) returns uuid language sql stable security definer set search_path = public, pg_catalog as $$
  select id from auth.users where lower(email) = p_email and app.sees_all()
$$;
revoke all on function app.account_of(text) from public;
grant execute on function app.account_of(text) to unhold_app;
