-- A form that an agreement prescribes: the blank of the day as its file, what came back filled in, and what counsel ticked with the page in
-- view. Everything is appended, and the newest counts.

create table form_blanks (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  agreement text not null,
  file_id uuid not null references case_files on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The address that it was taken from, and the day.
  source text not null check (btrim(source) <> ''),
  fetched_on date not null,
  pages integer not null check (pages > 0),
  -- Its fields (domain/documents/form-field.ts); none where it is flat.
  fields jsonb not null,
  supplied_by uuid not null references users,
  supplied_by_name text not null,
  supplied_at timestamptz not null
);
create index on form_blanks (case_id, supplied_at desc);
create index on form_blanks (file_id);

-- Of which blank a recorded form is the filled one; null for one submitted on the web, and for those from before blanks were kept, which
-- count no longer: nobody compared them. `filled_here`: its fields were filled by us, and otherwise by hand.
alter table notice_forms
  add column blank_id uuid references form_blanks on delete cascade,
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add column pages integer check (pages > 0),
  add column fields jsonb,
  add column filled_here boolean not null default false,
  add check ((blank_id is null) = (sha256 is null)),
  add check (blank_id is null or (file_id is not null and pages is not null and fields is not null));
create index on notice_forms (blank_id);

create table form_ticks (
  id uuid primary key,
  form_id uuid not null references notice_forms on delete cascade,
  case_id uuid not null references cases on delete cascade,
  ticked text[] not null check (cardinality(ticked) > 0),
  attorney_id uuid not null references attorneys,
  attorney_name text not null,
  ticked_at timestamptz not null
);
create index on form_ticks (form_id);
create index on form_ticks (case_id);

alter table form_blanks enable row level security;
grant select, insert on form_blanks to unhold_app;
alter table form_ticks enable row level security;
grant select, insert on form_ticks to unhold_app;
