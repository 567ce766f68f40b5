-- The names that a law firm knows from its own matters are the firm's (docs/decisions/0221): null is the service's list, which staff keep.
alter table known_parties add column firm_id uuid references orgs;
create index on known_parties (firm_id) where removed_at is null and firm_id is not null;
drop policy staff on known_parties;

-- Counsel found that a party of their firm's list is another than this name of a case.
create table party_clearances (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  party_id uuid not null references known_parties,
  name text not null check (btrim(name) <> '' and length(name) <= 300),
  reason text not null default '' check (length(reason) <= 2000),
  cleared_by uuid not null references users,
  cleared_at timestamptz not null,
  unique (case_id, party_id, name)
);
create index on party_clearances (party_id);
alter table party_clearances enable row level security;
grant select, insert on party_clearances to unhold_app;

-- `counsel`: a name that the firm of the case's attorney knows waits for that attorney.
alter table cases drop constraint cases_conflict_check;
alter table cases add constraint cases_conflict_check check (conflict in ('undecided', 'counsel', 'conflict'));

-- When and why a case left an attorney's desk, for that attorney (docs/decisions/0222).
create table desk_leavings (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  attorney_id uuid not null references users,
  why text not null check (why in ('conflict', 'declined', 'gone', 'reassigned')),
  left_at timestamptz not null
);
create index on desk_leavings (case_id);
create index on desk_leavings (attorney_id);
alter table desk_leavings enable row level security;
grant select, insert on desk_leavings to unhold_app;
