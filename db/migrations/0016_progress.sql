-- What has happened in a case, for its stage, timeline and actions: dates and counts, nothing internal.

-- One call for a page of cases, planned once: a call and its planning each cost as much as the query itself.
create function app.case_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language plpgsql stable security definer rows 20
set search_path = public, pg_catalog set plan_cache_mode = force_generic_plan as $$
begin
  return query select c.id, json_build_object(
    'analyzed_at', (
      select m.created_at from messages m
      where m.case_id = c.id and m.message_type = 'ai_analysis' order by m.created_at limit 1),
    'signed_at', (select a.signed_at from agreements a where a.case_id = c.id),
    'recovered_cents', (select coalesce(sum(r.amount_cents), 0) from recoveries r where r.case_id = c.id),
    'open_offers', (select json_agg(o.answer_by) from offers o where o.case_id = c.id and o.status = 'open'),
    'unread_by_merchant', (
      select count(*) from messages m
      where m.case_id = c.id and m.visibility = 'merchant' and m.read_by_merchant_at is null
        and m.author_role <> 'merchant'),
    'letters', (
      select json_agg(json_build_object(
        'id', l.id, 'type', l.demand_type, 'status', l.status, 'drafted_at', l.created_at, 'due_on', l.due_on,
        'sent_at', l.sent_at, 'delivered_on', l.delivered_on, 'answer_due_on', l.answer_due_on))
      from letters l where l.case_id = c.id))
  from cases c
  where c.id = any (p_cases)
    and ((select app.sees_all()) or c.created_by = (select app.actor_id())
      or c.email_key = (select app.actor_email()) or c.attorney_id = (select app.attorney_id()));
end $$;

-- What only the page of one case needs in addition.
create function app.case_milestones(p_case uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (select jsonb_build_object(
    'replied_at', (
      select min(m.created_at) from messages m
      where m.case_id = c.id and m.visibility = 'merchant' and m.author_role in ('staff', 'attorney')),
    'unread_by_staff', (
      select count(*) from messages m
      where m.case_id = c.id and m.author_role = 'merchant' and m.read_by_staff_at is null),
    'may_complete', app.may_complete(c.id),
    'approvals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'letter_id', l.id,
        'at', (
          select max(a.approved_at) from letter_approvals a where a.letter_id = l.id and a.version = l.version))), '[]')
      from letters l where l.case_id = c.id and l.status not in ('draft', 'in_review')))
  from cases c
  where c.id = p_case and app.sees_case(p_case));
end $$;

revoke all on function app.case_progress(uuid[]), app.case_milestones(uuid) from public;
grant execute on function app.case_progress(uuid[]), app.case_milestones(uuid) to unhold_app;
