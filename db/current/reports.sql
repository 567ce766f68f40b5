-- The reports and their figures.

-- The same as stageOf in domain/cases/stage.ts; server/reports/stages.test.ts compares the two.
create or replace function app.stage_of(
  p_status text, p_cancelled boolean, p_held bigint, p_recovered bigint, p_open_offers boolean, p_delivered boolean,
  p_sent boolean, p_with_attorney boolean, p_drafted boolean, p_analyzed boolean
) returns text language sql immutable parallel safe as $$
  select case
    when p_status = 'closed' or p_cancelled then 'closed'
    when p_status = 'resolved' then 'recovered'
    when p_recovered > 0 then case when p_recovered >= p_held then 'recovered' else 'recovering' end
    when p_open_offers then 'offer_made'
    when p_delivered then case when p_status = 'in_progress' then 'in_negotiation' else 'delivered' end
    when p_sent then 'sent'
    when p_with_attorney then 'with_attorney'
    when p_drafted then 'drafted'
    when p_analyzed then 'analyzed'
    else 'received'
  end
$$;

create or replace function app.median_of(p_cases bigint, p_days float8) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_build_object('cases', p_cases, 'median_days', round(p_days::numeric, 1))
$$;

-- Every figure of a report at one moment, for all cases or for those submitted from p_from until before p_to, of the
-- owner p_owner (null: any). It is one statement, so that all figures come from one snapshot and no writer waits for
-- it. `of` says how a row of `sums` is grouped: 7 stage, 11 processor, 13 month of submission, 14 month of the end, 15
-- all.
create or replace function app.report_figures(
  p_now timestamptz, p_from timestamptz default null, p_to timestamptz default null, p_owner uuid default null
) returns jsonb
language plpgsql stable security definer
set search_path = public, pg_catalog set timezone = 'UTC' set work_mem = '32MB' set jit = off as $$
declare
  first_month constant timestamptz := date_trunc('month', p_now) - interval '23 months';
  figures jsonb;
begin
  if not app.sees_all() then
    raise exception 'reports are for staff and the program' using errcode = 'insufficient_privilege';
  end if;
  with facts as materialized (
    select id, stage, processor, held_cents, recovered_cents, fee_cents, cancelled, ended_at is not null as ended,
      ended_at is not null and recovered_cents > 0 as successful,
      case when created_at >= first_month then date_trunc('month', created_at) end as submitted_in,
      case when ended_at >= first_month then date_trunc('month', ended_at) end as ended_in,
      -- The days of each part of the process; a part that went backwards, such as money before the letter arrived, is
      -- left out.
      date_part('epoch', analyzed_at - created_at) / 86400 as analyzed,
      date_part('epoch', drafted_at - analyzed_at) / 86400 as drafted,
      date_part('epoch', sent_at - drafted_at) / 86400 as sent,
      (delivered_on - sent_at::date)::float8 as delivered,
      (answered_on - delivered_on)::float8 as answered,
      (ended_at::date - answered_on)::float8 as closed,
      date_part('epoch', ended_at - created_at) / 86400 as whole
    from app.case_facts
    where (p_from is null or created_at >= p_from) and (p_to is null or created_at < p_to)
      and (p_owner is null or owner_id = p_owner)
  ), sums as materialized (
    select grouping(stage, processor, submitted_in, ended_in) as of, stage, processor, submitted_in, ended_in,
      count(*) as n, sum(held_cents) as held, sum(recovered_cents) as recovered, sum(fee_cents) as fee,
      count(*) filter (where ended) as closed, count(*) filter (where successful) as successful,
      count(*) filter (where cancelled) as cancelled, sum(recovered_cents) filter (where successful) as won
    from facts
    group by grouping sets ((stage), (processor), (submitted_in), (ended_in), ())
  ), received as (
    select date_trunc('month', received_on::timestamptz) as month, sum(amount_cents) as cents
    from recoveries
    where received_on >= first_month::date
      and ((p_from is null and p_to is null and p_owner is null) or case_id in (select id from facts))
    group by 1
  ), way as (
    select jsonb_build_object(
      'analyzed', app.median_of(
        count(*) filter (where analyzed >= 0),
        percentile_cont(0.5) within group (order by analyzed) filter (where analyzed >= 0)),
      'drafted', app.median_of(
        count(*) filter (where drafted >= 0),
        percentile_cont(0.5) within group (order by drafted) filter (where drafted >= 0)),
      'sent', app.median_of(
        count(*) filter (where sent >= 0),
        percentile_cont(0.5) within group (order by sent) filter (where sent >= 0)),
      'delivered', app.median_of(
        count(*) filter (where delivered >= 0),
        percentile_cont(0.5) within group (order by delivered) filter (where delivered >= 0)),
      'answered', app.median_of(
        count(*) filter (where answered >= 0),
        percentile_cont(0.5) within group (order by answered) filter (where answered >= 0)),
      'closed', app.median_of(
        count(*) filter (where closed >= 0),
        percentile_cont(0.5) within group (order by closed) filter (where closed >= 0)),
      'whole', app.median_of(
        count(*) filter (where whole >= 0),
        percentile_cont(0.5) within group (order by whole) filter (where whole >= 0))) as days
    from facts
  )
  select jsonb_build_object(
    'by_stage', (
      select jsonb_object_agg(stage, jsonb_build_object('cases', n, 'held_cents', held)) from sums where of = 7),
    'by_processor', (
      select jsonb_object_agg(processor, jsonb_build_object(
        'cases', n, 'held_cents', held, 'recovered_cents', recovered, 'closed', closed, 'successful', successful))
      from sums where of = 11),
    'by_month', (
      select jsonb_agg(jsonb_build_object(
        'month', to_char(m.month, 'YYYY-MM'), 'submitted', coalesce(s.n, 0), 'held_cents', coalesce(s.held, 0),
        'closed', coalesce(e.n, 0), 'recovered_cents', coalesce(r.cents, 0)) order by m.month)
      from generate_series(first_month, date_trunc('month', p_now), interval '1 month') as m (month)
      left join sums s on s.of = 13 and s.submitted_in = m.month
      left join sums e on e.of = 14 and e.ended_in = m.month
      left join received r on r.month = m.month),
    'totals', (
      select jsonb_build_object(
        'cases', n, 'held_cents', coalesce(held, 0), 'recovered_cents', coalesce(recovered, 0),
        'fee_due_cents', coalesce(fee, 0))
      from sums where of = 15),
    'way', (select days from way),
    'success', (
      select jsonb_build_object(
        'closed', closed, 'cancelled', cancelled, 'successful', successful, 'recovered_cents', coalesce(won, 0))
      from sums where of = 15))
  into figures;
  return figures;
end $$;

-- The facts of the same cases, from which the list behind a figure is chosen.
create or replace function app.report_facts(p_from timestamptz, p_to timestamptz, p_owner uuid)
returns setof app.case_facts
language plpgsql stable security definer set search_path = public, pg_catalog set timezone = 'UTC' set jit = off as $$
begin
  if not app.sees_all() then
    raise exception 'reports are for staff and the program' using errcode = 'insufficient_privilege';
  end if;
  return query
    select * from app.case_facts
    where (p_from is null or created_at >= p_from) and (p_to is null or created_at < p_to)
      and (p_owner is null or owner_id = p_owner);
end $$;

revoke all on function
  app.stage_of(text, boolean, bigint, bigint, boolean, boolean, boolean, boolean, boolean, boolean),
  app.median_of(bigint, double precision), app.report_figures(timestamptz, timestamptz, timestamptz, uuid),
  app.report_facts(timestamptz, timestamptz, uuid)
from public;
grant execute on function
  app.report_figures(timestamptz, timestamptz, timestamptz, uuid), app.report_facts(timestamptz, timestamptz, uuid)
to unhold_app;

-- One row per case, for the reports. A case whose offer was accepted stays at the offer until the money arrives, as on
-- its pages (domain/cases/stage.ts).
create or replace view app.case_facts as
with letter as (
  select case_id, min(created_at) as drafted_at, min(sent_at) as sent_at,
    min(delivered_on) filter (where status = 'delivered') as delivered_on,
    bool_or(status = 'delivered') as delivered,
    bool_or(app.letter_is(status, 'sent') and status <> 'delivered') as sent,
    bool_or(app.letter_is(status, 'live') and status <> 'draft') as with_attorney,
    bool_or(status = 'draft') as drafted
  from letters group by case_id
), money as (
  select r.case_id, sum(r.amount_cents)::bigint as recovered_cents, min(r.received_on) as first_on,
    sum(r.amount_cents * f.percent / 100) filter (
      where r.fee_exemption is null and r.received_on >= (l.sent_at at time zone 'America/New_York')::date)::bigint as fee_cents
  from recoveries r left join letter l using (case_id) left join fee_terms f using (case_id) group by r.case_id
), paid as (
  select case_id, sum(amount_cents)::bigint as paid_cents from fee_payments group by case_id
), offer as (
  select case_id, bool_or(status in ('open', 'accepted')) as waits, min(received_on) as first_on from offers group by case_id
), reply as (
  select case_id, min(received_on) as first_on from processor_replies
  where withdrawn_at is null and kind not in ('automatic', 'silence') group by case_id
), analysis as (
  select case_id, min(created_at) as at from messages where message_type = 'ai_analysis' group by case_id
)
select c.id, c.processor, coalesce(c.held_amount_cents, 0) as held_cents, c.created_at,
  c.cancelled_at is not null as cancelled,
  -- The end of a case that its merchant had not cancelled.
  case when c.status in ('resolved', 'closed') and c.cancelled_at is null
    then coalesce(c.closed_at, c.updated_at) end as ended_at,
  coalesce(m.recovered_cents, 0) as recovered_cents,
  -- What is still to pay of it.
  greatest(coalesce(m.fee_cents, 0) - coalesce(d.paid_cents, 0), 0) as fee_cents,
  a.at as analyzed_at, l.drafted_at, l.sent_at, l.delivered_on, least(o.first_on, m.first_on, p.first_on) as answered_on,
  app.stage_of(
    -- Nothing is negotiated before the processor has answered.
    case when c.status = 'in_progress' and p.first_on is null then 'under_review' else c.status end, c.cancelled_at is not null, c.held_amount_cents, coalesce(m.recovered_cents, 0), o.waits, l.delivered,
    l.sent, l.with_attorney, l.drafted, a.at is not null) as stage,
  c.owner_id
from cases c
left join letter l on l.case_id = c.id
left join money m on m.case_id = c.id
left join paid d on d.case_id = c.id
left join offer o on o.case_id = c.id
left join reply p on p.case_id = c.id
left join analysis a on a.case_id = c.id;
revoke all on app.case_facts from public;

create policy staff on reports for select to unhold_app using ((select app.sees_all()));
create policy system_writes on reports for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');
