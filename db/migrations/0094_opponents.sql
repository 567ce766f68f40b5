-- Who answers for the processor, mail that came to us by mistake, and records that contradict a letter already sent
-- (docs/decisions/0183).

-- The lawyer who answers for the processor in a case. Never changed but to confirm it, once, and to end it.
create table opposing_counsel (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  name text not null check (length(btrim(name)) between 2 and 120),
  firm text not null check (length(btrim(firm)) between 2 and 160),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- The lines below the firm's name.
  address text not null check (length(btrim(address)) between 5 and 500),
  acting_since date not null,
  entered_by uuid not null references users,
  entered_by_name text not null,
  entered_at timestamptz not null,
  confirmed_by uuid references users,
  confirmed_by_name text,
  confirmed_at timestamptz,
  ended_reason text check (length(btrim(ended_reason)) between 3 and 1000),
  ended_by uuid references users,
  ended_by_name text,
  ended_at timestamptz,
  check (num_nonnulls(confirmed_by, confirmed_by_name, confirmed_at) in (0, 3)),
  check (num_nonnulls(ended_reason, ended_by, ended_by_name, ended_at) in (0, 4))
);
create unique index on opposing_counsel (case_id) where ended_at is null;
create index on opposing_counsel (case_id, entered_at);
create index on opposing_counsel (entered_by);
create index on opposing_counsel (confirmed_by);
create index on opposing_counsel (ended_by);
alter table opposing_counsel enable row level security;
grant select, insert, update (confirmed_by, confirmed_by_name, confirmed_at, ended_reason, ended_by, ended_by_name, ended_at)
  on opposing_counsel to unhold_app;

-- What is known of a file that was sealed unread: never what it holds. Its rows in `case_files` and `uploads` and what was extracted from
-- it are gone while it is sealed.
create table sealed_files (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  filename text not null,
  -- From whom and how it came, as the one who sealed it says.
  came text not null check (length(btrim(came)) between 3 and 1000),
  sealed_by uuid not null references users,
  sealed_by_name text not null,
  sealed_at timestamptz not null,
  decision text check (decision in ('returned', 'destroyed', 'unsealed')),
  reason text check (length(btrim(reason)) between 3 and 1000),
  -- When and how its sender was notified; not of one that was unsealed.
  notified_on date,
  notice text check (length(btrim(notice)) between 3 and 1000),
  decided_by uuid references users,
  decided_by_name text,
  decided_at timestamptz,
  check (num_nonnulls(decision, reason, decided_by, decided_by_name, decided_at) in (0, 5)),
  check (num_nonnulls(notified_on, notice) in (0, 2)),
  check ((decision is not null and decision <> 'unsealed') = (notified_on is not null))
);
create index on sealed_files (case_id, sealed_at);
create index on sealed_files (sealed_by);
create index on sealed_files (decided_by);
alter table sealed_files enable row level security;
grant select on sealed_files to unhold_app;

-- Where the bytes of a sealed file are, for the upkeep of the storage, and its rows as they were, which nobody reads.
create table sealed_bytes (
  file_id uuid primary key references sealed_files on delete cascade,
  storage_key text not null,
  sha256 text not null,
  file jsonb not null,
  upload jsonb,
  replies jsonb not null
);
alter table sealed_bytes enable row level security;
grant select (file_id, storage_key, sha256) on sealed_bytes to unhold_app;

-- Why a record that contradicts a letter already sent needs no correction in the next. It holds for these two values.
create table explained_records (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  letter_id uuid not null references letters on delete cascade,
  fact text not null,
  stated text not null,
  recorded text not null,
  reason text not null check (length(btrim(reason)) between 3 and 1000),
  attorney_id uuid not null references attorneys,
  attorney_name text not null,
  explained_at timestamptz not null
);
create index on explained_records (case_id);
create index on explained_records (letter_id);
create index on explained_records (attorney_id);
alter table explained_records enable row level security;
grant select, insert on explained_records to unhold_app;
