-- What a read costs (docs/decisions/0048): naming the actor, asking once whether a case is theirs, and the page of a case
-- kept beside it.

-- Names the session's user as the actor of this transaction, and returns who they are and which factors they have passed.
-- One row, of nulls when there is no such session; role is null until the user has a row in users. Then nobody is the
-- actor, and row-level security shows nothing.
drop function app.enter(text);
drop function app.user_of_session(text);
create function app.enter(
  p_token text,
  out id uuid, out email text, out email_verified boolean, out role text, out org_id uuid, out org_kind text,
  out session_id uuid, out passed boolean, out has_codes boolean, out has_passkey boolean
)
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  select a.id, a.email, a.email_verified, u.role, u.org_id, u.org_kind, s.id, s.second_factor, a.two_factor_enabled,
    exists (select 1 from auth.passkeys k where k.user_id = a.id)
  into id, email, email_verified, role, org_id, org_kind, session_id, passed, has_codes, has_passkey
  from auth.sessions s
  join auth.users a on a.id = s.user_id
  left join users u on u.id = a.id
  where s.token = p_token and s.expires_at > now();
  perform set_config('app.actor_id', coalesce(id::text, ''), true),
    set_config('app.actor_role', coalesce(role, ''), true),
    set_config('app.actor_email', case when email_verified then lower(email) else '' end, true);
end $$;
revoke all on function app.enter(text) from public;
grant execute on function app.enter(text) to unhold_app;


-- Of a transaction about one case: whether the actor may see it is asked once, and not for each row of each of its
-- tables. Like the actor, it is named for this transaction only.

create function app.seen_case() returns uuid language sql stable as $$
  select nullif(current_setting('app.seen_case', true), '')::uuid
$$;

create function app.see_case(p_case uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.seen_case', case when app.sees_case(p_case) then p_case::text else '' end, true);
end $$;
revoke all on function app.see_case(uuid) from public;
grant execute on function app.see_case(uuid) to unhold_app;

create function app.attends_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.attorney_id() is not null
    and exists (select 1 from cases c where c.id = p_case and c.attorney_id = app.attorney_id());
end $$;
revoke all on function app.attends_case(uuid) from public;
grant execute on function app.attends_case(uuid) to unhold_app;

alter policy with_case on business_owners
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy with_case on previous_processors
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy with_case on case_files
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy with_case on letters
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy with_case on fee_terms
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy with_case on case_progress
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
alter policy reading on messages
  using (
    (select app.sees_all())
    or (visibility = 'merchant' and (case_id = (select app.seen_case()) or app.sees_case(case_id)))
    or app.attends_case(case_id));

-- A policy for all commands is asked at each read as well, where `with_case` has said as much already.
do $$
declare
  name text;
begin
  foreach name in array array['business_owners', 'previous_processors', 'case_files', 'letters'] loop
    execute format('drop policy staff_writes on %I', name);
    execute format('create policy staff_inserts on %I for insert to unhold_app with check ((select app.sees_all()))', name);
    execute format(
      'create policy staff_updates on %I for update to unhold_app '
      'using ((select app.sees_all())) with check ((select app.sees_all()))', name);
    execute format('create policy staff_deletes on %I for delete to unhold_app using ((select app.sees_all()))', name);
  end loop;
end $$;


-- Beside a case's progress, what only its own page shows besides: again dates, counts and sums, nothing internal.

drop function app.case_milestones(uuid);
alter table case_progress add column milestones json;

drop function app.compute_progress(uuid[]);
create function app.compute_progress(p_cases uuid[])
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
revoke all on function app.compute_progress(uuid[]) from public;

update case_progress k set milestones = p.milestones
from app.compute_progress(array(select id from cases)) p where p.case_id = k.case_id;
alter table case_progress alter column milestones set not null;

-- Of a new case nothing has happened yet, so nothing is looked up.
create or replace function app.start_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into case_progress (case_id, progress, milestones) values (
    new.id,
    '{"analyzed_at": null, "signed_at": null, "recovered_cents": 0, "open_offers": null, "unread_by_merchant": 0, "letters": null}',
    '{"replied_at": null, "unread_by_staff": 0, "untouched": true, "letters": [], "offers": [], "recoveries": [], "tranches": []}');
  return null;
end $$;

create or replace function app.keep_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform 1 from case_progress where case_id = new.case_id for update;
  update case_progress k set progress = p.progress, milestones = p.milestones
  from app.compute_progress(array[new.case_id]) p where k.case_id = p.case_id;
  return null;
end $$;

-- A confirmed finding is work on the letter, after which its merchant may no longer complete the case.
create trigger record_new after insert on finding_confirmations
  for each row execute function app.record_row_change('letters', 'internal');

drop function app.wrong_progress();
create function app.wrong_progress() returns table (case_id uuid, kept json, computed json)
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select c.id, json_build_array(k.progress, k.milestones), json_build_array(p.progress, p.milestones)
    from cases c
    join app.compute_progress(array(select id from cases)) p on p.case_id = c.id
    left join case_progress k on k.case_id = c.id
    where k.progress::jsonb is distinct from p.progress::jsonb
      or k.milestones::jsonb is distinct from p.milestones::jsonb;
end $$;
revoke all on function app.wrong_progress() from public;
grant execute on function app.wrong_progress() to unhold_app;
