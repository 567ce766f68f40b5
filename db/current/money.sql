-- Agreements, offers and the ledger.

-- Only the merchant of its case answers an open offer, once, and while the case is open. `p_text`: the decision as
-- they signed it.
create or replace function app.answer_offer(
  p_offer uuid, p_answer text, p_at timestamptz, p_name text, p_text text, p_address text
) returns boolean
language sql security definer set search_path = public, pg_catalog as $$
  with answered as (
    update offers o set status = p_answer, answered_at = p_at, answered_by = app.actor_id(),
      signed_name = p_name, signed_text = p_text, signed_address = p_address
    from cases c
    where o.id = p_offer and o.status = 'open' and p_answer in ('accepted', 'declined') and c.id = o.case_id
      and app.actor_role() = 'client' and (c.created_by = app.actor_id() or c.contact_key = app.actor_email())
      and c.status <> 'closed' and c.cancelled_at is null
    returning 1)
  select exists (select 1 from answered)
$$;

-- The only way to remove an entry, and only for staff. Does nothing when the case has no such entry.
create or replace function app.withdraw_entry(p_case uuid, p_entry uuid, p_why text, p_at timestamptz) returns void
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
  update invoices set voided_at = p_at where recovery_id = p_entry and case_id = p_case;
end $$;

-- An invoice charges what its money bears, and gets the next number of its issuer, whose row stays locked until the end of the transaction.
create or replace function app.number_invoice() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from recoveries r join fee_terms f using (case_id)
    where r.id = new.recovery_id and r.case_id = new.case_id and r.fee_exemption is null
      and (new.amount_cents, new.received_on, new.percent) = (r.amount_cents, r.received_on, f.percent)
      and new.fee_cents = r.amount_cents * f.percent / 100)
  then
    raise exception 'this money bears no such fee' using errcode = 'restrict_violation';
  end if;
  insert into invoice_issuers as i (name, last_number) values (new.issuer, 1)
  on conflict (name) do update set last_number = i.last_number + 1
  returning last_number into new.number;
  return new;
end $$;

-- A reply that makes an offer creates the offer in the ledger. An offer without a sum is refused, since nobody could
-- accept it.
create or replace function app.open_offer() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into offers (id, case_id, reply_id, amount_cents, terms, received_on, answer_by, recorded_by, created_at)
  values (
    new.id, new.case_id, new.id, new.amount_cents, coalesce(new.terms, ''), new.received_on, new.expires_on,
    new.entered_by, new.created_at);
  return null;
end $$;

-- Withdrawing a reply that was never made closes its open offer. It is refused once the merchant has accepted the
-- offer.
create or replace function app.close_offer() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (select 1 from offers where reply_id = new.id and status = 'accepted') then
    raise exception 'the merchant accepted the offer of this reply' using errcode = 'restrict_violation';
  end if;
  update offers set status = 'withdrawn' where reply_id = new.id and status = 'open';
  return null;
end $$;

revoke all on function
  app.answer_offer(uuid, text, timestamptz, text, text, text), app.withdraw_entry(uuid, uuid, text, timestamptz), app.open_offer(),
  app.close_offer(), app.number_invoice()
from public;
grant execute on function
  app.answer_offer(uuid, text, timestamptz, text, text, text), app.withdraw_entry(uuid, uuid, text, timestamptz)
to unhold_app;

-- Live changes.
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

create trigger append_only before update or delete on offer_advice
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on offer_advice
  for each row execute function app.record_row_change('ledger', 'counsel');

create trigger check_announced before insert on recoveries
  for each row when (new.reply_id is not null) execute function app.check_announced();
create trigger record_new after insert or delete on recoveries
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on recoveries
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on fee_payments
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on fee_payments
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger number_invoice before insert on invoices for each row execute function app.number_invoice();
create trigger append_only before delete on invoices for each row execute function app.refuse_change();
-- It is voided once; nothing else of it changes.
create trigger voided_only before update on invoices
  for each row when (
    old.voided_at is not null or to_jsonb(new) - 'voided_at' is distinct from to_jsonb(old) - 'voided_at')
  execute function app.refuse_change();
create trigger record_new after insert or delete on invoices
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on invoices
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger record_new after insert or delete on withdrawn_entries
  for each row execute function app.record_row_change('ledger', 'all');

create trigger append_only before update or delete on offer_terms
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on offer_terms
  for each row execute function app.record_row_change('agreement', 'all');

-- The merchant's own submission, in the transaction that makes the case.
create policy own_insert on fee_terms for insert to unhold_app
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.created_by = (select app.actor_id())));
create policy with_case on fee_terms for select to unhold_app
  using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));

create policy staff_writes on held_tranches for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on held_tranches for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy staff_writes on tranche_slips for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on tranche_slips for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy staff_writes on offers for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on offers for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy client_and_counsel on offer_advice for select to unhold_app using (app.is_client_or_counsel(case_id));
create policy counsel_advises on offer_advice for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id()) and app.attends_case(case_id)
    and exists (select 1 from offers o where o.id = offer_id and o.case_id = offer_advice.case_id));

create policy staff_writes on recoveries for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on recoveries for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy staff_writes on fee_payments for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on fee_payments for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy staff on invoice_issuers for select to unhold_app using ((select app.sees_all()));

create policy staff_writes on invoices for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on invoices for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy with_case on withdrawn_entries for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

-- Only counsel proposes terms.
create policy desk_insert on offer_terms for insert to unhold_app
  with check (proposed_by = (select app.attorney_id()) and app.attends_case(case_id));
create policy with_case on offer_terms for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
