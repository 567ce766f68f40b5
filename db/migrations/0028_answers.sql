-- What the processor answered to our letters, as staff or the attorney read it. An entry is never deleted and never changed: a wrong one is
-- withdrawn and stays, with who did so. Drafting takes up those that are not withdrawn (docs/decisions/0030).
create table processor_answers (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  letter_id uuid references letters on delete set null,
  received_on date not null,
  kind text not null check (kind in ('refusal', 'partial_release', 'offer', 'request_for_documents', 'form_reply')),
  words text check (length(words) between 1 and 4000),
  amount_cents bigint check (amount_cents > 0),
  file_id uuid references case_files on delete set null,
  entered_by uuid not null references users,
  entered_by_name text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users,
  withdrawn_by_name text,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (amount_cents is null or kind in ('partial_release', 'offer')),
  check (amount_cents is not null or kind <> 'partial_release')
);
create index on processor_answers (case_id, received_on);
create index on processor_answers (letter_id);
create index on processor_answers (file_id);

alter table processor_answers enable row level security;
-- Notes of the house: the merchant hears what was answered from a person, not from this table.
create policy desk on processor_answers for select to unhold_app using (
  (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy entering on processor_answers for insert to unhold_app with check (
  entered_by = (select app.actor_id()) and withdrawn_at is null
  and ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy withdrawing on processor_answers for update to unhold_app
  using (withdrawn_at is null and ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))))
  with check (withdrawn_by = (select app.actor_id()));
grant select, insert, update (withdrawn_at, withdrawn_by, withdrawn_by_name) on processor_answers to unhold_app;

create function app.tell_house() returns trigger language plpgsql as $$
begin
  perform app.tell(case tg_op when 'DELETE' then old.case_id else new.case_id end, tg_argv[0], 'house');
  return null;
end $$;
create trigger tell_new after insert or delete on processor_answers for each row execute function app.tell_house('letters');
create trigger tell after update on processor_answers for each row when (old.* is distinct from new.*) execute function app.tell_house('letters');

-- A case that is reduced keeps which kind of answer came when and what it released; the words and the file go, and what was withdrawn.
create function app.reduce_answers() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  delete from processor_answers where case_id = new.subject_id and withdrawn_at is not null;
  update processor_answers set words = null, file_id = null where case_id = new.subject_id;
  return null;
end $$;
create trigger reduce_answers after insert on erasures_log for each row when (new.what = 'case_reduced') execute function app.reduce_answers();
revoke all on function app.reduce_answers() from public;
