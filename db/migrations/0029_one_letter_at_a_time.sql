-- One letter at a time, in order, dated on a business day (docs/decisions/0059).

-- A letter that a newer one replaced before it was sent. It stays as it is.
alter table letters drop constraint letters_status_check;
alter table letters add constraint letters_status_check check (
  status in ('draft', 'in_review', 'approved', 'sending', 'superseded', 'sent', 'delivered', 'returned_to_sender'));

-- Of several that live in a case from before, the one that is furthest stays, and of those the newest.
update letters set status = 'superseded'
where id in (
  select id from (
    select id, row_number() over (
      partition by case_id
      order by array_position(array['sending', 'approved', 'in_review', 'draft'], status), created_at desc, id desc) as place
    from letters where status in ('draft', 'in_review', 'approved', 'sending')) as live
  where place > 1);

create unique index letters_one_live on letters (case_id) where status in ('draft', 'in_review', 'approved', 'sending');


-- An attorney drafts a letter out of the order, and says why. Written before its letter, in the same transaction.
create table letter_departures (
  letter_id uuid primary key references letters on delete cascade deferrable initially deferred,
  case_id uuid not null references cases on delete cascade,
  attorney_id uuid not null references attorneys,
  -- What the order said, in the sentence that the attorney read.
  obstacle text not null,
  reason text not null check (length(btrim(reason)) > 0),
  created_at timestamptz not null
);
create index on letter_departures (case_id);
create trigger append_only before update or delete on letter_departures
  for each row execute function app.refuse_change();
alter table letter_departures enable row level security;
create policy desk on letter_departures for select to unhold_app
  using ((select app.sees_all()) or app.attends_case(case_id));
create policy own_attorney on letter_departures for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));
grant select, insert on letter_departures to unhold_app;


-- Where the firm's days begin and end; domain/calendar/firm-day.ts has the same.
create function app.firm_day(p_at timestamptz) returns date language plpgsql immutable parallel safe
set search_path = pg_catalog as $$
begin
  return (p_at at time zone 'America/New_York')::date;
end $$;

create function app.has_ended(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases where id = p_case and (status in ('resolved', 'closed') or cancelled_at is not null));
end $$;

-- Whether a letter of this type comes before its turn: after the last one that left, delivered and past its answer's day.
create function app.out_of_order(p_case uuid, p_type text, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  types constant text[] := array['initial', 'follow_up', 'final', 'escalation'];
  last letters;
begin
  select * into last from letters
  where case_id = p_case and status in ('sent', 'delivered', 'returned_to_sender')
  order by created_at desc, id desc limit 1;
  if not found then return p_type <> 'initial'; end if;
  -- What came back reached nobody: it is written again.
  if last.status = 'returned_to_sender' then return p_type <> last.demand_type; end if;
  return array_position(types, p_type) <> array_position(types, last.demand_type) + 1
    or last.status <> 'delivered'
    or last.answer_due_on is null
    or last.answer_due_on >= app.firm_day(p_at);
end $$;

create function app.keep_letter_order() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if app.has_ended(new.case_id) then
    raise exception 'no letter is drafted for a case that has ended' using errcode = 'check_violation';
  end if;
  if app.out_of_order(new.case_id, new.demand_type, new.created_at)
    and not exists (select 1 from letter_departures where letter_id = new.id)
  then
    raise exception 'a % letter is not due yet', new.demand_type using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_letter_order before insert on letters
  for each row when (new.status in ('draft', 'in_review', 'approved', 'sending'))
  execute function app.keep_letter_order();

create function app.keep_letter_life() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if old.status = 'superseded' then
    raise exception 'a superseded letter stays as it is' using errcode = 'check_violation';
  end if;
  if new.status = 'superseded' and old.status not in ('draft', 'in_review') then
    raise exception 'a letter that is % is not superseded', old.status using errcode = 'check_violation';
  end if;
  if new.status in ('approved', 'sending') and app.has_ended(new.case_id) then
    raise exception 'no letter of a case that has ended is approved or sent' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_letter_life before update on letters
  for each row when (old.status is distinct from new.status or old.version is distinct from new.version)
  execute function app.keep_letter_life();

create function app.refuse_superseded() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (select 1 from letters where id = new.letter_id and status = 'superseded') then
    raise exception 'a superseded letter stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_superseded before insert on letter_versions
  for each row execute function app.refuse_superseded();
create trigger refuse_superseded before insert on letter_approvals
  for each row execute function app.refuse_superseded();
create trigger refuse_superseded before insert on outbox
  for each row when (new.letter_id is not null and new.template = 'demand-letter')
  execute function app.refuse_superseded();

-- What is approved is dated on that day, or on the business day after it: never earlier, and never on a weekend. The
-- holidays are the program's. Three days are the longest that the firm is closed.
create function app.keep_letter_date() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  dated date;
begin
  select (document ->> 'dated')::date into dated
  from letter_versions where letter_id = new.letter_id and version = new.version;
  if dated not between app.firm_day(new.approved_at) and app.firm_day(new.approved_at) + 3
    or extract(isodow from dated) > 5
  then
    raise exception 'a letter is dated on the day of its approval: % is not', dated using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_letter_date before insert on letter_approvals
  for each row execute function app.keep_letter_date();

revoke all on function
  app.firm_day(timestamptz), app.has_ended(uuid), app.out_of_order(uuid, text, timestamptz), app.keep_letter_order(),
  app.keep_letter_life(), app.refuse_superseded(), app.keep_letter_date()
from public;


-- The program and its staff begin a letter as a draft or in review, and so does its case's attorney.
alter policy staff_inserts on letters
  with check ((select app.sees_all()) and status in ('draft', 'in_review'));
create policy desk_inserts on letters for insert to unhold_app
  with check (status in ('draft', 'in_review') and app.attends_case(case_id));
