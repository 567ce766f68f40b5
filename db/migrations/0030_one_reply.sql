-- What a processor said is one row. An offer is what a reply of that kind makes in the ledger, and nothing else makes one; money that came
-- back may name the reply that announced it (docs/decisions/0060).

alter table processor_replies drop constraint processor_replies_kind_check;
alter table processor_replies drop constraint processor_replies_check1;
alter table processor_replies drop constraint processor_replies_check2;
-- Whoever entered an old offer may be unknown; new rows name their user by the policy `entering`.
alter table processor_replies alter column entered_by drop not null;
alter table processor_replies add column terms text check (length(terms) between 1 and 2000);
alter table processor_replies add column expires_on date check (expires_on >= received_on);
alter table offers add column reply_id uuid unique references processor_replies on delete cascade;
alter table recoveries add column reply_id uuid references processor_replies on delete set null;
create index on recoveries (reply_id) where reply_id is not null;

-- Old rows change here without becoming events: nobody waits for news of what is long on record.
alter table processor_replies disable trigger user;
alter table offers disable trigger user;

-- A general reply took up none of our points and never counted as the answer; that is what an automatic one is.
update processor_replies set kind = 'automatic' where kind = 'form_reply';

-- The same offer, entered once as a reply and once in the ledger, is one; of an offer entered only in the ledger a reply is made.
with twins as (
  select o.id as offer_id, r.id as reply_id,
    row_number() over (partition by o.id order by r.created_at, r.id) as of_offer,
    row_number() over (partition by r.id order by o.created_at, o.id) as of_reply
  from offers o
  join processor_replies r on r.case_id = o.case_id and r.kind = 'offer' and r.withdrawn_at is null
    and r.received_on = o.received_on and r.amount_cents = o.amount_cents)
update offers o set reply_id = t.reply_id from twins t where t.offer_id = o.id and t.of_offer = 1 and t.of_reply = 1;

update processor_replies r
set terms = nullif(left(btrim(o.terms), 2000), ''), expires_on = greatest(o.answer_by, r.received_on)
from offers o where o.reply_id = r.id;

insert into processor_replies (
  id, case_id, received_on, kind, amount_cents, terms, expires_on, entered_by, entered_by_name, created_at)
select o.id, o.case_id, o.received_on, 'offer', o.amount_cents, nullif(left(btrim(o.terms), 2000), ''),
  greatest(o.answer_by, o.received_on), o.recorded_by, coalesce(u.email, 'Not on record'), o.created_at
from offers o left join users u on u.id = o.recorded_by
where o.reply_id is null;
update offers set reply_id = id where reply_id is null;
alter table offers alter column reply_id set not null;

alter table processor_replies enable trigger user;
alter table offers enable trigger user;

alter table processor_replies add constraint processor_replies_kind_check check (
  kind in ('release', 'partial_release', 'offer', 'refusal', 'request_for_documents', 'automatic', 'silence'));
alter table processor_replies add constraint sum_of_its_kind check (
  case when kind in ('release', 'partial_release') then amount_cents is not null
    else amount_cents is null or kind = 'offer' end);
alter table processor_replies add constraint terms_of_an_offer check (
  kind = 'offer' or (terms is null and expires_on is null));
-- Silence says nothing: it is what somebody found on a day, about one letter.
alter table processor_replies add constraint silence_says_nothing check (
  kind <> 'silence' or (words is null and file_id is null));

-- An offer of the ledger is made by its reply. One without a sum is refused here, since nobody could accept it.
create function app.open_offer() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into offers (id, case_id, reply_id, amount_cents, terms, received_on, answer_by, recorded_by, created_at)
  values (
    new.id, new.case_id, new.id, new.amount_cents, coalesce(new.terms, ''), new.received_on, new.expires_on,
    new.entered_by, new.created_at);
  return null;
end $$;
create trigger open_offer after insert on processor_replies
  for each row when (new.kind = 'offer' and new.withdrawn_at is null) execute function app.open_offer();

-- A reply that was never made leaves no open offer behind. What the merchant accepted is not undone by it.
create function app.close_offer() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (select 1 from offers where reply_id = new.id and status = 'accepted') then
    raise exception 'the merchant accepted the offer of this reply' using errcode = 'restrict_violation';
  end if;
  update offers set status = 'withdrawn' where reply_id = new.id and status = 'open';
  return null;
end $$;
create trigger close_offer after update of withdrawn_at on processor_replies
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function app.close_offer();
revoke all on function app.open_offer(), app.close_offer() from public;

-- Its state is all that may still change, and no offer comes or goes without its reply.
revoke insert, update, delete on offers from unhold_app;
grant update (status) on offers to unhold_app;

-- No letter begins to leave past an open offer whose sum it does not even name. The program asks for more (dealsWithOffer); this holds whoever
-- writes the row. The last day of an offer ends with it in Hawaii.
create function app.heed_offers() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (
    select 1 from offers o join letter_versions v on v.letter_id = new.id and v.version = new.version
    where o.case_id = new.case_id and o.status = 'open'
      and (o.answer_by is null or o.answer_by >= ((greatest(
        now(), (select max(a.approved_at) from letter_approvals a where a.letter_id = new.id)
      ) - interval '10 hours') at time zone 'utc')::date)
      and position(
        '$' || regexp_replace(to_char(o.amount_cents / 100.0, 'FM999,999,999,999,990.00'), '\.00$', '')
        in v.document ->> 'blocks') = 0
  ) then
    raise exception 'an open offer is passed over' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
revoke all on function app.heed_offers() from public;
create trigger heed_offers before update of status on letters
  for each row when (new.status = 'sending' and old.status is distinct from 'sending') execute function app.heed_offers();

-- Only money of the same case can be what a reply announced.
create function app.check_announced() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from processor_replies r
    where r.id = new.reply_id and r.case_id = new.case_id and r.kind in ('release', 'partial_release')
  ) then
    raise exception 'no release was announced by this reply' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function app.check_announced() from public;
create trigger check_announced before insert on recoveries
  for each row when (new.reply_id is not null) execute function app.check_announced();


-- The stage, the next action and the clocks know that the processor has answered, whoever looks.

create or replace function app.compute_progress(p_cases uuid[])
returns table (case_id uuid, progress json, milestones json)
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
        'approved_at', case when l.status not in ('draft', 'in_review') then (
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

update case_progress k set progress = p.progress, milestones = p.milestones
from app.compute_progress(array(select id from cases)) p where p.case_id = k.case_id;

create or replace function app.start_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into case_progress (case_id, progress, milestones) values (
    new.id,
    '{"analyzed_at": null, "signed_at": null, "recovered_cents": 0, "open_offers": null, "replied_on": null, "unread_by_merchant": 0, "letters": null}',
    '{"replied_at": null, "unread_by_staff": 0, "untouched": true, "letters": [], "offers": [], "recoveries": [], "tranches": []}');
  return null;
end $$;

-- In a report a case was answered by the first reply, offer or payment.
create or replace view app.case_facts as
with letter as (
  select case_id, min(created_at) as drafted_at, min(sent_at) as sent_at,
    min(delivered_on) filter (where status = 'delivered') as delivered_on,
    bool_or(status = 'delivered') as delivered,
    bool_or(status in ('sent', 'returned_to_sender')) as sent,
    bool_or(status in ('in_review', 'approved', 'sending')) as with_attorney,
    bool_or(status = 'draft') as drafted
  from letters group by case_id
), money as (
  select r.case_id, sum(r.amount_cents)::bigint as recovered_cents, min(r.received_on) as first_on,
    sum(r.amount_cents) filter (where r.received_on >= (l.sent_at at time zone 'utc')::date)::bigint
      as fee_bearing_cents
  from recoveries r left join letter l using (case_id) group by r.case_id
), offer as (
  select case_id, bool_or(status = 'open') as open, min(received_on) as first_on from offers group by case_id
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
    c.status, c.cancelled_at is not null, c.held_amount_cents, coalesce(m.recovered_cents, 0), o.open, l.delivered,
    l.sent, l.with_attorney, l.drafted, a.at is not null) as stage
from cases c
left join letter l on l.case_id = c.id
left join money m on m.case_id = c.id
left join offer o on o.case_id = c.id
left join reply p on p.case_id = c.id
left join analysis a on a.case_id = c.id
left join fee_terms f on f.case_id = c.id;

-- What is left of a case that must be kept: of a reply what kind came when, with what sum and terms.
create or replace function app.reduce_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  number text := app.take_for_erasing(p_case);
  keys text[];
  books text[];
begin
  if exists (select 1 from cases where id = p_case and status not in ('resolved', 'closed')) then
    raise exception 'case % is open', number using errcode = 'restrict_violation';
  end if;
  select coalesce(array_agg(pdf_key), '{}') into books
  from exhibit_books where case_id = p_case and pdf_key is not null;
  select coalesce(array_agg(key), '{}') into keys from (
    select storage_key as key from case_files where case_id = p_case
    union
    select storage_key from uploads where case_id = p_case or for_case = p_case
    union
    select pdf_key from letter_versions
    where case_id = p_case and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))) as stored;

  delete from case_files where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from business_owners where case_id = p_case;
  delete from previous_processors where case_id = p_case;
  delete from messages where case_id = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from letter_approvals a
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = a.letter_id and l.version = a.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letter_versions v
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = v.letter_id and l.version = v.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letters
  where case_id = p_case and status not in ('sending', 'sent', 'delivered', 'returned_to_sender');
  -- The books that were approved went out with their letters.
  delete from exhibit_books b
  where case_id = p_case and not exists (select 1 from letter_approvals a where a.exhibit_book_id = b.id);
  -- An offer is part of the ledger, whatever became of it, and so is the reply that made it.
  delete from processor_replies r
  where case_id = p_case and withdrawn_at is not null and not exists (select 1 from offers o where o.reply_id = r.id);
  update processor_replies set words = null, file_id = null where case_id = p_case;
  delete from outbox where case_id = p_case and template <> 'demand-letter';
  execute (
    select format(
      'update cases set email = %L, %s, version = version + 1, updated_at = now() where id = $1',
      'erased@erased.invalid', string_agg(format('%I = default', name), ', '))
    from app.case_columns where not kept and name <> 'email') using p_case;
  delete from app.erasing where case_id = p_case;

  insert into erasures_log (what, subject_id, case_number, actor_id)
  values ('case_reduced', p_case, number, app.actor_id());
  return keys || array(
    select key from unnest(books) as key
    where not exists (select 1 from exhibit_books b where b.case_id = p_case and b.pdf_key = key));
end $$;


-- What the merchant offers is the merchant's choice: the desk proposes terms, and they count once the merchant has signed them as a paper.
-- Appended; the newest counts, and null terms take earlier ones back.
create table offer_terms (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  amount_cents bigint check (amount_cents > 0),
  terms text not null default '' check (length(terms) <= 2000),
  good_until date,
  proposed_by uuid not null references users,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  check ((amount_cents is null) = (good_until is null))
);
create index on offer_terms (case_id, proposed_at desc);
create trigger append_only before update or delete on offer_terms
  for each row execute function app.refuse_change();
alter table offer_terms enable row level security;
create policy with_case on offer_terms for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy desk_insert on offer_terms for insert to unhold_app
  with check (proposed_by = (select app.actor_id()) and app.works_on_case(case_id));
grant select, insert on offer_terms to unhold_app;
create trigger record_new after insert or delete on offer_terms
  for each row execute function app.record_row_change('agreement', 'all');

alter table notice_papers drop constraint notice_papers_kind_check;
alter table notice_papers add constraint notice_papers_kind_check check (kind in ('notice', 'authorization', 'offer'));
