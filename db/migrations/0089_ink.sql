-- A paper signed by hand: the day beside the signature and the scan of the sheet. Its original goes out with the letter.
alter table paper_signatures
  add column scan_file_id uuid references case_files,
  add column scan_sha256 text check (scan_sha256 ~ '^[0-9a-f]{64}$'),
  add column signed_on date,
  add constraint paper_signatures_ink_check check (
    (scan_file_id is null) = (scan_sha256 is null) and (scan_file_id is null) = (signed_on is null)
    and (scan_file_id is null or drawn is null));
create index on paper_signatures (scan_file_id);

-- What became of such an original, each once: it is in hand, counsel compared it with the text, counsel signed it too.
create table paper_originals (
  paper_id uuid not null references paper_signatures on delete cascade,
  step text not null check (step in ('received', 'compared', 'countersigned')),
  case_id uuid not null references cases on delete cascade,
  done_on date not null,
  recorded_by uuid not null references users,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  primary key (paper_id, step)
);
create index on paper_originals (case_id);
alter table paper_originals enable row level security;
grant select, insert on paper_originals to unhold_app;
