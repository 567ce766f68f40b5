-- What a processor replied to our letters, as entered by staff or the attorney. A reply is never deleted or changed: a
-- wrong one is withdrawn and stays on record. Drafting uses those not withdrawn (docs/decisions/0030).

create table processor_replies (
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
  withdrawn_by uuid references users,
  withdrawn_by_name text,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (amount_cents is null or kind in ('partial_release', 'offer')),
  check (amount_cents is not null or kind <> 'partial_release')
);
create index on processor_replies (case_id, received_on);
create index on processor_replies (letter_id);
create index on processor_replies (file_id);

-- Internal: the merchant hears of a reply from staff, not from this table.
alter table processor_replies enable row level security;
create policy desk on processor_replies for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy entering on processor_replies for insert to unhold_app
  with check (
    entered_by = (select app.actor_id()) and withdrawn_at is null
    and ((select app.sees_all())
      or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy withdrawing on processor_replies for update to unhold_app
  using (
    withdrawn_at is null
    and ((select app.sees_all())
      or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))))
  with check (withdrawn_by = (select app.actor_id()));
grant select, insert, update (withdrawn_at, withdrawn_by, withdrawn_by_name) on processor_replies to unhold_app;

create trigger record_new after insert or delete on processor_replies
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update on processor_replies
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('letters', 'internal');
