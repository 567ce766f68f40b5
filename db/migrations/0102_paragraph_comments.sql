-- What somebody at the desk remarks on a paragraph of a letter, for the others at the desk alone (docs/decisions/0212).
create table paragraph_comments (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  -- The paragraph's id in every version of the letter, and its words when it was commented on.
  block_id text not null check (length(block_id) between 1 and 80),
  words text not null,
  text text not null check (length(btrim(text)) between 1 and 2000),
  made_by uuid not null references users,
  made_by_name text not null,
  made_by_role text not null check (made_by_role in ('admin', 'attorney')),
  made_at timestamptz not null,
  resolved_by uuid references users,
  resolved_by_name text,
  resolved_at timestamptz,
  check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (resolved_by_name is null))
);
create index on paragraph_comments (letter_id, made_at);
create index on paragraph_comments (case_id);
alter table paragraph_comments enable row level security;
grant select, insert, update (resolved_by, resolved_by_name, resolved_at) on paragraph_comments to unhold_app;
