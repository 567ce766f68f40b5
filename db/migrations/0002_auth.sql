-- Sign-in: Better Auth's tables in their own schema, which the program's other role cannot read.

create table auth.users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  first_name text,
  last_name text,
  display_name text,
  phone text,
  -- Entered at sign-up; becomes the organization's name.
  company_name text,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  -- True when a code, a backup code or a passkey started the session or stepped it up.
  second_factor boolean not null default false,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth.sessions (user_id);

create table auth.accounts (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on auth.verifications (identifier);
-- Pending links are found by their user when a password or an address changes; a value may exceed what a btree takes.
create index on auth.verifications using hash (value);

create table auth.two_factors (
  id uuid primary key,
  user_id uuid not null unique references auth.users on delete cascade,
  -- Both are encrypted under the application's key.
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

grant select, insert, update, delete on all tables in schema auth to unhold_auth;

-- The owner of the mailbox has proved it: everything set up before without that proof ends at once. Returns whether
-- there was anything to take over. p_keep_password keeps the password, which the owner has just set.
create function auth.take_over(p_user uuid, p_keep_password boolean) returns boolean
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
revoke all on function auth.take_over(uuid, boolean) from public;
grant execute on function auth.take_over(uuid, boolean) to unhold_auth;
