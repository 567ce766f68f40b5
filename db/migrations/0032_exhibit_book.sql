-- The exhibits of a letter bound into one PDF. A book is made of a letter's list and the case's files, known together by `inputs_hash`; the same
-- inputs are bound once. Where binding failed there is no PDF, and `failed` says why; it may be tried again. `exhibits` says what became of each:
-- its label, the file as it was uploaded, its pages, its place in the book, or why it is enclosed as a file.
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
  check ((failed is null) = (pdf_key is not null and pdf_sha256 is not null and pages is not null and size_bytes is not null))
);
create unique index on exhibit_books (letter_id, inputs_hash) where failed is null;
create index on exhibit_books (letter_id, inputs_hash, created_at desc);
create index on exhibit_books (case_id);

-- What the attorney approved beside the letter: this book under this sha-256; a book that could not be bound (no sha-256) means that the exhibits
-- are enclosed as files. Both null: the letter has no exhibits, or was approved before there were books.
alter table letter_approvals add column exhibit_book_id uuid references exhibit_books, add column exhibit_book_sha256 text,
  add check (exhibit_book_sha256 is null or exhibit_book_id is not null);
create index on letter_approvals (exhibit_book_id);
alter table case_files add column pages integer check (pages > 0);

-- The book that went out with a letter: that of the last approval of the version that was sent.
create function app.sent_book(p_letter uuid) returns uuid language sql stable security definer set search_path = public, pg_catalog as $$
  select a.exhibit_book_id from letter_approvals a join letters l on l.id = a.letter_id and l.version = a.version
  where a.letter_id = p_letter and l.status in ('sent', 'delivered', 'returned_to_sender') order by a.approved_at desc limit 1
$$;

alter table exhibit_books enable row level security;
create policy reading on exhibit_books for select to unhold_app using (
  (select app.sees_all())
  or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
  -- The merchant reads what went out with a letter of their case.
  or (id = app.sent_book(letter_id) and exists (select 1 from letters l where l.id = letter_id)));
create policy system_insert on exhibit_books for insert to unhold_app with check ((select app.sees_all()));
grant select, insert on exhibit_books to unhold_app;
create trigger append_only before update or delete on exhibit_books for each row execute function app.refuse_change();

-- The desk shows a book as soon as it is bound.
create function app.tell_book() returns trigger language plpgsql as $$
begin
  perform app.tell(new.case_id, 'letters', 'house');
  return null;
end $$;
create trigger tell_new after insert on exhibit_books for each row execute function app.tell_book();

-- Erasing takes the books along: around what 0020 erases, so that each file of migrations knows its own rows.
alter function app.delete_case(uuid) rename to delete_case_but_books;
create function app.delete_case(p_case uuid) returns text[] language plpgsql security definer set search_path = public, pg_catalog as $$
declare keys text[];
begin
  select coalesce(array_agg(pdf_key), '{}') into keys from exhibit_books where case_id = p_case and pdf_key is not null;
  return app.delete_case_but_books(p_case) || keys;
end $$;
-- What is left of a case keeps the books that were approved with its letters, for these went out with them.
alter function app.reduce_case(uuid) rename to reduce_case_but_books;
create function app.reduce_case(p_case uuid) returns text[] language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text[]; keys text[];
begin
  select coalesce(array_agg(pdf_key), '{}') into before from exhibit_books where case_id = p_case and pdf_key is not null;
  keys := app.reduce_case_but_books(p_case);
  insert into app.erasing (case_id, transaction) values (p_case, pg_current_xact_id());
  delete from exhibit_books b where case_id = p_case and not exists (select 1 from letter_approvals a where a.exhibit_book_id = b.id);
  delete from app.erasing where case_id = p_case;
  return keys || array(select key from unnest(before) as key where not exists (select 1 from exhibit_books b where b.case_id = p_case and b.pdf_key = key));
end $$;
revoke all on function app.sent_book(uuid), app.delete_case(uuid), app.reduce_case(uuid) from public;
grant execute on function app.sent_book(uuid) to unhold_app;
