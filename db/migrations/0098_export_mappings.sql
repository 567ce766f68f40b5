-- How merchants named the columns of exports whose header no format knows, by the header's signature
-- (domain/ledger-of-account/mapping.ts), and the signatures of such headers among the files that the proof was derived from.
alter table account_proofs add column mappings jsonb not null default '{}';
alter table account_proofs add column headers text[] not null default '{}';
create index on account_proofs using gin (headers);

-- What the desk decided of such a mapping, for the installation: the last row of one is in force. It names columns and kinds of rows, and
-- stays when the case goes whose merchant made it.
create table export_mappings (
  id uuid primary key,
  mapping_sha256 text not null check (mapping_sha256 ~ '^[0-9a-f]{64}$'),
  signature text not null check (signature ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null,
  case_id uuid references cases on delete set null,
  decision text not null check (decision in ('confirmed', 'rejected')),
  decided_by uuid not null references users,
  decided_by_name text not null,
  decided_at timestamptz not null
);
create index on export_mappings (mapping_sha256, decided_at desc);
create index on export_mappings (case_id);
create index on export_mappings (decided_by);
alter table export_mappings enable row level security;
grant select, insert on export_mappings to unhold_app;
