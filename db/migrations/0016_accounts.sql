-- Second factors, sessions that passed one, tries that are counted, and addresses that follow a change of e-mail.
alter table auth.users add column two_factor_enabled boolean not null default false;
-- True when the session was made or stepped up by a code, a backup code or a passkey.
alter table auth.sessions add column second_factor boolean not null default false;
create table auth.two_factors (
  id uuid primary key,
  user_id uuid not null unique references auth.users on delete cascade,
  -- Both sealed under the application's key.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
create table auth.passkeys (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index on auth.passkeys (user_id);
-- Pending links are looked up by their person when a password or an address changes; a value may be longer than a btree takes.
create index on auth.verifications using hash (value);
grant select, insert, update, delete on auth.two_factors, auth.passkeys to unhold_auth;

-- The mailbox's owner has shown that the address is theirs: whatever somebody set up before, without having shown that, ends at once.
-- Gives whether there was anything to take over. With p_keep_password the password stays, because the owner has just set it.
create function auth.take_over(p_user uuid, p_keep_password boolean) returns boolean language plpgsql set search_path = auth, pg_catalog as $$
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
revoke all on function auth.take_over(uuid, boolean) from public;
grant execute on function auth.take_over(uuid, boolean) to unhold_auth;

-- The product's own copy of the address changes in the very transaction that changes the account's.
create function auth.follow_email() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update users set email = new.email where id = new.id;
  update profiles set display_name = new.email where user_id = new.id and display_name = old.email;
  return new;
end $$;
revoke all on function auth.follow_email() from public;
create trigger email_follows after update of email on auth.users for each row when (old.email is distinct from new.email) execute function auth.follow_email();

-- Who holds this session, in one look-up, with what they have passed; null role when the person has no user row yet.
drop function app.person_of_session(text);
create function app.person_of_session(p_token text)
returns table (id uuid, email text, email_verified boolean, role text, org_id uuid, org_kind text, session_id uuid, passed boolean, has_codes boolean, has_passkey boolean)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.id, a.email, a.email_verified, u.role, u.org_id, o.kind, s.id, s.second_factor, a.two_factor_enabled, exists (select 1 from auth.passkeys k where k.user_id = a.id)
  from auth.sessions s join auth.users a on a.id = s.user_id
  left join users u on u.id = a.id left join orgs o on o.id = u.org_id
  where s.token = p_token and s.expires_at > now()
$$;
revoke all on function app.person_of_session(text) from public;
grant execute on function app.person_of_session(text) to unhold_app;

-- One row a try, gone when its window has passed. What is tried stands here as a hash under the application's key alone.
create table sign_in_attempts (
  id uuid primary key,
  kind text not null,
  key_hash text not null,
  tried_at timestamptz not null
);
create index on sign_in_attempts (kind, key_hash, tried_at desc);
create index on sign_in_attempts (tried_at);
alter table sign_in_attempts enable row level security;
create policy system_only on sign_in_attempts for all to unhold_app
  using ((select app.actor_role()) = 'system') with check ((select app.actor_role()) = 'system');
grant select, insert, delete on sign_in_attempts to unhold_app;

-- A person changes what they say of themselves; of their user row the phone alone.
create policy own_insert on profiles for insert to unhold_app with check (user_id = (select app.actor_id()));
create policy own_update on profiles for update to unhold_app using (user_id = (select app.actor_id())) with check (user_id = (select app.actor_id()));
create function app.set_own_phone(p_phone text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update users set phone = p_phone where users.id = app.actor_id()
$$;
revoke all on function app.set_own_phone(text) from public;
grant execute on function app.set_own_phone(text) to unhold_app;
