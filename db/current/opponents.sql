-- Who answers for the processor, mail that came to us by mistake, and records that contradict a letter already sent.

-- Seals a file unread: it leaves the case's files with what was extracted from it, the words of replies that quote it and the facts that
-- rest on it. 'missing' for a file that the actor may not seal, 'ours' for one that a paper of ours rests on.
create or replace function app.seal_file(p_file uuid, p_case uuid, p_came text, p_name text, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  sealed case_files;
begin
  if coalesce(app.actor_role() not in ('admin', 'attorney'), true) or not app.works_on_case(p_case) then return 'missing'; end if;
  select * into sealed from case_files where id = p_file and case_id = p_case for update;
  if not found then return 'missing'; end if;
  if exists (select 1 from form_blanks where file_id = p_file)
    or exists (select 1 from notice_forms where p_file in (file_id, confirmation_file_id))
    or exists (select 1 from paper_signatures where scan_file_id = p_file)
    or exists (select 1 from outbox where receipt_file_id = p_file)
  then
    return 'ours';
  end if;
  -- A file that was unsealed may be sealed again.
  delete from sealed_files where id = p_file;
  insert into sealed_files (id, case_id, filename, came, sealed_by, sealed_by_name, sealed_at)
  values (p_file, p_case, sealed.filename, p_came, app.actor_id(), p_name, p_at);
  insert into sealed_bytes (file_id, storage_key, sha256, file, upload, replies)
  values (p_file, sealed.storage_key, sealed.sha256, to_jsonb(sealed) || '{"ai_summary": null}',
    (select to_jsonb(u) from uploads u where u.id = p_file),
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'words', r.words)), '[]') from processor_replies r where r.file_id = p_file));
  update processor_replies set words = null where file_id = p_file;
  update own_facts set withdrawn_at = p_at, withdrawn_reason = 'Its file was sealed: it came to us by mistake.'
  where file_id = p_file and withdrawn_at is null;
  delete from case_files where id = p_file;
  delete from uploads where id = p_file;
  return 'sealed';
end $$;

-- Whether the client added a file that is sealed now.
create or replace function app.is_sealed_of_client(p_file uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from sealed_files s
    join sealed_bytes b on b.file_id = s.id
    join users u on u.id = (b.upload ->> 'user_id')::uuid
    where s.id = p_file and u.role = 'client' and app.works_on_case(s.case_id));
end $$;

-- Counsel's decision on a sealed file, once. An unsealed one is a file of the case again, to be extracted again; of another, the key of the
-- bytes to remove. Null where there is nothing to decide for the actor.
create or replace function app.decide_sealed(
  p_file uuid, p_decision text, p_reason text, p_notified_on date, p_notice text, p_name text, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  kept sealed_bytes;
begin
  if not exists (select 1 from sealed_files s where s.id = p_file and s.decision is null and app.attends_case(s.case_id)) then
    return null;
  end if;
  if p_decision <> 'unsealed' and app.is_sealed_of_client(p_file) then return null; end if;
  delete from sealed_bytes where file_id = p_file returning * into kept;
  update sealed_files
  set decision = p_decision, reason = p_reason, notified_on = p_notified_on, notice = p_notice,
    decided_by = app.actor_id(), decided_by_name = p_name, decided_at = p_at
  where id = p_file;
  if p_decision <> 'unsealed' then return kept.storage_key; end if;
  if kept.upload is not null then
    insert into uploads select * from jsonb_populate_record(null::uploads, kept.upload);
    insert into file_extractions (file_id) values (p_file);
  end if;
  insert into case_files select * from jsonb_populate_record(null::case_files, kept.file);
  update processor_replies r set words = q.words, file_id = p_file
  from jsonb_to_recordset(kept.replies) as q (id uuid, words text) where r.id = q.id;
  return kept.storage_key;
end $$;

-- Whether a bound book holds a file that is sealed or was given up since.
create or replace function app.holds_sealed(p_case uuid, p_exhibits jsonb) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from sealed_files s
    where s.case_id = p_case and s.decision is distinct from 'unsealed'
      and p_exhibits @> jsonb_build_array(jsonb_build_object('file', jsonb_build_object('id', s.id))));
end $$;

-- Whether a letter of this case may go to this address because the lawyer who answers for the processor has it: recipient as the outbox
-- writes it.
create or replace function app.is_opposing_counsel(p_case uuid, p_channel text, p_address text) returns boolean
language plpgsql stable set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from opposing_counsel k
    where k.case_id = p_case and k.confirmed_at is not null and k.ended_at is null
      and app.address_key(p_channel, p_address)
        = app.address_key(p_channel, case p_channel when 'email' then k.email else k.firm || E'\n' || k.address end));
end $$;

revoke all on function
  app.seal_file(uuid, uuid, text, text, timestamptz),
  app.decide_sealed(uuid, text, text, date, text, text, timestamptz),
  app.holds_sealed(uuid, jsonb), app.is_sealed_of_client(uuid), app.is_opposing_counsel(uuid, text, text)
from public;
grant execute on function
  app.seal_file(uuid, uuid, text, text, timestamptz),
  app.decide_sealed(uuid, text, text, date, text, text, timestamptz),
  app.holds_sealed(uuid, jsonb), app.is_sealed_of_client(uuid), app.is_opposing_counsel(uuid, text, text)
to unhold_app;

create trigger record_new after insert or delete on opposing_counsel
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update on opposing_counsel
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('letters', 'internal');
create trigger record_new after insert or delete on sealed_files
  for each row execute function app.record_row_change('files', 'internal');
create trigger record_update after update on sealed_files
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('files', 'internal');
create trigger append_only before update or delete on explained_records
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on explained_records
  for each row execute function app.record_row_change('letters', 'internal');

create policy desk on opposing_counsel for select to unhold_app using (app.works_on_case(case_id));
-- What its attorney enters counts at once; what staff enter, once the attorney has confirmed it.
create policy entering on opposing_counsel for insert to unhold_app
  with check (
    entered_by = (select app.actor_id()) and ended_at is null and app.works_on_case(case_id)
    and (confirmed_by is null or (confirmed_by = entered_by and app.attends_case(case_id))));
create policy attorney_decides on opposing_counsel for update to unhold_app
  using (ended_at is null and app.attends_case(case_id))
  with check (
    app.attends_case(case_id) and (ended_by is null or ended_by = (select app.actor_id())));

create policy desk on sealed_files for select to unhold_app using (app.works_on_case(case_id));
-- The program reads where the bytes are, to check and copy them, and nobody else.
create policy upkeep on sealed_bytes for select to unhold_app using ((select app.actor_role()) = 'system');
create policy unsealed on exhibit_books as restrictive for select to unhold_app
  using (not app.holds_sealed(case_id, exhibits));

create policy desk on explained_records for select to unhold_app using (app.works_on_case(case_id));
create policy own_attorney on explained_records for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));
