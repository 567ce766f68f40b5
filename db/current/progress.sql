-- A case's progress and milestones, as they are kept beside it.

create or replace function app.compute_progress(p_cases uuid[]) returns table (case_id uuid, progress json, milestones json)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog
set plan_cache_mode = force_generic_plan as $$
begin
  return query select c.id, json_build_object(
    'analyzed_at', (
      select m.created_at from messages m
      where m.case_id = c.id and m.message_type = 'ai_analysis' order by m.created_at limit 1),
    'signed_at', (
      select p.signed_at from paper_signatures p
      where p.case_id = c.id and p.kind = 'fee_agreement' and p.party = 'merchant'),
    -- The merchant has not engaged the attorney whom the case has.
    'to_engage', c.attorney_id is not null and not exists (
      select 1 from paper_signatures p
      where p.case_id = c.id and p.kind = 'engagement' and p.party = 'merchant' and p.attorney_id = c.attorney_id),
    -- With the attorney whom the case has, or had last. One who declined never acted.
    'ending', (
      select json_build_object('how', e.how, 'last_on', e.last_on) from engagement_endings e
      where e.case_id = c.id and e.attorney_id = coalesce(c.attorney_id, e.attorney_id) and e.how <> 'declined'
      order by e.recorded_at desc, e.id desc limit 1),
    'recovered_cents', (select coalesce(sum(r.amount_cents), 0) from recoveries r where r.case_id = c.id),
    'open_offers', (select json_agg(o.answer_by order by o.id) from offers o where o.case_id = c.id and o.status = 'open'),
    -- The last that was accepted.
    'accepted_offer', (
      select json_build_object('id', o.id, 'amount_cents', o.amount_cents, 'at', o.answered_at) from offers o
      where o.case_id = c.id and o.status = 'accepted' and o.answered_at is not null
      order by o.answered_at desc, o.created_at desc, o.id desc limit 1),
    -- The newest reply that is an answer: an automatic one never is, and silence is none.
    'replied_on', (
      select max(r.received_on) from processor_replies r
      where r.case_id = c.id and r.withdrawn_at is null and r.kind not in ('automatic', 'silence')),
    'unread_by_merchant', (
      select count(*) from messages m
      where m.case_id = c.id and m.visibility = 'merchant' and m.read_by_merchant_at is null
        and m.author_role <> 'merchant'),
    'letters', (
      select json_agg(json_build_object(
        'id', l.id, 'type', l.demand_type, 'status', l.status, 'drafted_at', l.created_at, 'due_on', l.due_on,
        'sent_at', l.sent_at, 'delivered_on', l.delivered_on, 'reply_due_on', l.reply_due_on) order by l.id)
      from letters l where l.case_id = c.id)),
  json_build_object(
    'replied_at', (
      select min(m.created_at) from messages m
      where m.case_id = c.id and m.visibility = 'merchant' and m.author_role in ('staff', 'attorney')),
    'unread_by_staff', (
      select count(*) from messages m
      where m.case_id = c.id and m.author_role = 'merchant' and m.read_by_staff_at is null),
    'untouched', app.letter_untouched(c.id),
    -- An approval of an older version is void. `book`: exhibits are bound; `sent_book`: into the one that went out.
    'letters', (
      select coalesce(json_agg(json_build_object(
        'letter_id', l.id,
        'approved_at', case when not app.letter_is(l.status, 'unapproved') then (
          select max(a.approved_at) from letter_approvals a where a.letter_id = l.id and a.version = l.version) end,
        'book', exists (select 1 from exhibit_books b where b.letter_id = l.id and b.failed is null),
        'sent_book', exists (
          select 1 from exhibit_books b where b.id = app.sent_book(l.id) and b.failed is null)) order by l.id), '[]')
      from letters l where l.case_id = c.id),
    'offers', (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'amount_cents', o.amount_cents, 'status', o.status, 'received_on', o.received_on,
        'answer_by', o.answer_by, 'answered_at', o.answered_at) order by o.created_at, o.id), '[]')
      from offers o where o.case_id = c.id),
    'recoveries', (
      select coalesce(json_agg(json_build_object(
        'id', r.id, 'amount_cents', r.amount_cents, 'received_on', r.received_on)
        order by r.received_on, r.created_at, r.id), '[]')
      from recoveries r where r.case_id = c.id),
    'tranches', (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'label', t.label, 'amount_cents', t.amount_cents,
        'promised_release_on', t.promised_release_on, 'released_on', t.released_on) order by t.created_at, t.id), '[]')
      from held_tranches t where t.case_id = c.id))
  from cases c
  where c.id = any (p_cases);
end $$;

-- The same for cases that the actor may see, for a transaction that has just changed one of them.
create or replace function app.case_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  return query select p.case_id, p.progress
  from app.compute_progress(array(
    select c.id from cases c
    where c.id = any (p_cases)
      and ((select app.sees_all()) or c.created_by = (select app.actor_id())
        or c.contact_key = (select app.actor_email()) or c.attorney_id = (select app.attorney_id())))) p;
end $$;

-- Nothing has happened yet in a new case, so nothing is looked up.
create or replace function app.start_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into case_progress (case_id, case_created_by, case_contact_key, case_attorney_id, progress, milestones) values (
    new.id, new.created_by, new.contact_key, new.attorney_id,
    jsonb_build_object('to_engage', new.attorney_id is not null)
      || '{"analyzed_at": null, "signed_at": null, "recovered_cents": 0, "open_offers": null, "accepted_offer": null, "replied_on": null, "ending": null, "unread_by_merchant": 0, "letters": null}',
    '{"replied_at": null, "unread_by_staff": 0, "untouched": true, "letters": [], "offers": [], "recoveries": [], "tranches": []}');
  return null;
end $$;

-- Computes a case's progress at the end of each transaction, once for all that it changed. First waits for another
-- transaction that changed the same case, because only a statement that starts after its end sees what it wrote.
create or replace function app.keep_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform 1 from case_progress where case_id = new.case_id for update;
  update case_progress k set progress = p.progress, milestones = p.milestones
  from app.compute_progress(array[new.case_id]) p where k.case_id = p.case_id;
  return null;
end $$;

-- Cases whose stored progress differs from what would be computed now. There are none unless something bypassed the
-- triggers.
create or replace function app.wrong_progress() returns table (case_id uuid, kept json, computed json)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select c.id,
      json_build_array(k.progress, k.milestones, json_build_array(k.case_created_by, k.case_contact_key, k.case_attorney_id)),
      json_build_array(p.progress, p.milestones, json_build_array(c.created_by, c.contact_key, c.attorney_id))
    from cases c
    join app.compute_progress(array(select id from cases)) p on p.case_id = c.id
    left join case_progress k on k.case_id = c.id
    where k.progress::jsonb is distinct from p.progress::jsonb
      or k.milestones::jsonb is distinct from p.milestones::jsonb
      or (k.case_created_by, k.case_contact_key, k.case_attorney_id)
        is distinct from (c.created_by, c.contact_key, c.attorney_id);
end $$;

-- With another attorney, the merchant has somebody else to engage.
create or replace function app.keep_viewers() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update case_progress k
  set case_created_by = new.created_by, case_contact_key = new.contact_key, case_attorney_id = new.attorney_id,
    progress = p.progress
  from app.compute_progress(array[new.id]) p
  where k.case_id = new.id;
  return null;
end $$;

revoke all on function
  app.compute_progress(uuid[]), app.case_progress(uuid[]), app.start_progress(), app.keep_progress(),
  app.wrong_progress(), app.keep_viewers()
from public;
grant execute on function app.case_progress(uuid[]), app.wrong_progress() to unhold_app;

-- The arms of `seen` on cases, of the columns that are kept (0055).
create policy with_case on case_progress for select to unhold_app
  using (
  case_id = (select app.seen_case())
  or (select app.sees_all())
  or case_created_by = (select app.actor_id())
  or case_contact_key = (select app.actor_email())
  or case_attorney_id = (select app.attorney_id())
  or case_id = any ((select app.guest_cases())::uuid[]));
