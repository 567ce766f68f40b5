-- Money that was entered by mistake leaves the ledger, so that every sum is right again, and stays on record here with who withdrew it and why.
create table withdrawn_entries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  kind text not null check (kind in ('recovery', 'fee_payment')),
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  note text not null,
  tranche_id uuid references held_tranches on delete cascade,
  recorded_by uuid references users,
  recorded_at timestamptz not null,
  why text not null check (btrim(why) <> ''),
  withdrawn_by uuid references users,
  withdrawn_at timestamptz not null
);
create index on withdrawn_entries (case_id);
create index on withdrawn_entries (tranche_id);
alter table withdrawn_entries enable row level security;
create policy with_case on withdrawn_entries for select to unhold_app using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
grant select on withdrawn_entries to unhold_app;
create trigger tell_new after insert or delete on withdrawn_entries for each row execute function app.tell_change('ledger');

-- What came in is written once (0018): this is the only way that it goes, and staff's alone. Nothing happens when the case has no such entry.
create function app.withdraw_entry(p_case uuid, p_entry uuid, p_why text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then raise exception 'only staff and the program withdraw entries' using errcode = 'insufficient_privilege'; end if;
  with gone as (delete from recoveries where id = p_entry and case_id = p_case returning *)
  insert into withdrawn_entries select id, case_id, 'recovery', amount_cents, received_on, note, tranche_id, recorded_by, created_at, p_why, app.actor_id(), p_at from gone;
  with gone as (delete from fee_payments where id = p_entry and case_id = p_case returning *)
  insert into withdrawn_entries select id, case_id, 'fee_payment', amount_cents, received_on, note, null, recorded_by, created_at, p_why, app.actor_id(), p_at from gone;
end $$;
revoke all on function app.withdraw_entry(uuid, uuid, text, timestamptz) from public;
grant execute on function app.withdraw_entry(uuid, uuid, text, timestamptz) to unhold_app;
