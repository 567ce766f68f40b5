-- What happened in a case and has no row of its own, and what the hold does to the business (docs/decisions/0200): letters, replies, offers,
-- money and messages stay in their tables.

create table case_events (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  who text not null check (who in ('merchant', 'processor', 'bank', 'customer')),
  -- One of domain/cases/story/acts.ts.
  act text not null check (act ~ '^[a-z_]{3,30}$'),
  -- Of a month its first day.
  day date not null,
  day_precision text not null check (day_precision in ('day', 'month', 'about')),
  -- The day as its source says it.
  day_said text check (length(day_said) between 1 and 60),
  -- The day that a promise names.
  due_on date check (due_on > day),
  about text check (length(btrim(about)) between 1 and 120),
  source text not null check (source in ('account', 'message', 'reply', 'upload', 'staff')),
  source_file_id uuid references case_files on delete cascade,
  source_reply_id uuid references processor_replies on delete cascade,
  source_message_id uuid references messages on delete cascade,
  page integer check (page > 0),
  -- The words of the source, and where they stand in its text; an upload has only its page.
  quote text check (length(quote) between 1 and 400),
  quote_start integer check (quote_start >= 0),
  quote_end integer check (quote_end > quote_start),
  -- What shows it; null: nothing does.
  proof_file_id uuid references case_files on delete set null,
  state text not null check (state in ('proposed', 'confirmed', 'rejected')),
  proposed_by uuid references users,
  proposed_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  check ((source = 'upload') = (source_file_id is not null)),
  check ((source = 'reply') = (source_reply_id is not null)),
  check ((source = 'message') = (source_message_id is not null)),
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null))
);
create index on case_events (case_id, day);
create index on case_events (source_file_id);
create index on case_events (source_reply_id);
create index on case_events (source_message_id);
create index on case_events (proof_file_id);
create index on case_events (proposed_by);
create index on case_events (decided_by);
alter table case_events enable row level security;
grant select, insert, update (who, act, day, day_precision, due_on, about, proof_file_id, state, decided_by, decided_at) on case_events to unhold_app;

-- What the merchant reports that the hold does to the business; a new report takes the place of the one before.
create table case_harms (
  case_id uuid not null references cases on delete cascade,
  -- One of domain/cases/story/harm.ts, or the merchant's own line.
  kind text not null check (kind in ('payroll', 'suppliers', 'orders', 'rent', 'taxes', 'closing', 'own_words')),
  amount_cents bigint check (amount_cents > 0),
  on_day date,
  words text check (length(btrim(words)) between 1 and 160),
  reported_by uuid not null references users,
  reported_at timestamptz not null,
  primary key (case_id, kind),
  check ((kind = 'own_words') = (words is not null))
);
create index on case_harms (reported_by);
alter table case_harms enable row level security;
grant select, insert, delete on case_harms to unhold_app;
