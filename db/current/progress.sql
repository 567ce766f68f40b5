-- A case's progress and milestones, as they are kept beside it.

create or replace function app.compute_progress(p_cases uuid[]) returns table (case_id uuid, progress json, milestones json)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog
set plan_cache_mode = force_generic_plan as $$
begin
  return query select c.id, json_build_object(
    'analyzed_at', (
      select m.created_at from messages m
      where m.case_id = c.id and m.message_type = 'ai_analysis' order by m.created_at limit 1),
    'signed_at', (select a.signed_at from agreements a where a.case_id = c.id),
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
        'sent_at', l.sent_at, 'delivered_on', l.delivered_on, 'answer_due_on', l.answer_due_on) order by l.id)
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
revoke all on function app.compute_progress(uuid[]) from public;
