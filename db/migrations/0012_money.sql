-- Money: the fee terms, the signed agreement, and the ledger that reconciles to the cent.

-- The fee percentage of a case, fixed at submission.
create table fee_terms (
  case_id uuid primary key references cases on delete cascade,
  percent integer not null check (percent between 0 and 100),
  held_amount_cents bigint not null,
  fixed_at timestamptz not null default now()
);

-- One per case, written once: the exact text that was signed, and who signed it, when and from where.
create table agreements (
  case_id uuid primary key references cases on delete cascade,
  text text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  percent integer not null check (percent between 0 and 100),
  pdf_key text not null,
  pdf_sha256 text not null,
  signed_name text not null check (length(btrim(signed_name)) between 2 and 200),
  signed_by uuid not null references users,
  signed_at timestamptz not null,
  address text not null,
  user_agent text not null default ''
);
create trigger append_only before update or delete on agreements
  for each row execute function app.refuse_change();

-- Held money with its promised release dates.
create table held_tranches (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  label text not null default '',
  amount_cents bigint not null check (amount_cents > 0),
  promised_release_on date,
  released_on date,
  recorded_by uuid references users,
  created_at timestamptz not null default now()
);
create index on held_tranches (case_id);

-- Each change of a promised release date.
create table tranche_slips (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  tranche_id uuid not null references held_tranches on delete cascade,
  from_date date,
  to_date date not null,
  why text not null default '',
  recorded_by uuid references users,
  noted_at timestamptz not null default now()
);
create index on tranche_slips (tranche_id, noted_at);
create index on tranche_slips (case_id);

create table offers (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  terms text not null default '',
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  received_on date not null,
  answer_by date,
  answered_by uuid references users,
  answered_at timestamptz,
  recorded_by uuid references users,
  created_at timestamptz not null default now()
);
create index on offers (case_id);

create table recoveries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  tranche_id uuid references held_tranches,
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  note text not null default '',
  recorded_by uuid references users,
  created_at timestamptz not null default now()
);
create index on recoveries (case_id);

create table fee_payments (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  note text not null default '',
  recorded_by uuid references users,
  created_at timestamptz not null default now()
);
create index on fee_payments (case_id);

-- Money entered by mistake is removed from the ledger, so that every sum is right again, and stays on record here.
create table withdrawn_entries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  kind text not null check (kind in ('recovery', 'fee_payment')),
  tranche_id uuid references held_tranches on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  note text not null,
  recorded_by uuid references users,
  recorded_at timestamptz not null,
  why text not null check (btrim(why) <> ''),
  withdrawn_by uuid references users,
  withdrawn_at timestamptz not null
);
create index on withdrawn_entries (case_id);
create index on withdrawn_entries (tranche_id);


-- Whoever may see the case may see its money. Recoveries, fee payments and slips are written once.

alter table fee_terms enable row level security;
create policy with_case on fee_terms for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
-- The merchant's own submission, in the transaction that makes the case.
create policy own_insert on fee_terms for insert to unhold_app
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.created_by = (select app.actor_id())));
grant select, insert, update, delete on fee_terms to unhold_app;

-- The merchant signs in person, at the percentage fixed at submission, and never for a case that has ended. Not even
-- the program signs for them.
alter table agreements enable row level security;
create policy with_case on agreements for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy signing on agreements for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and signed_by = (select app.actor_id())
    and percent = (select f.percent from fee_terms f where f.case_id = agreements.case_id)
    and exists (
      select 1 from cases c
      where c.id = case_id and c.cancelled_at is null and c.status <> 'closed'
        and (c.created_by = (select app.actor_id()) or c.email_key = (select app.actor_email()))));
grant select, insert on agreements to unhold_app;

alter table held_tranches enable row level security;
create policy with_case on held_tranches for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on held_tranches for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on held_tranches to unhold_app;

alter table tranche_slips enable row level security;
create policy with_case on tranche_slips for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on tranche_slips for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert on tranche_slips to unhold_app;

alter table offers enable row level security;
create policy with_case on offers for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on offers for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on offers to unhold_app;

alter table recoveries enable row level security;
create policy with_case on recoveries for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on recoveries for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert on recoveries to unhold_app;

alter table fee_payments enable row level security;
create policy with_case on fee_payments for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy staff_writes on fee_payments for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert on fee_payments to unhold_app;

alter table withdrawn_entries enable row level security;
create policy with_case on withdrawn_entries for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
grant select on withdrawn_entries to unhold_app;

-- Only the merchant of its case answers an open offer, once, and while the case is open.
create function app.answer_offer(p_offer uuid, p_answer text, p_at timestamptz) returns boolean
language sql security definer set search_path = public, pg_catalog as $$
  with answered as (
    update offers o set status = p_answer, answered_at = p_at, answered_by = app.actor_id()
    from cases c
    where o.id = p_offer and o.status = 'open' and p_answer in ('accepted', 'declined') and c.id = o.case_id
      and app.actor_role() = 'client' and (c.created_by = app.actor_id() or c.email_key = app.actor_email())
      and c.status <> 'closed' and c.cancelled_at is null
    returning 1)
  select exists (select 1 from answered)
$$;

-- The only way to remove an entry, and only for staff. Does nothing when the case has no such entry.
create function app.withdraw_entry(p_case uuid, p_entry uuid, p_why text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then
    raise exception 'only staff and the program withdraw entries' using errcode = 'insufficient_privilege';
  end if;
  with gone as (delete from recoveries where id = p_entry and case_id = p_case returning *)
  insert into withdrawn_entries (
    id, case_id, kind, tranche_id, amount_cents, received_on, note, recorded_by, recorded_at,
    why, withdrawn_by, withdrawn_at)
  select id, case_id, 'recovery', tranche_id, amount_cents, received_on, note, recorded_by, created_at,
    p_why, app.actor_id(), p_at
  from gone;
  with gone as (delete from fee_payments where id = p_entry and case_id = p_case returning *)
  insert into withdrawn_entries (
    id, case_id, kind, tranche_id, amount_cents, received_on, note, recorded_by, recorded_at,
    why, withdrawn_by, withdrawn_at)
  select id, case_id, 'fee_payment', null, amount_cents, received_on, note, recorded_by, created_at,
    p_why, app.actor_id(), p_at
  from gone;
end $$;

revoke all on function
  app.answer_offer(uuid, text, timestamptz), app.withdraw_entry(uuid, uuid, text, timestamptz)
from public;
grant execute on function
  app.answer_offer(uuid, text, timestamptz), app.withdraw_entry(uuid, uuid, text, timestamptz)
to unhold_app;


-- Live changes.

create trigger record_new after insert or delete on agreements
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_update after update on agreements
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('agreement', 'all');

create trigger record_new after insert or delete on held_tranches
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on held_tranches
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on tranche_slips
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on tranche_slips
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on offers
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on offers
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on recoveries
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on recoveries
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on fee_payments
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on fee_payments
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on withdrawn_entries
  for each row execute function app.record_row_change('ledger', 'all');
