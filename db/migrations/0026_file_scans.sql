-- Whether somebody looked for malware in a file before it was kept, when, and which scanner; both null when nobody did, or when it was not yet noted.
-- A file in which something was found is never kept.
alter table uploads add column scanned_at timestamptz, add column scanned_by text, add check ((scanned_at is null) = (scanned_by is null));
alter table case_files add column scanned_at timestamptz, add column scanned_by text, add check ((scanned_at is null) = (scanned_by is null));
