-- Who signs, who answers, and in which turn: the second wall of the agreement and of the ledger.

-- Everything that moves a letter, an offer or an agreement first takes its turn at the case, and then at its own row.
-- Merchants and attorneys may not update a case, so they could not lock it; this locks what they may see, and says whether there was one.
create function app.lock_case(p_case uuid) returns boolean
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- The weaker lock: rows that only refer to the case may still be written meanwhile.
  perform 1 from cases c where c.id = p_case
    and (app.sees_all() or c.created_by = app.actor_id() or c.email_key = app.actor_email() or c.attorney_id = app.attorney_id())
    for no key update;
  return found;
end $$;

-- An open offer is answered by the merchant of its case alone, once, and while the case is open.
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
revoke all on function app.lock_case(uuid), app.answer_offer(uuid, text, timestamptz) from public;
grant execute on function app.lock_case(uuid), app.answer_offer(uuid, text, timestamptz) to unhold_app;

-- The merchant signs in person, at the percent fixed at submission, and never for a case that has ended. Not even the program signs for them.
drop policy own_insert on agreements;
drop policy system_insert on agreements;
create policy signing on agreements for insert to unhold_app with check (
  (select app.actor_role()) = 'client' and signed_by = (select app.actor_id())
  and percent = (select f.percent from fee_terms f where f.case_id = agreements.case_id)
  and exists (select 1 from cases c where c.id = case_id and c.cancelled_at is null and c.status <> 'closed'
    and (c.created_by = (select app.actor_id()) or c.email_key = (select app.actor_email()))));

-- What came in, what was paid and how often a date moved is written once.
revoke update, delete on recoveries, fee_payments, tranche_slips from unhold_app;
