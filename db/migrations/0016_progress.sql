-- What has happened in a case, for its stage, timeline and actions: dates and counts, nothing internal.

-- Of any cases, computed from their rows.
create function app.compute_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language plpgsql stable security definer rows 20
set search_path = public, pg_catalog set plan_cache_mode = force_generic_plan as $$
begin
  return query select c.id, json_build_object(
    'analyzed_at', (
      select m.created_at from messages m
      where m.case_id = c.id and m.message_type = 'ai_analysis' order by m.created_at limit 1),
    'signed_at', (select a.signed_at from agreements a where a.case_id = c.id),
    'recovered_cents', (select coalesce(sum(r.amount_cents), 0) from recoveries r where r.case_id = c.id),
    'open_offers', (select json_agg(o.answer_by order by o.id) from offers o where o.case_id = c.id and o.status = 'open'),
    'unread_by_merchant', (
      select count(*) from messages m
      where m.case_id = c.id and m.visibility = 'merchant' and m.read_by_merchant_at is null
        and m.author_role <> 'merchant'),
    'letters', (
      select json_agg(json_build_object(
        'id', l.id, 'type', l.demand_type, 'status', l.status, 'drafted_at', l.created_at, 'due_on', l.due_on,
        'sent_at', l.sent_at, 'delivered_on', l.delivered_on, 'answer_due_on', l.answer_due_on) order by l.id)
      from letters l where l.case_id = c.id))
  from cases c
  where c.id = any (p_cases);
end $$;

-- The same of those that the actor may see: for a transaction that has just changed one.
create function app.case_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  return query select p.case_id, p.progress
  from app.compute_progress(array(
    select c.id from cases c
    where c.id = any (p_cases)
      and ((select app.sees_all()) or c.created_by = (select app.actor_id())
        or c.email_key = (select app.actor_email()) or c.attorney_id = (select app.attorney_id())))) p;
end $$;

-- Kept: a read of it costs one look-up.
create table case_progress (
  case_id uuid primary key references cases on delete cascade,
  progress json not null
);

alter table case_progress enable row level security;
create policy with_case on case_progress for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
grant select on case_progress to unhold_app;

create function app.start_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into case_progress select * from app.compute_progress(array[new.id]);
  return null;
end $$;
create trigger start_progress after insert on cases for each row execute function app.start_progress();

-- At the end of each transaction, once for whatever it changed. Another transaction that changed the same case is waited
-- for first: only a statement that starts after it sees what it wrote.
create function app.keep_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform 1 from case_progress where case_id = new.case_id for update;
  update case_progress k set progress = p.progress
  from app.compute_progress(array[new.case_id]) p where k.case_id = p.case_id;
  return null;
end $$;
create constraint trigger keep_progress after insert on app.changes deferrable initially deferred
  for each row when (new.what in ('letters', 'messages', 'agreement', 'ledger'))
  execute function app.keep_progress();

-- Cases whose kept progress is not what would be computed now: none, or something wrote past the triggers.
create function app.wrong_progress() returns table (case_id uuid, kept json, computed json)
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select c.id, k.progress, p.progress
    from cases c
    join app.compute_progress(array(select id from cases)) p on p.case_id = c.id
    left join case_progress k on k.case_id = c.id
    where k.progress::jsonb is distinct from p.progress::jsonb;
end $$;

-- What only the page of one case needs besides.
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

revoke all on function
  app.case_progress(uuid[]), app.case_milestones(uuid), app.compute_progress(uuid[]), app.start_progress(),
  app.keep_progress(), app.wrong_progress()
from public;
grant execute on function app.case_progress(uuid[]), app.case_milestones(uuid), app.wrong_progress() to unhold_app;
