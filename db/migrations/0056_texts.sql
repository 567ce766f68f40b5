-- Text messages of the days in a merchant's case (docs/decisions/0129): to whom they go, and which were asked for.

-- It goes with the profile, which erasing a person deletes (0017_privacy.sql).
create table text_numbers (
  user_id uuid primary key references profiles on delete cascade,
  -- E.164, of the United States.
  phone text not null check (phone ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$'),
  -- The words that the person agreed to, and when.
  consent text not null check (consent <> ''),
  agreed_at timestamptz not null,
  -- Keyed hash of the code that shows the phone to be theirs.
  code_hash text,
  code_until timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'reply')),
  check ((ended_at is null) = (ended_by is null)),
  check ((code_hash is null) = (code_until is null))
);
create index on text_numbers (phone);
alter table text_numbers enable row level security;
create policy own on text_numbers for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on text_numbers to unhold_app;

-- One row for each occasion, so that nobody is texted twice of it.
create table texts (
  id uuid primary key,
  key text not null unique,
  user_id uuid not null references text_numbers on delete cascade,
  case_id uuid not null references cases on delete cascade,
  due_on date not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'dropped')),
  -- Why it was dropped, for staff.
  problem text,
  queued_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'queued') = (settled_at is null))
);
create index on texts (user_id);
create index on texts (case_id);
alter table texts enable row level security;
create policy own_or_staff on texts for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy program_adds on texts for insert to unhold_app with check ((select app.sees_all()));
create policy program_settles on texts for update to unhold_app
  using ((select app.sees_all())) with check ((select app.sees_all()));
grant select, insert, update on texts to unhold_app;
