-- The merchant's side of a case: what its page says, messages both ways, and the few ways in which a merchant changes a case.
-- The merchant of a case is who made it, or who has verified its e-mail; both may do the same.

create function app.owns_case(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (select 1 from cases c where c.id = p_case and (c.created_by = app.actor_id() or c.email_key = app.actor_email()))
$$;
create function app.sees_case(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (select 1 from cases c where c.id = p_case
    and (app.sees_all() or c.created_by = app.actor_id() or c.email_key = app.actor_email() or c.attorney_id = app.attorney_id()))
$$;

-- Nobody has put a hand to the letter: there is none yet, or the machine's first draft alone, not edited, confirmed, returned or approved.
create function app.letter_untouched(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select not exists (select 1 from letters where case_id = p_case and (origin is distinct from 'initial:' || p_case or status not in ('draft', 'in_review')))
    and not exists (select 1 from letter_approvals where case_id = p_case)
    and not exists (select 1 from finding_confirmations where case_id = p_case)
    and not exists (select 1 from case_history where case_id = p_case and what in ('letter_edited', 'letter_edited_approval_void', 'letter_returned'))
$$;
create function app.may_complete(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select app.owns_case(p_case) and app.letter_untouched(p_case)
    and exists (select 1 from cases where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null)
$$;
create function app.letter_is_out(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (select 1 from letters where case_id = p_case and status in ('sending', 'sent', 'delivered', 'returned_to_sender'))
$$;

-- After the case (app.lock_case of 0018), its letters: everything that decides about both takes them in this order.
create function app.lock_letters(p_case uuid) returns void language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if app.sees_case(p_case) then perform 1 from letters where case_id = p_case order by id for update; end if;
end $$;
-- While a changed case is drafted anew, its letter is no longer in review, so that nobody approves words of before. False: it was taken up.
create function app.take_back_letter(p_case uuid) returns boolean language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  perform app.lock_letters(p_case);
  if not app.may_complete(p_case) then return false; end if;
  update letters set status = 'draft' where case_id = p_case and status = 'in_review';
  return true;
end $$;

-- What has happened in cases, for stage, timeline and actions: dates and counts, and no word of what is internal. Nothing for a stranger.
-- One call a page of cases, planned once: each of that costs as much as the work itself.
create function app.case_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language sql stable security definer rows 20 set search_path = public, pg_catalog set plan_cache_mode = force_generic_plan as $$
  select c.id, json_build_object(
    'analysed_at', (select m.created_at from messages m where m.case_id = c.id and m.message_type = 'ai_analysis' order by m.created_at limit 1),
    'signed_at', (select a.signed_at from agreements a where a.case_id = c.id),
    'recovered_cents', (select coalesce(sum(r.amount_cents), 0) from recoveries r where r.case_id = c.id),
    'open_offers', (select json_agg(o.answer_by) from offers o where o.case_id = c.id and o.status = 'open'),
    'unread_by_merchant', (select count(*) from messages m where m.case_id = c.id and m.visibility = 'merchant' and m.read_by_merchant_at is null and m.author_role <> 'merchant'),
    'letters', (select json_agg(json_build_object('id', l.id, 'type', l.demand_type, 'status', l.status, 'drafted_at', l.created_at, 'due_on', l.due_on,
      'sent_at', l.sent_at, 'delivered_on', l.delivered_on, 'answer_due_on', l.answer_due_on)) from letters l where l.case_id = c.id))
  from cases c where c.id = any (p_cases) and ((select app.sees_all()) or c.created_by = (select app.actor_id())
    or c.email_key = (select app.actor_email()) or c.attorney_id = (select app.attorney_id()))
$$;
-- What only the page of one case needs beside that.
create function app.case_milestones(p_case uuid) returns jsonb language sql stable security definer set search_path = public, pg_catalog as $$
  select jsonb_build_object(
    'replied_at', (select min(m.created_at) from messages m where m.case_id = c.id and m.visibility = 'merchant' and m.author_role in ('staff', 'attorney')),
    'unread_by_house', (select count(*) from messages m where m.case_id = c.id and m.author_role = 'merchant' and m.read_by_house_at is null),
    'may_complete', app.may_complete(c.id),
    'approvals', (select coalesce(jsonb_agg(jsonb_build_object('letter_id', l.id, 'at', (select max(a.approved_at) from letter_approvals a where a.letter_id = l.id and a.version = l.version))), '[]')
      from letters l where l.case_id = c.id and l.status not in ('draft', 'in_review')))
  from cases c where c.id = p_case and app.sees_case(p_case)
$$;

-- A name that both sides may read: profiles of the other side are not theirs to see.
alter table messages add column author_name text not null default '';
create index on messages (author_id, created_at desc) where author_id is not null;
create policy merchant_writes on messages for insert to unhold_app with check (
  author_role = 'merchant' and visibility = 'merchant' and message_type = 'message' and author_id = (select app.actor_id()) and read_by_house_at is null
  -- The use case says 30 days by the program's clock; a day more for clocks that differ.
  and app.owns_case(case_id) and exists (select 1 from cases c where c.id = case_id and (c.closed_at is null or c.closed_at > now() - interval '31 days')));
create policy attorney_writes on messages for insert to unhold_app with check (
  author_role = 'attorney' and message_type = 'message' and author_id = (select app.attorney_id()) and read_by_merchant_at is null
  and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
-- Each side marks what the other has written, and nothing else of a message ever changes.
create function app.mark_messages_read(p_case uuid, p_at timestamptz) returns void language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if app.sees_all() or exists (select 1 from cases where id = p_case and attorney_id = app.attorney_id()) then
    update messages set read_by_house_at = p_at where case_id = p_case and author_role = 'merchant' and read_by_house_at is null;
  elsif app.owns_case(p_case) then
    update messages set read_by_merchant_at = p_at where case_id = p_case and visibility = 'merchant' and author_role <> 'merchant' and read_by_merchant_at is null;
  end if;
end $$;

-- A merchant changes a case in two ways alone: its details while nobody has put a hand to the letter, and cancelling before the letter is out.
create policy own_update on cases for update to unhold_app
  using (created_by = (select app.actor_id()) or email_key = (select app.actor_email()))
  with check (created_by = (select app.actor_id()) or email_key = (select app.actor_email()));
create function app.guard_merchant_change() returns trigger language plpgsql set search_path = public, pg_catalog as $$
declare
  housekeeping constant text[] := array['version', 'updated_at'];
  -- What the success-fee agreement states.
  agreed constant text[] := array['processor', 'held_amount_cents', 'first_name', 'last_name', 'legal_business_name'];
  details constant text[] := array['legal_business_name_full', 'dba_name', 'merchant_account_id', 'hold_started_on', 'reason_given', 'rolling_reserves_held_cents', 'preferred_resolution', 'email', 'phone',
    'ein_encrypted', 'ein_last4', 'business_address', 'fulfillment_address', 'website', 'business_entity_type', 'state_incorporation', 'year_established', 'business_phone',
    'business_email', 'parent_entities', 'monthly_processing_volume_avg', 'monthly_processing_volume_peak', 'average_ticket_size_cents', 'card_present_percentage',
    'domestic_transaction_percentage', 'merchant_category_code', 'fulfillment_model', 'avg_delivery_days', 'product_description', 'refund_policy', 'support_sla',
    'chargeback_tools', 'prior_counsel_involved', 'insurance_coverage', 'industry_certifications', 'litigation_history', 'accounting_notes', 'communication_logs'];
  changed text[];
begin
  if current_user <> 'unhold_app' or app.sees_all() then return new; end if;
  select array_agg(n.key) into changed from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
    -- A generated column is made after this trigger has run.
    where n.value is distinct from o.value and n.key not in (select attname from pg_attribute where attrelid = 'cases'::regclass and attgenerated <> '');
  if 'cancelled_at' = any(changed) and changed <@ (array['status', 'cancelled_at', 'closed_at'] || housekeeping)
    and old.cancelled_at is null and old.status in ('intake', 'under_review', 'in_progress') and new.status = 'closed' and new.closed_at is not null
    and not app.letter_is_out(old.id) then return new; end if;
  if changed <@ (details || agreed || housekeeping) and app.may_complete(old.id)
    and (not changed && agreed or not exists (select 1 from agreements where case_id = old.id)) then return new; end if;
  raise exception 'a merchant may not change this of a case' using errcode = 'insufficient_privilege';
end $$;
create trigger guard_merchant_change before update on cases for each row execute function app.guard_merchant_change();

-- Owners and previous processors are written with the details, by whoever is the merchant.
do $$
declare t text;
begin
  foreach t in array array['business_owners', 'previous_processors'] loop
    execute format('drop policy own_insert on %I', t);
    execute format('create policy own_insert on %I for insert to unhold_app with check ((select app.sees_all()) or app.may_complete(case_id))', t);
    execute format('create policy own_delete on %I for delete to unhold_app using (app.may_complete(case_id))', t);
  end loop;
end $$;
drop policy own_insert on case_files;
create policy own_insert on case_files for insert to unhold_app with check (
  (select app.sees_all())
  or (app.owns_case(case_id) and exists (select 1 from cases c where c.id = case_id and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null)));
-- A file is sent for a case of one's own, or for the draft.
create policy for_own_case on uploads as restrictive for insert to unhold_app with check ((select app.sees_all()) or for_case is null or app.owns_case(for_case));
create index on uploads (for_case) where for_case is not null and case_id is null;

-- Cases that were closed before the day was kept.
update cases set closed_at = updated_at where status in ('resolved', 'closed') and closed_at is null;

revoke all on function app.owns_case(uuid), app.sees_case(uuid), app.letter_untouched(uuid), app.may_complete(uuid), app.letter_is_out(uuid), app.lock_letters(uuid),
  app.take_back_letter(uuid), app.case_progress(uuid[]), app.case_milestones(uuid), app.mark_messages_read(uuid, timestamptz) from public;
grant execute on function app.owns_case(uuid), app.sees_case(uuid), app.may_complete(uuid), app.letter_is_out(uuid), app.lock_letters(uuid), app.letter_untouched(uuid),
  app.take_back_letter(uuid), app.case_progress(uuid[]), app.case_milestones(uuid), app.mark_messages_read(uuid, timestamptz) to unhold_app;
