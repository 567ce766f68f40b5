-- A letter's row says where it stands; its words are immutable versions, and an approval names the sha-256 of one version's PDF.
create table letters (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  letter_type text not null default 'demand_letter' check (letter_type = 'demand_letter'),
  demand_type text not null check (demand_type in ('initial', 'follow_up', 'final', 'escalation')),
  title text not null,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'approved', 'sending', 'sent', 'delivered', 'returned_to_sender')),
  tokens integer not null default 0,
  version integer not null default 0,
  due_on date not null,
  recipient_email text,
  tracking_number text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  -- One first letter a case, however often the job that drafts it runs.
  origin text unique
);
create index on letters (case_id, created_at desc);
create index on letters (status, due_on);

create table letter_versions (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  document jsonb not null,
  markdown text not null,
  content_html text not null,
  word_count integer not null,
  engine text not null,
  fact_sheet jsonb not null,
  verdict jsonb not null,
  library_hash text not null,
  clauses_hash text not null,
  pdf_key text not null,
  pdf_sha256 text not null,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  unique (letter_id, version)
);

create table letter_approvals (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  attorney_id uuid not null references attorneys,
  sha256 text not null,
  approved_at timestamptz not null default now(),
  foreign key (letter_id, version) references letter_versions (letter_id, version)
);
create index on letter_approvals (letter_id, version);

create table finding_confirmations (
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  key text not null,
  attorney_id uuid not null references attorneys,
  confirmed_at timestamptz not null default now(),
  primary key (letter_id, key)
);
create table authority_confirmations (
  authority_id text primary key,
  attorney_id uuid not null references attorneys,
  library_hash text not null,
  confirmed_at timestamptz not null default now()
);

-- What must leave the house, once each. `key` is unique: a second sending finds the first.
create table outbox (
  id uuid primary key,
  key text not null unique,
  channel text not null check (channel in ('email', 'certified_mail')),
  template text not null,
  case_id uuid references cases on delete cascade,
  letter_id uuid references letters on delete cascade,
  recipient text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'to_print')),
  attempts integer not null default 0,
  error text,
  tracking_number text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on outbox (case_id);
create index on outbox (letter_id);
