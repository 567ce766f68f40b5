-- One row a case, for the reports. A case whose offer was accepted and whose money has not come stays at the offer, as its pages say
-- (domain/cases/stage.ts).
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
    sum(r.amount_cents) filter (where r.received_on >= (l.sent_at at time zone 'America/New_York')::date)::bigint
      as fee_bearing_cents
  from recoveries r left join letter l using (case_id) group by r.case_id
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
  coalesce(m.fee_bearing_cents, 0) * coalesce(f.percent, 0) / 100 as fee_cents,
  a.at as analyzed_at, l.drafted_at, l.sent_at, l.delivered_on, least(o.first_on, m.first_on, p.first_on) as answered_on,
  app.stage_of(
    c.status, c.cancelled_at is not null, c.held_amount_cents, coalesce(m.recovered_cents, 0), o.waits, l.delivered,
    l.sent, l.with_attorney, l.drafted, a.at is not null) as stage,
  c.owner_id
from cases c
left join letter l on l.case_id = c.id
left join money m on m.case_id = c.id
left join offer o on o.case_id = c.id
left join reply p on p.case_id = c.id
left join analysis a on a.case_id = c.id
left join fee_terms f on f.case_id = c.id;
revoke all on app.case_facts from public;
