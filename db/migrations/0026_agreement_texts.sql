-- Full texts of processors' agreements, added by the operator of an installation (docs/decisions/0056). The release has only quotes
-- from them and hashes. A text that was replaced stays on record.

create table agreement_texts (
  id uuid primary key,
  -- A key of knowledge/processors, also of those whose cases the product does not take.
  processor text not null check (processor ~ '^[a-z][a-z_]{0,39}$'),
  -- The first day on which this version is in force.
  effective_on date not null,
  -- The file as it was added, in the storage under `file_key`; `sha256` is of its bytes.
  file_name text not null check (length(file_name) between 1 and 255),
  file_key text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Its words as they were read from the file; `words_sha256` does not change with spaces, dashes and kinds of quotes.
  words text not null check (length(words) between 1 and 5000000),
  words_sha256 text not null check (words_sha256 ~ '^[0-9a-f]{64}$'),
  source text not null check (length(btrim(source)) between 1 and 2000),
  seen_on date not null,
  added_at timestamptz not null,
  replaced_at timestamptz
);
create unique index on agreement_texts (processor, effective_on) where replaced_at is null;
create unique index on agreement_texts (processor, words_sha256) where replaced_at is null;

alter table agreement_texts enable row level security;
create policy reading on agreement_texts for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy adding on agreement_texts for insert to unhold_app
  with check ((select app.actor_role()) = 'system' and replaced_at is null);
create policy replacing on agreement_texts for update to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system' and replaced_at is not null);
grant select, insert, update (replaced_at) on agreement_texts to unhold_app;
