-- Letters. A letter's row says where it stands; its text is immutable versions, and an approval names the sha-256 of
-- one version's PDF.

create table letters (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  letter_type text not null default 'demand_letter' check (letter_type = 'demand_letter'),
  demand_type text not null check (demand_type in ('initial', 'follow_up', 'final', 'escalation')),
  title text not null,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'approved', 'sending', 'sent', 'delivered', 'returned_to_sender')),
  version integer not null default 0,
  -- One first letter per case, however often the job that drafts it runs.
  origin text unique,
  tokens integer not null default 0,
  due_on date not null,
  recipient_email text,
  tracking_number text,
  sent_at timestamptz,
  delivered_on date,
  answer_due_on date,
  created_at timestamptz not null default now()
);
create index on letters (case_id, created_at desc);
create index on letters (status, due_on);

-- What a version rests on: `authority:ID` and `clause:ID`.
create function app.cites_of(p_document jsonb) returns text[]
language sql immutable parallel safe set search_path = pg_catalog as $$
  select coalesce(array_agg(distinct ref), '{}') from (
    select 'authority:' || (id #>> '{}') as ref
    from jsonb_path_query(p_document, '$.blocks[*].authority_refs[*]') as id
    union all
    select 'clause:' || (id #>> '{}')
    from jsonb_path_query(p_document, '$.blocks[*].clause_id') as id
    where jsonb_typeof(id) = 'string') as refs
$$;

create table letter_versions (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  document jsonb not null,
  markdown text not null,
  content_html text not null,
  word_count integer not null,
  cites text[] generated always as (app.cites_of(document)) stored,
  fact_sheet jsonb not null,
  verdict jsonb not null,
  knowledge_hash text not null,
  clauses_hash text not null,
  pdf_key text not null,
  pdf_sha256 text not null,
  -- The author: embedded or language_model; the note says why a model that was asked did not write it.
  engine text not null,
  engine_note text,
  model text,
  -- The instructions as parsed, with what was applied and what was not and why.
  knobs jsonb,
  -- Of all attempts at this version.
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  created_by uuid references users,
  created_at timestamptz not null default now(),
  unique (letter_id, version),
  check ((engine = 'language_model') = (model is not null))
);
create index on letter_versions using gin (cites);

-- The exhibits of a letter bound into one PDF. A book is made of a letter's list and the case's files, identified
-- together by `inputs_hash`; the same inputs are bound once. When binding failed there is no PDF and `failed` says
-- why; it may be tried again. `exhibits` says what became of each: its label, the file as uploaded, its pages, its
-- place in the book, or why it is enclosed as a file.
create table exhibit_books (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  inputs_hash text not null,
  exhibits jsonb not null,
  pdf_key text,
  pdf_sha256 text,
  pages integer,
  size_bytes bigint,
  failed text,
  created_at timestamptz not null default now(),
  check (
    (failed is null)
    = (pdf_key is not null and pdf_sha256 is not null and pages is not null and size_bytes is not null))
);
create unique index on exhibit_books (letter_id, inputs_hash) where failed is null;
create index on exhibit_books (letter_id, inputs_hash, created_at desc);
create index on exhibit_books (case_id);

create table letter_approvals (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  sha256 text not null,
  -- What was approved beside the letter: this book under this sha-256. A book without one could not be bound: the
  -- exhibits are enclosed as files. Both null: the letter has no exhibits.
  exhibit_book_id uuid references exhibit_books,
  exhibit_book_sha256 text,
  attorney_id uuid not null references attorneys,
  approved_at timestamptz not null default now(),
  foreign key (letter_id, version) references letter_versions (letter_id, version),
  check (exhibit_book_sha256 is null or exhibit_book_id is not null)
);
create index on letter_approvals (letter_id, version);
create index on letter_approvals (exhibit_book_id);

-- Each attorney confirms for themselves: reassigning a case does not pass on the confirmations.
create table finding_confirmations (
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  key text not null,
  attorney_id uuid not null references attorneys,
  confirmed_at timestamptz not null default now(),
  primary key (letter_id, key, attorney_id)
);

-- Each call of a language model, for the daily budget, including those that were refused or abandoned. Names no user
-- and no case.
create table model_calls (
  id uuid primary key,
  provider text not null,
  model text not null,
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  outcome text not null check (outcome in ('written', 'refused', 'failed', 'cancelled')),
  at timestamptz not null
);
create index on model_calls (at);

create trigger append_only before update or delete on letter_versions
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on letter_approvals
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on exhibit_books
  for each row execute function app.refuse_change();


-- The state of a case's letters.

-- Nobody has worked on the letter: there is none yet, or only the program's first draft, not edited, confirmed,
-- returned or approved.
create function app.letter_untouched(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return not exists (
      select 1 from letters
      where case_id = p_case
        and (origin is distinct from 'initial:' || p_case or status not in ('draft', 'in_review')))
    and not exists (select 1 from letter_approvals where case_id = p_case)
    and not exists (select 1 from finding_confirmations where case_id = p_case)
    and not exists (
      select 1 from case_history
      where case_id = p_case and what in ('letter_edited', 'letter_edited_approval_void', 'letter_returned'));
end $$;

create function app.letter_is_out(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from letters
    where case_id = p_case and status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
end $$;

-- After the case (app.lock_case), its letters: everything that decides about both locks them in this order.
create function app.lock_letters(p_case uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if app.sees_case(p_case) then perform 1 from letters where case_id = p_case order by id for update; end if;
end $$;

-- While a changed case is drafted again its letter is not in review, so that nobody approves the old text. False:
-- somebody has worked on it already. Staff change a case as its merchant does.
create function app.take_back_letter(p_case uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  perform app.lock_letters(p_case);
  if not app.may_complete(p_case)
    and not (app.sees_all() and app.letter_untouched(p_case) and exists (
      select 1 from cases
      where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null))
  then
    return false;
  end if;
  update letters set status = 'draft' where case_id = p_case and status = 'in_review';
  return true;
end $$;

-- The book that went out with a letter: that of the last approval of the version that was sent.
create function app.sent_book(p_letter uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select a.exhibit_book_id
    from letter_approvals a
    join letters l on l.id = a.letter_id and l.version = a.version
    where a.letter_id = p_letter and l.status in ('sent', 'delivered', 'returned_to_sender')
    order by a.approved_at desc
    limit 1);
end $$;

-- How many letters that have not left rest on a source, counted up to p_max.
create function app.letters_citing(p_ref text, p_max integer) returns integer
language sql stable security definer set search_path = public, pg_catalog as $$
  select count(*)::integer from (
    select 1
    from letter_versions v
    join letters l on l.id = v.letter_id and l.version = v.version
    where v.cites @> array[p_ref] and l.status in ('draft', 'in_review', 'approved')
      and (app.sees_all() or app.attorney_id() is not null)
    limit p_max) as found
$$;

revoke all on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.lock_letters(uuid), app.take_back_letter(uuid),
  app.sent_book(uuid), app.letters_citing(text, integer)
from public;
grant execute on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.lock_letters(uuid), app.take_back_letter(uuid),
  app.sent_book(uuid), app.letters_citing(text, integer)
to unhold_app;


-- Who may see and write. Before a letter is sent its text is for staff and the case's attorney.

alter table letters enable row level security;
create policy with_case on letters for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on letters for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy desk_update on letters for update to unhold_app
  using (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))
  with check (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert, update, delete on letters to unhold_app;

alter table letter_versions enable row level security;
create policy reading on letter_versions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    -- A merchant reads a letter once it has been sent.
    or exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version
        and l.status in ('sent', 'delivered', 'returned_to_sender')));
create policy desk_insert on letter_versions for insert to unhold_app
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert on letter_versions to unhold_app;

alter table exhibit_books enable row level security;
create policy reading on exhibit_books for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    -- The merchant reads what went out with a letter of their case.
    or (id = app.sent_book(letter_id) and exists (select 1 from letters l where l.id = letter_id)));
create policy system_insert on exhibit_books for insert to unhold_app with check ((select app.sees_all()));
grant select, insert on exhibit_books to unhold_app;

alter table letter_approvals enable row level security;
create policy desk on letter_approvals for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_approvals for insert to unhold_app
  with check (
    (select app.sees_all())
    or (attorney_id = (select app.attorney_id())
      and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert on letter_approvals to unhold_app;

alter table finding_confirmations enable row level security;
create policy desk on finding_confirmations for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on finding_confirmations for insert to unhold_app
  with check (
    (select app.sees_all())
    or (attorney_id = (select app.attorney_id())
      and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
grant select, insert, update, delete on finding_confirmations to unhold_app;

alter table model_calls enable row level security;
create policy staff on model_calls for select to unhold_app using ((select app.sees_all()));
create policy system_writes on model_calls for insert to unhold_app with check ((select app.actor_role()) = 'system');
grant select, insert on model_calls to unhold_app;


-- Live changes.

-- The merchant sees that a letter exists and where it stands; its text and versions are internal (docs/decisions/0008).
create function app.record_letter_change() returns trigger language plpgsql as $$
declare
  shown boolean := true;
begin
  if tg_op = 'UPDATE' then
    shown := (old.status, old.tracking_number, old.sent_at, old.delivered_on, old.answer_due_on)
      is distinct from (new.status, new.tracking_number, new.sent_at, new.delivered_on, new.answer_due_on);
  end if;
  perform app.record_change(
    case tg_op when 'DELETE' then old.case_id else new.case_id end, 'letters',
    case when shown then 'all' else 'internal' end);
  return null;
end $$;
create trigger record_new after insert or delete on letters
  for each row execute function app.record_letter_change();
create trigger record_update after update on letters
  for each row when (old.* is distinct from new.*) execute function app.record_letter_change();

-- The attorney's page shows a book as soon as it is bound.
create trigger record_new after insert on exhibit_books
  for each row execute function app.record_row_change('letters', 'internal');
