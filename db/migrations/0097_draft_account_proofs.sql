-- What the exports of an application show before it is a case, as `account_proofs` has it of a case. It goes with the draft, however that
-- ends: submitted, discarded or erased.
create table draft_account_proofs (
  user_id uuid primary key references application_drafts on delete cascade,
  inputs_sha256 text check (inputs_sha256 ~ '^[0-9a-f]{64}$'),
  proof jsonb,
  -- Why nothing could be derived, for the merchant.
  problem text,
  rows_read integer not null default 0 check (rows_read >= 0),
  check (num_nonnulls(proof, problem) = num_nonnulls(inputs_sha256))
);
alter table draft_account_proofs enable row level security;
grant select, insert, update on draft_account_proofs to unhold_app;
