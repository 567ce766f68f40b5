-- A session says by itself who its user is (docs/decisions/0121): naming the actor of each request joined four tables.

-- `actor_role` and `actor_email` are what app.actor_role() and app.actor_email() give while it is the actor's; `who` is
-- what app.enter answers.
alter table auth.sessions add column actor_role text, add column actor_email text not null default '', add column who text not null default '';

create function app.describe_session() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  person record;
begin
  -- Whoever changes what is read here locks this row first (follow_user): of two at once the later sees what the
  -- earlier did.
  perform 1 from auth.users a where a.id = new.user_id for share;
  select a.id, a.email, a.email_verified, u.role, u.org_id, u.org_kind, new.id as session_id, new.second_factor as passed,
    a.two_factor_enabled as has_codes, exists (select 1 from auth.passkeys k where k.user_id = a.id) as has_passkey
  into person
  from auth.users a
  left join users u on u.id = a.id
  where a.id = new.user_id;
  new.actor_role := person.role;
  new.actor_email := case when person.email_verified then lower(person.email) else '' end;
  new.who := row_to_json(person)::text;
  return new;
end $$;

-- Argument: the column that holds the user's id.
create function app.follow_user() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  p_user uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
begin
  perform 1 from auth.users a where a.id = p_user for no key update;
  update auth.sessions s set who = '' where s.user_id = p_user;
  return null;
end $$;
revoke all on function app.describe_session(), app.follow_user() from public;

create trigger describe before insert or update of id, user_id, second_factor, actor_role, actor_email, who on auth.sessions
  for each row execute function app.describe_session();
create trigger sessions_follow after update on auth.users for each row
  when ((old.email, old.email_verified, old.two_factor_enabled) is distinct from (new.email, new.email_verified, new.two_factor_enabled))
  execute function app.follow_user('id');
create trigger sessions_begin after insert on users for each row execute function app.follow_user('id');
create trigger sessions_follow after update on users for each row
  when ((old.role, old.org_id, old.org_kind) is distinct from (new.role, new.org_id, new.org_kind))
  execute function app.follow_user('id');
create trigger sessions_follow after insert or delete on auth.passkeys
  for each row execute function app.follow_user('user_id');

update auth.sessions set who = '';

-- As in 0054, of one table. A value is set by an assignment, which costs a fifth of a statement.
create or replace function app.enter(p_token text, p_case uuid) returns text
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  id uuid;
  role text;
  email text;
  who text;
  named text;
begin
  select s.user_id, s.actor_role, s.actor_email, s.who into id, role, email, who
  from auth.sessions s
  where s.token = p_token and s.expires_at > now() and app.session_lives(s.actor_role, s.created_at, s.seen_at);
  named := set_config('app.actor_id', coalesce(id::text, ''), true);
  named := set_config('app.actor_role', coalesce(role, ''), true);
  named := set_config('app.actor_email', coalesce(email, ''), true);
  if p_case is not null then
    perform app.see_case(p_case);
  end if;
  return who;
end $$;
drop function app.enter(text);

create or replace function app.see_case(p_case uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  named text;
begin
  named := set_config('app.seen_case', case when app.sees_case(p_case) then p_case::text else '' end, true);
end $$;
