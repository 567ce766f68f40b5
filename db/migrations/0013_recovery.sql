-- From the letter to the money: delivery, the signed agreement, and what the ledger needs to reconcile to the cent.
alter table letters add column delivered_on date, add column answer_due_on date;
alter table cases add column cancelled_at timestamptz, add column closed_at timestamptz, add column legal_hold boolean not null default false;

-- One a case, written once: the very text that was signed, and who signed it, when and from where.
create table agreements (
  case_id uuid primary key references cases on delete cascade,
  text text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  percent integer not null check (percent between 0 and 100),
  signed_name text not null check (length(btrim(signed_name)) between 2 and 200),
  signed_by uuid not null references users,
  signed_at timestamptz not null,
  address text not null,
  user_agent text not null default '',
  pdf_key text not null,
  pdf_sha256 text not null
);
create trigger append_only before update or delete on agreements for each row execute function app.refuse_change();
alter table agreements enable row level security;
create policy with_case on agreements for select to unhold_app using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
-- The merchant signs in person; nobody else can, not even staff.
create policy own_insert on agreements for insert to unhold_app with check (
  signed_by = (select app.actor_id())
  and exists (select 1 from cases c where c.id = case_id and (c.created_by = (select app.actor_id()) or c.email_key = (select app.actor_email()))));
create policy system_insert on agreements for insert to unhold_app with check ((select app.actor_role()) = 'system');
grant select, insert on agreements to unhold_app;

alter table offers
  add column received_on date not null default current_date,
  add column answer_by date,
  add column answered_at timestamptz,
  add column answered_by uuid references users,
  add column recorded_by uuid references users;
alter table offers alter column received_on drop default;
alter table held_tranches add column label text not null default '', add column recorded_by uuid references users;
alter table recoveries add column note text not null default '', add column tranche_id uuid references held_tranches, add column recorded_by uuid references users;

-- Each time that a promised release date moved.
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
do $$
declare t text;
begin
  foreach t in array array['tranche_slips', 'fee_payments'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy with_case on %I for select to unhold_app using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id))', t);
    execute format('create policy staff_writes on %I for all to unhold_app using ((select app.sees_all())) with check ((select app.sees_all()))', t);
    execute format('grant select, insert, update, delete on %I to unhold_app', t);
  end loop;
end $$;
