-- What leaves is a signed file (decision 63): the approved version's bytes, an audit page behind them, and a signature over
-- both.

-- The installation's own certificate, made at the first approval; one row. The key is encrypted under APP_KEY.
create table signing_certificates (
  id uuid primary key,
  certificate text not null,
  key_sealed bytea not null,
  made_at timestamptz not null
);
create unique index one_signing_certificate on signing_certificates ((true));
alter table signing_certificates enable row level security;
create policy program on signing_certificates for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');
grant select, insert on signing_certificates to unhold_app;

-- Who wrote a version and why; null in versions from before.
alter table letter_versions
  add column why text check (why in ('drafted', 'redrafted', 'edited', 'reassigned', 'redated', 'suggestions')),
  add column created_by_name text,
  add column created_by_role text;

-- The file that leaves with a letter's current version, for whoever may read that version: the last approval's, while it
-- counts.
create function app.signed_letter(p_letter uuid)
returns table (pdf_key text, pdf_sha256 text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return query
    select a.signed_pdf_key, a.signed_pdf_sha256
    from letters l
    join letter_approvals a on a.letter_id = l.id and a.version = l.version
    join cases c on c.id = l.case_id
    where l.id = p_letter and l.status not in ('draft', 'in_review') and a.signed_pdf_key is not null
      and (app.sees_all() or c.attorney_id = app.attorney_id()
        or (app.sees_case(c.id) and l.status in ('sent', 'delivered', 'returned_to_sender')))
    order by a.approved_at desc
    limit 1;
end $$;
revoke all on function app.signed_letter(uuid) from public;
grant execute on function app.signed_letter(uuid) to unhold_app;


-- Changes that somebody suggests to a letter that another person wrote; each part is accepted, rejected or commented on.

-- What was suggested in one go: the whole letter as it would read. Its parts are what differs from `version`.
create table letter_suggestions (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  document jsonb not null,
  suggested_by uuid not null references users,
  suggested_by_name text not null,
  suggested_by_role text not null check (suggested_by_role in ('admin', 'attorney')),
  suggested_at timestamptz not null
);
create index on letter_suggestions (letter_id, suggested_at);
create index on letter_suggestions (case_id);

-- One part (domain/letters/letter-differences.ts names it) as it reads and as it would; null: it lacks the part.
create table letter_suggestion_parts (
  suggestion_id uuid not null references letter_suggestions on delete cascade,
  case_id uuid not null references cases on delete cascade,
  part text not null,
  position integer not null,
  label text not null,
  before text,
  after text,
  primary key (suggestion_id, part),
  check (before is distinct from after)
);
create index on letter_suggestion_parts (case_id);

create table letter_suggestion_decisions (
  suggestion_id uuid not null,
  part text not null,
  case_id uuid not null references cases on delete cascade,
  outcome text not null check (outcome in ('accepted', 'rejected')),
  decided_by uuid not null references users,
  decided_by_name text not null,
  decided_by_role text not null,
  decided_at timestamptz not null,
  primary key (suggestion_id, part),
  foreign key (suggestion_id, part) references letter_suggestion_parts on delete cascade
);
create index on letter_suggestion_decisions (case_id);

create table letter_suggestion_comments (
  id uuid primary key,
  suggestion_id uuid not null,
  part text not null,
  case_id uuid not null references cases on delete cascade,
  text text not null check (length(btrim(text)) between 1 and 2000),
  made_by uuid not null references users,
  made_by_name text not null,
  made_by_role text not null,
  made_at timestamptz not null,
  foreign key (suggestion_id, part) references letter_suggestion_parts on delete cascade
);
create index on letter_suggestion_comments (suggestion_id, part, made_at);
create index on letter_suggestion_comments (case_id);

-- Nobody accepts what they suggested; taking it back is a rejection.
create function app.check_suggestion_decision() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  if new.outcome = 'accepted' and exists (
    select 1 from letter_suggestions s where s.id = new.suggestion_id and s.suggested_by = new.decided_by)
  then
    raise exception 'nobody accepts their own suggestion' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger not_by_oneself before insert on letter_suggestion_decisions
  for each row execute function app.check_suggestion_decision();

create function app.open_suggestions(p_letter uuid) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select count(*)::integer
    from letter_suggestions s
    join letter_suggestion_parts p on p.suggestion_id = s.id
    where s.letter_id = p_letter and app.sees_case(s.case_id) and not exists (
      select 1 from letter_suggestion_decisions d where d.suggestion_id = p.suggestion_id and d.part = p.part));
end $$;
revoke all on function app.open_suggestions(uuid) from public;
grant execute on function app.open_suggestions(uuid) to unhold_app;

-- No approval passes over a suggestion that nobody has decided.
create function app.refuse_undecided() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (
    select 1
    from letter_suggestions s
    join letter_suggestion_parts p on p.suggestion_id = s.id
    where s.letter_id = new.letter_id and not exists (
      select 1 from letter_suggestion_decisions d where d.suggestion_id = p.suggestion_id and d.part = p.part))
  then
    raise exception 'a suggested change is undecided' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger suggestions_decided before insert on letter_approvals
  for each row execute function app.refuse_undecided();

create trigger append_only before update or delete on letter_suggestions
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on letter_suggestion_parts
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on letter_suggestion_decisions
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on letter_suggestion_comments
  for each row execute function app.refuse_change();

alter table letter_suggestions enable row level security;
create policy desk on letter_suggestions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestions for insert to unhold_app
  with check (suggested_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert on letter_suggestions to unhold_app;

alter table letter_suggestion_parts enable row level security;
create policy desk on letter_suggestion_parts for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_parts for insert to unhold_app
  with check ((
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert on letter_suggestion_parts to unhold_app;

alter table letter_suggestion_decisions enable row level security;
create policy desk on letter_suggestion_decisions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_decisions for insert to unhold_app
  with check (decided_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert on letter_suggestion_decisions to unhold_app;

alter table letter_suggestion_comments enable row level security;
create policy desk on letter_suggestion_comments for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_comments for insert to unhold_app
  with check (made_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert on letter_suggestion_comments to unhold_app;

create trigger record_new after insert on letter_suggestions
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_new after insert on letter_suggestion_decisions
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_new after insert on letter_suggestion_comments
  for each row execute function app.record_row_change('letters', 'internal');


-- Erasing a case erases its signed letters too; of a case that must be kept, those that never left.

create or replace function app.delete_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  keys text[];
begin
  select coalesce(array_agg(key), '{}') into keys from (
    select storage_key as key from case_files where case_id = p_case
    union
    select storage_key from uploads where case_id = p_case or for_case = p_case
    union
    select pdf_key from letter_versions where case_id = p_case
    union
    select signed_pdf_key from letter_approvals where case_id = p_case and signed_pdf_key is not null
    union
    select pdf_key from exhibit_books where case_id = p_case and pdf_key is not null
    union
    select pdf_key from agreements where case_id = p_case
    union
    select 'mail-jobs/' || id || '/' from outbox where case_id = p_case and channel = 'certified_mail') as stored;
  delete from letter_approvals where case_id = p_case;
  delete from recoveries where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from cases where id = p_case;
  delete from app.erasing where case_id = p_case;
  return keys;
end $$;

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
