-- What the program has read of an uploaded file: its likely kind, amounts and dates with page and words, and a summary. A file keeps its id
-- when it becomes part of a case, so one row serves draft and case; it goes with the upload, and so with every erasure and purge.
create table file_readings (
  file_id uuid primary key references uploads on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'reading', 'done', 'unreadable', 'failed')),
  pages integer check (pages >= 0),
  pages_read integer not null default 0 check (pages_read >= 0),
  kind text,
  kind_confidence real not null default 0 check (kind_confidence between 0 and 1),
  summary text,
  findings jsonb not null default '[]',
  -- Why it was not read, in words for the person who sent it.
  error text,
  engine text,
  read_at timestamptz,
  check ((status in ('done', 'unreadable', 'failed')) = (read_at is not null))
);
alter table file_readings enable row level security;
-- Whoever sees the upload or the file of a case sees its reading. Its sender asks for it; only the program writes what was read.
create policy with_file on file_readings for select to unhold_app using (
  (select app.sees_all()) or exists (select 1 from uploads u where u.id = file_id) or exists (select 1 from case_files f where f.id = file_id));
create policy own_insert on file_readings for insert to unhold_app with check (
  (select app.sees_all()) or (status = 'waiting' and findings = '[]' and summary is null and exists (select 1 from uploads u where u.id = file_id)));
create policy system_writes on file_readings for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()));
grant select, insert, update, delete on file_readings to unhold_app;

-- Pages of a case show how far reading is. The draft's page asks by itself: a draft has no live changes.
create function app.tell_reading() returns trigger language plpgsql as $$
declare theirs uuid;
begin
  select case_id into theirs from case_files where id = new.file_id;
  if theirs is not null then perform app.tell(theirs, 'files', 'all'); end if;
  return null;
end $$;
create trigger tell after update on file_readings for each row when (old.* is distinct from new.*) execute function app.tell_reading();
