-- Sessions and sign-in: who a request is, and what Better Auth's tables may do to a user.

-- The owner of the mailbox has proved it: everything set up before without that proof ends at once. Returns whether
-- there was anything to take over. p_keep_password keeps the password, which the owner has just set.
create or replace function auth.take_over(p_user uuid, p_keep_password boolean) returns boolean
language plpgsql set search_path = auth, pg_catalog as $$
begin
  perform 1 from users where id = p_user and not email_verified for update;
  if not found then return false; end if;
  delete from accounts where user_id = p_user and not (p_keep_password and provider_id = 'credential');
  delete from sessions where user_id = p_user;
  delete from two_factors where user_id = p_user;
  delete from passkeys where user_id = p_user;
  delete from verifications where value = p_user::text;
  update users set email_verified = true, two_factor_enabled = false, updated_at = now() where id = p_user;
  return true;
end $$;

-- Makes the session's user the actor of this transaction, and returns who that is (null: there is no live session with
-- this token); also names p_case, if given. It reads a single table and sets values by assignment, at a fifth of the
-- cost of a statement.
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

-- What sign-up recorded (spec: sign-up metadata), for creating the user and profile. Only for staff and the program: an
-- account reveals nothing to another user.
create or replace function app.sign_up_of(p_user uuid)
returns table (
  email text, name text, first_name text, last_name text, display_name text, phone text, company_name text
)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email, a.name, a.first_name, a.last_name, a.display_name, a.phone, a.company_name
  from auth.users a
  where a.id = p_user and app.sees_all()
$$;

-- The account with this address. Only for staff and the program, so that nobody can probe for accounts.
create or replace function app.account_of(p_email text) returns uuid
language sql stable security definer set search_path = public, pg_catalog as $$
  select id from auth.users where lower(email) = p_email and app.sees_all()
$$;

-- A user's sign-in as staff may see it: no token, no secret.
create or replace function app.sign_in_of(p_user uuid) returns table (email_verified boolean, second_factor boolean)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email_verified, a.two_factor_enabled or exists (select 1 from auth.passkeys k where k.user_id = a.id)
  from auth.users a
  where a.id = p_user and app.sees_all()
$$;

create or replace function app.sessions_of(p_user uuid)
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
create or replace function app.end_sessions(p_user uuid, p_session uuid) returns integer
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  ended integer;
begin
  if not app.sees_all() then return 0; end if;
  delete from auth.sessions where user_id = p_user and (p_session is null or id = p_session);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- The product's copy of an address changes in the very transaction that changes the account's.
create or replace function auth.follow_email() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set email = new.email where id = new.id;
  update profiles set display_name = new.email where user_id = new.id and display_name = old.email;
  return new;
end $$;

-- An SQL function without search_path, so that it is inlined into the calling query; nothing in it depends on the path.
create or replace function app.session_lives(p_role text, p_created_at timestamptz, p_seen_at timestamptz) returns boolean
language sql stable as $$
  select coalesce(p_role, 'client') = 'client'
    or (p_created_at > now() - interval '12 hours' and p_seen_at > now() - interval '30 minutes')
$$;

-- Records that a session is in use. A session that has ended stays ended.
create or replace function app.touch_session(p_session uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update auth.sessions s set seen_at = now()
  where s.id = p_session
    and app.session_lives((select u.role from users u where u.id = s.user_id), s.created_at, s.seen_at);
end $$;

create or replace function app.describe_session() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  person record;
begin
  -- A change of what is read here locks this row first (follow_user): of two at once the later sees what the
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

revoke all on function
  auth.take_over(uuid, boolean), app.enter(text, uuid), app.sign_up_of(uuid), app.account_of(text),
  app.sign_in_of(uuid), app.sessions_of(uuid), app.end_sessions(uuid, uuid), auth.follow_email(),
  app.session_lives(text, timestamptz, timestamptz), app.touch_session(uuid), app.describe_session()
from public;
grant execute on function auth.take_over(uuid, boolean) to unhold_auth;
grant execute on function
  app.enter(text, uuid), app.sign_up_of(uuid), app.account_of(text), app.sign_in_of(uuid), app.sessions_of(uuid),
  app.end_sessions(uuid, uuid), app.touch_session(uuid)
to unhold_app;

create trigger address_marked after insert or update of email on auth.users
  for each row execute function auth.mark_address();
create trigger email_follows after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function auth.follow_email();
create trigger sessions_follow after update on auth.users for each row
  when ((old.email, old.email_verified, old.two_factor_enabled) is distinct from (new.email, new.email_verified, new.two_factor_enabled))
  execute function app.follow_user('id');

create trigger describe before insert or update of id, user_id, second_factor, actor_role, actor_email, who on auth.sessions
  for each row execute function app.describe_session();

create trigger sessions_follow after insert or delete on auth.passkeys
  for each row execute function app.follow_user('user_id');
