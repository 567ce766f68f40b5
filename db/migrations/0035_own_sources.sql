-- What attorneys add in their own name, with its source (docs/decisions/0066): authorities for the installation, facts for one case. Each is
-- proven for who added it, and for everybody else once another attorney has confirmed it: an authority in authority_confirmations, a fact in
-- finding_confirmations of its case.

create table own_authorities (
  -- What a letter refers to, as the ids of knowledge/ are.
  id text primary key check (id ~ '^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  kind text not null check (kind in ('case', 'statute', 'regulation', 'agency_guidance', 'card_network_rule', 'other')),
  citation text not null check (length(btrim(citation)) between 6 and 300),
  title text not null check (length(btrim(title)) between 3 and 300),
  proposition text not null check (length(btrim(proposition)) between 10 and 2000),
  -- The words that were read.
  quote text not null check (length(btrim(quote)) between 10 and 600),
  -- The court, or who issued it.
  court text not null check (length(btrim(court)) between 2 and 200),
  year smallint not null check (year between 1600 and 2200),
  read_at text not null check (length(btrim(read_at)) between 3 and 2000),
  read_on date not null,
  added_by uuid not null references attorneys,
  added_by_name text not null,
  added_at timestamptz not null,
  -- What two spellings of a citation share.
  key text not null generated always as (btrim(regexp_replace(lower(citation), '[^[:alnum:]§]+', ' ', 'g'))) stored
);
create index on own_authorities (key);
create index on own_authorities (added_by);

create trigger append_only before update or delete on own_authorities
  for each row execute function app.refuse_change();

-- One citation is there once, unless it was retired. After the row, so that row-level security speaks first.
create function app.one_own_authority() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('own_authorities', 0));
  if exists (
    select 1 from own_authorities a
    where a.key = new.key and a.id <> new.id
      and not exists (select 1 from knowledge_retirements r where r.kind = 'authority' and r.key = a.id and r.restored_at is null))
  then
    raise exception 'this authority was added already' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
revoke all on function app.one_own_authority() from public;
create trigger one_own_authority after insert on own_authorities for each row execute function app.one_own_authority();

-- Nobody confirms what they added themselves.
create function app.another_confirms() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if not exists (select 1 from own_authorities a where a.id = new.authority_id and a.added_by <> new.attorney_id) then
    raise exception 'another attorney confirms an added authority' using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke all on function app.another_confirms() from public;
create trigger another_confirms after insert on authority_confirmations
  for each row when (new.authority_id like 'own-%') execute function app.another_confirms();

alter table own_authorities enable row level security;
create policy reading on own_authorities for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy attorney_insert on own_authorities for insert to unhold_app
  with check (added_by = (select app.attorney_id()));
grant select, insert on own_authorities to unhold_app;

-- Never changed but to withdraw it.
create table own_facts (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  label text not null check (length(btrim(label)) between 3 and 120),
  kind text not null check (kind in ('text', 'money', 'date')),
  text_value text check (length(btrim(text_value)) between 1 and 600),
  amount_cents bigint check (amount_cents > 0),
  on_day date,
  -- Words saying where it is from; of a page of an upload its name and page, which stay when the file is erased.
  source text not null check (length(btrim(source)) between 3 and 2000),
  file_id uuid references case_files on delete set null,
  page integer check (page > 0),
  added_by uuid not null references attorneys,
  added_by_name text not null,
  added_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_reason text check (length(btrim(withdrawn_reason)) between 3 and 2000),
  check (num_nonnulls(text_value, amount_cents, on_day) = 1),
  check (case kind when 'text' then text_value is not null when 'money' then amount_cents is not null else on_day is not null end),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index on own_facts (case_id, added_at);
create index on own_facts (file_id);
create index on own_facts (added_by);

alter table own_facts enable row level security;
create policy desk on own_facts for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy attorney_insert on own_facts for insert to unhold_app
  with check (
    added_by = (select app.attorney_id()) and withdrawn_at is null
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    and (file_id is null or exists (select 1 from case_files f where f.id = file_id and f.case_id = own_facts.case_id)));
create policy withdrawing on own_facts for update to unhold_app
  using (withdrawn_at is null and added_by = (select app.attorney_id()))
  with check (added_by = (select app.attorney_id()));
grant select, insert, update (withdrawn_at, withdrawn_reason) on own_facts to unhold_app;

-- The desk shows them at once.
create trigger record_new after insert on own_facts for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update of withdrawn_at on own_facts
  for each row execute function app.record_row_change('letters', 'internal');


-- Of a case that must be kept, what was added from its papers is erased with them.

create or replace function app.reduce_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  number text := app.take_for_erasing(p_case);
  keys text[];
  books text[];
begin
  if exists (select 1 from cases where id = p_case and status not in ('resolved', 'closed')) then
    raise exception 'case % is open', number using errcode = 'restrict_violation';
  end if;
  select coalesce(array_agg(pdf_key), '{}') into books
  from exhibit_books where case_id = p_case and pdf_key is not null;
  select coalesce(array_agg(key), '{}') into keys from (
    select storage_key as key from case_files where case_id = p_case
    union
    select storage_key from uploads where case_id = p_case or for_case = p_case
    union
    select pdf_key from letter_versions
    where case_id = p_case and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))
    union
    select signed_pdf_key from letter_approvals
    where case_id = p_case and signed_pdf_key is not null and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_approvals.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))) as stored;

  delete from case_files where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from business_owners where case_id = p_case;
  delete from previous_processors where case_id = p_case;
  delete from messages where case_id = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from letter_approvals a
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = a.letter_id and l.version = a.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letter_suggestions where case_id = p_case;
  -- What the merchant confirmed in their own words, and the names that a search for conflicts was made with.
  delete from fact_entries where case_id = p_case;
  delete from letter_facts where case_id = p_case;
  delete from conflict_decisions where case_id = p_case;
  delete from own_facts where case_id = p_case;
  delete from letter_versions v
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = v.letter_id and l.version = v.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letters
  where case_id = p_case and status not in ('sending', 'sent', 'delivered', 'returned_to_sender');
  -- The books that were approved went out with their letters.
  delete from exhibit_books b
  where case_id = p_case and not exists (select 1 from letter_approvals a where a.exhibit_book_id = b.id);
  -- An offer is part of the ledger, whatever became of it, and so is the reply that made it.
  delete from processor_replies r
  where case_id = p_case and withdrawn_at is not null and not exists (select 1 from offers o where o.reply_id = r.id);
  update processor_replies set words = null, file_id = null where case_id = p_case;
  delete from outbox where case_id = p_case and template <> 'demand-letter';
  execute (
    select format(
      'update cases set email = %L, %s, version = version + 1, updated_at = now() where id = $1',
      'erased@erased.invalid', string_agg(format('%I = default', name), ', '))
    from app.case_columns where not kept and name <> 'email') using p_case;
  delete from app.erasing where case_id = p_case;

  insert into erasures_log (what, subject_id, case_number, actor_id)
  values ('case_reduced', p_case, number, app.actor_id());
  return keys || array(
    select key from unnest(books) as key
    where not exists (select 1 from exhibit_books b where b.case_id = p_case and b.pdf_key = key));
end $$;
