-- Cases and what belongs to them (spec, section 3). Money `_cents` is integer US cents; monthly volumes are whole dollars.
create sequence case_numbers start 1001;

create table cases (
  id uuid primary key,
  case_number text not null unique,
  created_by uuid not null references users,
  org_id uuid not null references orgs,
  attorney_id uuid references attorneys,
  status text not null default 'intake' check (status in ('intake', 'under_review', 'in_progress', 'resolved', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  -- Goes up with each change; If-Match compares it.
  version integer not null default 1,
  processor text not null check (processor in ('paypal', 'stripe', 'square', 'shopify', 'worldpay', 'authorize_net', 'other')),
  merchant_account_id text,
  hold_started_on date,
  held_amount_cents bigint check (held_amount_cents >= 0),
  reason_given text,
  rolling_reserves_held_cents bigint check (rolling_reserves_held_cents >= 0),
  preferred_resolution text check (preferred_resolution in ('full_release', 'partial_rolling', 'negotiated')),
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Compared with a verified e-mail; a stored column because only plain equality may pass a security barrier to an index.
  email_key text not null generated always as (lower(email)) stored,
  phone text,
  legal_business_name text not null,
  legal_business_name_full text,
  dba_name text,
  -- AES-256-GCM under APP_KEY; the last four digits alone are shown.
  ein_encrypted bytea,
  ein_last4 text,
  business_address jsonb not null,
  fulfillment_address jsonb,
  website text,
  business_entity_type text check (business_entity_type in ('llc', 'c_corp', 's_corp', 'partnership', 'sole_proprietor', 'other')),
  state_incorporation text,
  year_established integer check (year_established >= 1900),
  business_phone text,
  business_email text,
  parent_entities text,
  monthly_processing_volume_avg bigint,
  monthly_processing_volume_peak bigint,
  average_ticket_size_cents bigint,
  card_present_percentage numeric(5, 2) check (card_present_percentage between 0 and 100),
  domestic_transaction_percentage numeric(5, 2) check (domestic_transaction_percentage between 0 and 100),
  merchant_category_code text,
  fulfillment_model text check (fulfillment_model in ('digital', 'physical', 'service', 'subscription', 'mixed')),
  avg_delivery_days integer check (avg_delivery_days >= 0),
  product_description text,
  refund_policy text,
  support_sla text,
  chargeback_tools text[] not null default '{}',
  prior_counsel_involved boolean,
  insurance_coverage text,
  industry_certifications text[] not null default '{}',
  litigation_history text,
  accounting_notes text,
  communication_logs text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on cases (created_by, created_at desc);
create index on cases (email_key);
create index on cases (attorney_id) where attorney_id is not null;
create index on cases (created_at desc, id desc);
create index on cases (status, created_at desc, id desc);
create index on cases (priority, created_at desc, id desc);
create index on cases (legal_business_name, id);
create index on cases (coalesce(held_amount_cents, 0), id);

create table business_owners (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  position integer not null,
  owner_name text not null check (btrim(owner_name) <> ''),
  ownership_percentage numeric(5, 2) check (ownership_percentage between 0 and 100),
  role_title text
);
create index on business_owners (case_id, position);
create table previous_processors (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  position integer not null,
  processor_name text not null check (btrim(processor_name) <> ''),
  years_used text,
  termination_reason text
);
create index on previous_processors (case_id, position);

-- A finished upload that is not yet part of a case belongs to its person alone.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users,
  filename text not null,
  content_type text not null,
  extension text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null,
  storage_key text not null,
  case_id uuid references cases,
  created_at timestamptz not null default now()
);
create index on uploads (user_id) where case_id is null;

create table case_files (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  filename text not null,
  -- Built from case id, timestamp, random token and extension (spec); storage_key is where the bytes are.
  path text not null unique,
  storage_key text not null,
  kind text not null,
  document_type text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  ai_summary text,
  created_at timestamptz not null default now()
);
create index on case_files (case_id, filename);

create table messages (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  message_type text not null,
  subject text not null,
  body text not null,
  visibility text not null default 'internal' check (visibility in ('internal', 'merchant')),
  author_id uuid references users,
  created_at timestamptz not null default now()
);
create index on messages (case_id, created_at desc);

-- The fee percent of a case, fixed at submission (product.md).
create table fee_terms (
  case_id uuid primary key references cases on delete cascade,
  percent integer not null check (percent between 0 and 100),
  held_amount_cents bigint not null,
  fixed_at timestamptz not null default now()
);

-- The ledger: held money with its promised dates, offers, recoveries.
create table held_tranches (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  promised_release_on date,
  released_on date,
  created_at timestamptz not null default now()
);
create index on held_tranches (case_id);
create table offers (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  terms text not null default '',
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now()
);
create index on offers (case_id);
create table recoveries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  created_at timestamptz not null default now()
);
create index on recoveries (case_id);

create table application_drafts (
  user_id uuid primary key references users,
  version integer not null,
  step integer not null check (step between 0 and 8),
  answers jsonb not null,
  updated_at timestamptz not null default now()
);
create table idempotency_keys (
  user_id uuid not null references users,
  key text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
