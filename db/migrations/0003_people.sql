-- Organisations, users and profiles (spec, section 3). users.id is the auth user's id.
create table orgs (
  id uuid primary key,
  name text not null check (length(name) between 1 and 300),
  kind text not null check (kind in ('merchant', 'internal', 'law_firm')),
  created_at timestamptz not null default now()
);
create table users (
  id uuid primary key references auth.users,
  org_id uuid not null references orgs,
  email text not null,
  phone text,
  role text not null default 'client' check (role in ('client', 'admin', 'attorney')),
  created_at timestamptz not null default now()
);
create index on users (org_id);
create index on users (created_at desc, id desc);
create table profiles (
  user_id uuid primary key references users,
  display_name text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  created_at timestamptz not null default now()
);
-- What an attorney signs with. bar_number and bar_state stand in every signature block.
create table attorneys (
  user_id uuid primary key references users,
  full_name text not null,
  title text not null default 'Attorney at Law',
  bar_number text not null,
  bar_state text not null,
  firm_name text not null,
  firm_lines text[] not null default '{}',
  created_at timestamptz not null default now()
);
insert into orgs (id, name, kind) values ('01900000-0000-7000-8000-000000000001', 'Internal Staff', 'internal');
