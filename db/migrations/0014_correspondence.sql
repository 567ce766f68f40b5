-- A case's messages have two sides, and each side knows what it has seen.
alter table messages
  add column author_role text not null default 'system' check (author_role in ('merchant', 'staff', 'attorney', 'system')),
  add column read_by_merchant_at timestamptz,
  add column read_by_house_at timestamptz;
create index on messages (case_id) where visibility = 'merchant' and read_by_merchant_at is null;
create index on messages (case_id) where author_role = 'merchant' and read_by_house_at is null;
-- An upload meant for a case that is there already; it is no part of the draft.
alter table uploads add column for_case uuid references cases on delete cascade;
