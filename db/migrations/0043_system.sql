-- The state of the house (docs/decisions/0086): which processes live, what is wrong since when, and what the nightly checks found.
-- Staff read it; the program writes it.

-- One row a process, with its last sign of life.
create table processes (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  version text not null,
  host text not null,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);

-- A condition that is wrong. One row each time that it begins; open while `over_at` is null.
create table alarms (
  id uuid primary key,
  kind text not null,
  -- A sentence.
  problem text not null,
  began_at timestamptz not null,
  -- Fine since: it is over once this has lasted.
  fine_since timestamptz,
  over_at timestamptz
);
-- However many processes notice it, it begins once.
create unique index one_open_alarm on alarms (kind) where over_at is null;
create index on alarms (began_at desc);

-- The last result of each check that is not made every minute.
create table checkups (
  name text primary key check (name in ('history', 'files', 'backup', 'restore')),
  at timestamptz not null,
  -- A sentence each; none: all is well.
  problems text[] not null default '{}',
  -- What was looked at, and where a check that takes several nights goes on.
  figures jsonb not null default '{}'
);

-- A stored file whose bytes are not those that were stored, or are gone.
create table damaged_files (
  key text primary key,
  problem text not null,
  found_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['processes', 'alarms', 'checkups', 'damaged_files'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy staff on %I for select to unhold_app using ((select app.sees_all()))', t);
    execute format('create policy system_inserts on %I for insert to unhold_app with check ((select app.actor_role()) = ''system'')', t);
    execute format('create policy system_updates on %I for update to unhold_app using ((select app.actor_role()) = ''system'')', t);
    execute format('create policy system_deletes on %I for delete to unhold_app using ((select app.actor_role()) = ''system'')', t);
    execute format('grant select, insert, update, delete on %I to unhold_app', t);
  end loop;
end $$;
