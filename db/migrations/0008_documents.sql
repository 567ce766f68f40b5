-- Uploads, the files of a case, and what was extracted from them.

-- A finished upload belongs only to its user until it becomes part of a case.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users,
  -- The case that it has become part of.
  case_id uuid references cases,
  -- The existing case that it is meant for; such an upload is no part of the draft.
  for_case uuid references cases on delete cascade,
  filename text not null,
  content_type text not null,
  extension text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null,
  storage_key text not null,
  -- When a scanner looked for malware and which; both null when none did. A file in which something was found is not
  -- stored.
  scanned_at timestamptz,
  scanned_by text,
  created_at timestamptz not null default now(),
  check ((scanned_at is null) = (scanned_by is null))
);
create index on uploads (user_id) where case_id is null;
create index on uploads (for_case) where for_case is not null and case_id is null;

create table case_files (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  filename text not null,
  -- Made of case id, timestamp, random token and extension (spec); storage_key is where the bytes are.
  path text not null unique,
  storage_key text not null,
  kind text not null,
  document_type text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  pages integer check (pages > 0),
  ai_summary text,
  -- As in uploads.
  scanned_at timestamptz,
  scanned_by text,
  created_at timestamptz not null default now(),
  check ((scanned_at is null) = (scanned_by is null))
);
create index on case_files (case_id, filename);

-- What was extracted from an uploaded file: its likely kind, amounts and dates with page and text, and a summary. A
-- file keeps its id when it becomes part of a case, so one row serves draft and case; it is deleted with the upload,
-- and so with every erasure and purge.
create table file_extractions (
  file_id uuid primary key references uploads on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'reading', 'done', 'unreadable', 'failed')),
  kind text,
  kind_confidence real not null default 0 check (kind_confidence between 0 and 1),
  summary text,
  findings jsonb not null default '[]',
  pages integer check (pages >= 0),
  pages_read integer not null default 0 check (pages_read >= 0),
  -- Why it could not be extracted, for the user who uploaded it.
  error text,
  engine text,
  read_at timestamptz,
  check ((status in ('done', 'unreadable', 'failed')) = (read_at is not null))
);

alter table uploads enable row level security;
create policy own on uploads for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy for_own_case on uploads as restrictive for insert to unhold_app
  with check ((select app.sees_all()) or for_case is null or app.owns_case(for_case));
grant select, insert, update, delete on uploads to unhold_app;

alter table case_files enable row level security;
create policy with_case on case_files for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy own_insert on case_files for insert to unhold_app
  with check (
    (select app.sees_all())
    or (app.owns_case(case_id) and exists (
      select 1 from cases c
      where c.id = case_id and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null)));
create policy staff_writes on case_files for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on case_files to unhold_app;

-- Whoever may see the upload or the case's file may see its extraction. Its uploader requests it; only the program
-- writes it.
alter table file_extractions enable row level security;
create policy with_file on file_extractions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from uploads u where u.id = file_id)
    or exists (select 1 from case_files f where f.id = file_id));
create policy own_insert on file_extractions for insert to unhold_app
  with check (
    (select app.sees_all())
    or (status = 'waiting' and findings = '[]' and summary is null
      and exists (select 1 from uploads u where u.id = file_id)));
create policy system_writes on file_extractions for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on file_extractions to unhold_app;

create trigger record_new after insert or delete on case_files
  for each row execute function app.record_row_change('files', 'all');
create trigger record_update after update on case_files
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('files', 'all');

-- A case's pages show the progress live. The draft's page polls: a draft has no live changes.
create function app.record_extraction_change() returns trigger language plpgsql as $$
declare
  its_case uuid;
begin
  select case_id into its_case from case_files where id = new.file_id;
  if its_case is not null then perform app.record_change(its_case, 'files', 'all'); end if;
  return null;
end $$;
create trigger record_update after update on file_extractions
  for each row when (old.* is distinct from new.*) execute function app.record_extraction_change();
