-- An attorney reads a letter whole, with its exhibits and every change from its plan, before they approve it (decision 161). Kept is who, on
-- which day, and what: no moment, so that no duration can be computed, and an id that says nothing of when either.
create table letter_readings (
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  -- Of the letter's PDF and of the exhibit book that were shown; the latter null where none is bound.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  exhibits_sha256 text check (exhibits_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the changes that were shown as not yet read.
  changes text[] not null,
  attorney_id uuid not null references attorneys,
  attorney_name text not null,
  read_on date not null,
  foreign key (letter_id, version) references letter_versions (letter_id, version) on delete cascade
);
create index on letter_readings (letter_id, version, attorney_id);
create index on letter_readings (case_id);
create trigger append_only before update or delete on letter_readings for each row execute function app.refuse_change();

alter table letter_readings enable row level security;
create policy desk on letter_readings for select to unhold_app
  using ((select app.sees_all()) or app.attends_case(case_id));
create policy own_attorney on letter_readings for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));
grant select, insert on letter_readings to unhold_app;

-- Nothing is approved that its attorney has not read whole: these very bytes of the letter and of its exhibits.
create function app.require_letter_read() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from letter_readings r
    where r.letter_id = new.letter_id and r.version = new.version and r.attorney_id = new.attorney_id
      and r.sha256 = new.sha256 and r.exhibits_sha256 is not distinct from new.exhibit_book_sha256)
  then
    raise exception 'the attorney has not read this version whole' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
revoke all on function app.require_letter_read() from public;
-- After the row's own checks. Approvals from before letters were signed are kept as they were made.
create trigger require_letter_read after insert on letter_approvals
  for each row when (not new.before_signing) execute function app.require_letter_read();
