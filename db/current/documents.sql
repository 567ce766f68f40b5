-- Uploads, a case's files and what was read from them.

-- A case's pages show the progress live. The draft's page polls: a draft has no live changes.
create or replace function app.record_extraction_change() returns trigger language plpgsql as $$
declare
  its_case uuid;
begin
  select case_id into its_case from case_files where id = new.file_id;
  if its_case is not null then perform app.record_change(its_case, 'files', 'all'); end if;
  return null;
end $$;

-- Definer, since who may see an extraction is asked of its file, whose policy asks this.
create or replace function app.reads_as(p_file uuid, p_kind text) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (select 1 from file_extractions x where x.file_id = p_file and x.kind = p_kind);
end $$;

revoke all on function app.reads_as(uuid, text) from public;
grant execute on function app.reads_as(uuid, text) to unhold_app;

create trigger refuse_erased after insert on uploads
  for each row execute function app.refuse_erased('user_id');

create trigger record_new after insert or delete on case_files
  for each row execute function app.record_row_change('files', 'all');
create trigger record_update after update on case_files
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('files', 'all');

create trigger record_update after update on file_extractions
  for each row when (old.* is distinct from new.*) execute function app.record_extraction_change();

-- A guest adds files of their own, while the case is open, and never the desk's files.
create policy for_own_case on uploads as restrictive for insert to unhold_app
  with check (
    (select app.sees_all()) or for_case is null or app.owns_case(for_case) or app.attends_case(for_case)
    or for_case = any ((select app.guest_cases())::uuid[]));
create policy own on uploads for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

create policy attorney_insert on case_files for insert to unhold_app
  with check (document_type in ('processor_reply', 'blank_form', 'notice_form') and app.attends_case(case_id));
create policy guest_insert on case_files for insert to unhold_app
  with check (
    case_id = any ((select app.guest_cases())::uuid[])
    and document_type not in ('mail_receipt', 'processor_reply', 'blank_form')
    and exists (select 1 from uploads u where u.id = case_files.id and u.user_id = (select app.actor_id()))
    and exists (
      select 1 from cases c
      where c.id = case_id and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null));
create policy own_insert on case_files for insert to unhold_app
  with check (
    (select app.sees_all())
    or (app.owns_case(case_id) and exists (
      select 1 from cases c
      where c.id = case_id and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null)));
create policy staff_deletes on case_files for delete to unhold_app using ((select app.sees_all()));
create policy staff_inserts on case_files for insert to unhold_app with check ((select app.sees_all()));
create policy staff_updates on case_files for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
-- An attorney files a document of their case as what it reads as.
create policy attorney_files_as_read on case_files for update to unhold_app
  using (app.attends_case(case_id))
  with check (app.attends_case(case_id) and app.reads_as(id, document_type));
create policy with_case on case_files for select to unhold_app
  using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));

create policy own_insert on file_extractions for insert to unhold_app
  with check (
    (select app.sees_all())
    or (status = 'waiting' and findings = '[]' and summary is null
      and exists (select 1 from uploads u where u.id = file_id)));
create policy system_writes on file_extractions for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_file on file_extractions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from uploads u where u.id = file_id)
    or exists (select 1 from case_files f where f.id = file_id));
