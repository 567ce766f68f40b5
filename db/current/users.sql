-- Users, organizations and attorneys.

-- Users change their phone number, and nothing else of their row.
create or replace function app.set_own_phone(p_phone text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update users set phone = p_phone where users.id = app.actor_id()
$$;

-- A merchant's organization takes its legal name once: while it has the name derived from the email address, and only
-- from its own user.
create or replace function app.name_own_org(p_made_up text, p_name text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update orgs set name = p_name
  where kind = 'merchant' and name = p_made_up and id = (select org_id from users where users.id = app.actor_id())
$$;

create or replace function app.maintain_user() returns trigger
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

-- This and the next function write search_text only to have it computed again: app.maintain_user overwrites the value.
create or replace function app.profile_renamed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where id = case tg_op when 'DELETE' then old.user_id else new.user_id end;
  return null;
end $$;

create or replace function app.org_renamed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set search_text = '' where org_id = new.id;
  return null;
end $$;

-- Argument: the column that holds the user's id.
create or replace function app.follow_user() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  p_user uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
begin
  perform 1 from auth.users a where a.id = p_user for no key update;
  update auth.sessions s set who = '' where s.user_id = p_user;
  return null;
end $$;

revoke all on function
  app.set_own_phone(text), app.name_own_org(text, text), app.maintain_user(), app.profile_renamed(), app.org_renamed(),
  app.follow_user()
from public;
grant execute on function app.set_own_phone(text), app.name_own_org(text, text) to unhold_app;

create trigger searched after update of name on orgs
  for each row when (old.name is distinct from new.name) execute function app.org_renamed();

create trigger appointments_end after update of role, erased_at on users
  for each row when ((old.role = 'attorney' and new.role <> 'attorney') or (old.erased_at is null and new.erased_at is not null))
  execute function app.end_appointments();
create trigger counted after insert or delete or update of erased_at on users
  for each row execute function app.count_users();
create trigger end_feed after update of erased_at on users
  for each row when (new.erased_at is not null) execute function app.end_feed();
create trigger forget_guest after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_guest();
create trigger grant_noted after insert or update of role on users
  for each row when (new.role = 'admin') execute function app.note_grant();
create trigger guard_attorney before insert or update of role on users
  for each row when (new.role = 'attorney') execute function app.guard_attorney();
create trigger keep_lead before update on users for each row execute function app.keep_lead();
create trigger maintain_user before insert or update on users
  for each row execute function app.maintain_user();
create trigger sessions_begin after insert on users for each row execute function app.follow_user('id');
create trigger sessions_follow after update on users for each row
  when ((old.role, old.org_id, old.org_kind) is distinct from (new.role, new.org_id, new.org_kind))
  execute function app.follow_user('id');
create trigger take_unowned_cases after update of role on users
  for each row when (new.role = 'admin' and old.role <> 'admin') execute function app.take_unowned_cases();

create trigger searched after insert or delete or update of display_name on profiles
  for each row execute function app.profile_renamed();

create trigger append_only before update or delete on access_log
  for each row execute function app.refuse_change();

create policy own on orgs for select to unhold_app
  using ((select app.sees_all()) or id in (select org_id from users where users.id = (select app.actor_id())));
create policy system_writes on orgs for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));

create policy own on users for select to unhold_app
  using ((select app.sees_all()) or id = (select app.actor_id()));
create policy system_writes on users for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));

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

create policy reading on attorneys for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.attorney_id()));
create policy system_writes on attorneys for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));

create policy staff on access_log for select to unhold_app using ((select app.sees_all()));
create policy staff_insert on access_log for insert to unhold_app with check ((select app.sees_all()));
