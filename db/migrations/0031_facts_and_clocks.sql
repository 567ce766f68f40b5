-- What the merchant confirms before a letter is approved (decision 61): the facts that each version states, one question each, and what
-- happened to them. A confirmation is of one value: another value is asked again.

create table letter_facts (
  letter_id uuid not null,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  position smallint not null,
  fact text not null,
  -- The question in the merchant's words, and its lines (domain/letters/fact-to-confirm.ts).
  says text not null,
  lines jsonb not null,
  value_sha256 text not null check (value_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (letter_id, version, fact),
  foreign key (letter_id, version) references letter_versions (letter_id, version) on delete cascade
);
create index on letter_facts (case_id);

-- Appended: the newest entry for a value says how it stands. `shown`: the question as it was read. `correction`: what the merchant says is
-- right; it changes nothing by itself. `note`: the merchant's words, the desk's answer, or why the attorney waived it.
create table fact_entries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  letter_id uuid not null references letters on delete cascade,
  fact text not null,
  value_sha256 text not null check (value_sha256 ~ '^[0-9a-f]{64}$'),
  shown text not null,
  kind text not null check (kind in ('confirmed', 'corrected', 'answered', 'waived')),
  correction text check (length(btrim(correction)) between 1 and 2000),
  note text check (length(note) <= 2000),
  entered_by uuid not null references users,
  entered_by_name text not null,
  entered_at timestamptz not null,
  -- The merchant's network address and program; empty for the desk.
  address text not null default '',
  user_agent text not null default '',
  check ((kind = 'corrected') = (correction is not null)),
  check (kind in ('confirmed', 'corrected') or length(btrim(note)) > 0)
);
create index on fact_entries (case_id, fact, value_sha256, entered_at desc, id desc);
create index on fact_entries (letter_id);

create trigger append_only before update or delete on letter_facts
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on fact_entries
  for each row execute function app.refuse_change();

-- How a value stands: `asked`, `confirmed`, `corrected` or `waived`. An answered correction is asked again.
create function app.fact_standing(p_case uuid, p_fact text, p_sha256 text) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return coalesce((
    select case e.kind when 'answered' then 'asked' else e.kind end
    from fact_entries e
    where e.case_id = p_case and e.fact = p_fact and e.value_sha256 = p_sha256
    order by e.entered_at desc, e.id desc
    limit 1), 'asked');
end $$;

-- Of the case's newest letter that has not left: how many facts wait for its merchant, and how many corrections for the desk.
create function app.facts_waiting(p_case uuid) returns table (asked integer, corrected integer)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select count(*) filter (where s.standing = 'asked')::integer, count(*) filter (where s.standing = 'corrected')::integer
    from (
      select app.fact_standing(f.case_id, f.fact, f.value_sha256) as standing
      from letter_facts f
      where (f.letter_id, f.version) = (
        select l.id, l.version from letters l
        where l.case_id = p_case and l.status in ('draft', 'in_review', 'approved')
        order by l.created_at desc, l.id desc
        limit 1)) s;
end $$;

-- Nothing is approved whose facts the merchant has not confirmed, unless its attorney waived that.
create function app.require_facts() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (
    select 1 from letter_facts f
    where f.letter_id = new.letter_id and f.version = new.version
      and app.fact_standing(f.case_id, f.fact, f.value_sha256) not in ('confirmed', 'waived'))
  then
    raise exception 'the merchant has not confirmed the facts of this letter' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger require_facts before insert on letter_approvals
  for each row execute function app.require_facts();

revoke all on function
  app.fact_standing(uuid, text, text), app.facts_waiting(uuid), app.require_facts()
from public;
-- Counted within policies and triggers, and by the program for whoever may see the case.
create function app.facts_of_case(p_case uuid) returns table (asked integer, corrected integer)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_case(p_case) and not app.sees_all() then return; end if;
  return query select w.asked, w.corrected from app.facts_waiting(p_case) w;
end $$;
revoke all on function app.facts_of_case(uuid) from public;
grant execute on function app.facts_of_case(uuid) to unhold_app;

-- Kept beside the case's progress, for the lists that show what a merchant owes.
alter table case_progress add column facts_asked integer not null default 0;

create function app.keep_facts() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform 1 from case_progress where case_id = new.case_id for update;
  update case_progress k set facts_asked = w.asked
  from app.facts_waiting(new.case_id) w
  where k.case_id = new.case_id and k.facts_asked <> w.asked;
  return null;
end $$;
revoke all on function app.keep_facts() from public;
create constraint trigger keep_facts after insert on app.changes deferrable initially deferred
  for each row when (new.what in ('letters', 'agreement'))
  execute function app.keep_facts();


-- Who may see and write. Whoever may see the case may see what its letter states of it; not even the program confirms for the merchant.

alter table letter_facts enable row level security;
create policy with_case on letter_facts for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));
create policy desk_insert on letter_facts for insert to unhold_app with check (app.works_on_case(case_id));
grant select, insert on letter_facts to unhold_app;

alter table fact_entries enable row level security;
create policy with_case on fact_entries for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));
create policy own_answer on fact_entries for insert to unhold_app
  with check (
    kind in ('confirmed', 'corrected')
    and (select app.actor_role()) = 'client' and entered_by = (select app.actor_id()) and app.owns_case(case_id));
create policy desk_answer on fact_entries for insert to unhold_app
  with check (kind = 'answered' and entered_by = (select app.actor_id()) and app.works_on_case(case_id));
create policy attorney_waiver on fact_entries for insert to unhold_app
  with check (
    kind = 'waived' and entered_by = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert on fact_entries to unhold_app;


-- Live changes: a version's facts come with its letter; an entry is shown to everybody who may see the case.
create trigger record_new after insert or delete on letter_facts
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on fact_entries
  for each row execute function app.record_row_change('agreement', 'all');


-- Days that wake people (decision 61): somebody among staff who hears of what is late, and a pause of one day of a case.

-- Made by the operator, then by a lead alone; ends with the role.
alter table users add column is_lead boolean not null default false check (not is_lead or role = 'admin');

create function app.keep_lead() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.role <> 'admin' or new.erased_at is not null then
    new.is_lead := false;
  elsif new.is_lead is distinct from old.is_lead and app.actor_role() in ('admin', 'attorney', 'client')
    and not exists (select 1 from users u where u.id = app.actor_id() and u.is_lead and u.role = 'admin')
  then
    raise exception 'only a lead of staff names another' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function app.keep_lead() from public;
create trigger keep_lead before update on users for each row execute function app.keep_lead();

-- Appended: the newest pause of a day counts, while the day is the one that was paused. Nobody is reminded of it before `until`.
create table clock_pauses (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  date_key text not null check (length(date_key) between 1 and 200),
  on_day date not null,
  until date not null,
  reason text not null check (length(btrim(reason)) between 1 and 1000),
  paused_by uuid not null references users,
  paused_by_name text not null,
  paused_at timestamptz not null
);
create index on clock_pauses (case_id, paused_at);
create trigger append_only before update or delete on clock_pauses
  for each row execute function app.refuse_change();

alter table clock_pauses enable row level security;
create policy with_case on clock_pauses for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));
create policy desk_insert on clock_pauses for insert to unhold_app
  with check (paused_by = (select app.actor_id()) and app.works_on_case(case_id));
grant select, insert on clock_pauses to unhold_app;
create trigger record_new after insert or delete on clock_pauses
  for each row execute function app.record_row_change('ledger', 'all');
