-- What a case's exports of the processor's records show. The files are the ledger: the result is derived from all of them and the answers
-- together, and counts only while `inputs_sha256` is that of the files and answers there are (domain/ledger-of-account).
create table account_proofs (
  case_id uuid primary key references cases on delete cascade,
  -- By the questions' keys, as the merchant answered them.
  answers jsonb not null default '{}',
  -- Files that the merchant says are of another account, or wrong.
  left_out uuid[] not null default '{}',
  inputs_sha256 text check (inputs_sha256 ~ '^[0-9a-f]{64}$'),
  proof jsonb,
  proof_sha256 text check (proof_sha256 ~ '^[0-9a-f]{64}$'),
  -- Why nothing could be derived, for the merchant.
  problem text,
  rows_read integer not null default 0 check (rows_read >= 0),
  derived_at timestamptz,
  -- The last proof that the merchant confirmed, which holds while it is the one above; its exhibit was made of it.
  confirmed_sha256 text check (confirmed_sha256 ~ '^[0-9a-f]{64}$'),
  confirmed_by uuid references users,
  confirmed_at timestamptz,
  exhibit_file_id uuid references case_files on delete set null,
  check ((proof is null) = (proof_sha256 is null)),
  check (num_nonnulls(proof, problem) = num_nonnulls(inputs_sha256)),
  check (num_nonnulls(inputs_sha256, derived_at) in (0, 2)),
  check (num_nonnulls(confirmed_sha256, confirmed_by, confirmed_at) in (0, 3))
);
create index on account_proofs (confirmed_by);
create index on account_proofs (exhibit_file_id);
alter table account_proofs enable row level security;
grant select, insert, update on account_proofs to unhold_app;
