-- Messages, mentions, text messages and what was read of them.

-- Each side marks what the other has written; nothing else of a message ever changes.
create or replace function app.mark_messages_read(p_case uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if app.sees_all() or exists (select 1 from cases where id = p_case and attorney_id = app.attorney_id()) then
    update messages set read_by_staff_at = p_at
    where case_id = p_case and author_role = 'merchant' and read_by_staff_at is null;
  elsif app.owns_case(p_case) then
    update messages set read_by_merchant_at = p_at
    where case_id = p_case and visibility = 'merchant' and author_role <> 'merchant' and read_by_merchant_at is null;
  end if;
end $$;

create or replace function app.record_message_change() returns trigger language plpgsql as $$
declare
  m messages := case tg_op when 'DELETE' then old else new end;
begin
  perform app.record_change(m.case_id, 'messages', case when m.visibility = 'merchant' then 'all' else 'internal' end);
  return null;
end $$;

-- Client and counsel: the owner of the case, and the attorney that it has now. Not its contact address, its guests, staff or the program.
create or replace function app.is_client_or_counsel(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case
      and ((app.actor_role() = 'client' and c.created_by = app.actor_id()) or c.attorney_id = app.attorney_id()));
end $$;

-- Each of the two marks what the other has written.
create or replace function app.mark_counsel_read(p_case uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if not app.is_client_or_counsel(p_case) then return; end if;
  update counsel_messages set read_at = p_at
  where case_id = p_case and read_at is null
    and author_role = case when app.attorney_id() is null then 'attorney' else 'merchant' end;
end $$;

-- Who may be mentioned in a case: staff, and the case's attorney. Read by those who work on the case.
create or replace function app.may_be_mentioned(p_case uuid, p_user uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from users u join orgs o on o.id = u.org_id
    where u.id = p_user and u.erased_at is null
      and ((u.role = 'admin' and o.kind = 'internal')
        or (u.role = 'attorney' and exists (select 1 from cases c where c.id = p_case and c.attorney_id = u.id))));
end $$;

-- The users who may be mentioned, with their names, for those who work on the case: an attorney cannot read other
-- users' rows.
create or replace function app.mentionable(p_case uuid) returns table (id uuid, name text, role text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not (app.sees_all() or app.attends_case(p_case)) then return; end if;
  return query
    select u.id, coalesce(a.full_name, nullif(btrim(p.display_name), ''), u.email), u.role
    from users u left join profiles p on p.user_id = u.id left join attorneys a on a.user_id = u.id and u.role = 'attorney'
    where (u.role = 'admin' or u.id = (select c.attorney_id from cases c where c.id = p_case)) and app.may_be_mentioned(p_case, u.id)
    order by lower(coalesce(a.full_name, p.display_name)), u.id;
end $$;

-- No writer can put a mention into a message that a merchant reads, or mention a user who may not read the note.
create or replace function app.mention_stays_inside() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from messages m
    where m.id = new.message_id and m.case_id = new.case_id and m.visibility = 'internal' and m.author_role in ('staff', 'attorney'))
  then
    raise exception 'only an internal note mentions somebody' using errcode = 'check_violation';
  end if;
  if not app.may_be_mentioned(new.case_id, new.user_id) then
    raise exception 'only staff and the attorney of the case can be mentioned' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The recipients of emails about a case: the account that owns it, and its contact address once the owner has let it in
-- (docs/decisions/0151). No row for an actor who does not see the case, or for a case whose owner is erased.
create or replace function app.case_recipients(p_case uuid) returns table (owner text, contact text)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  if not app.sees_case(p_case) then return; end if;
  return query
    select u.email, case when c.contact_key <> lower(u.email) then c.email end
    from cases c
    join users u on u.id = c.created_by
    where c.id = p_case and u.erased_at is null;
end $$;

revoke all on function
  app.mark_messages_read(uuid, timestamptz), app.is_client_or_counsel(uuid), app.mark_counsel_read(uuid, timestamptz),
  app.may_be_mentioned(uuid, uuid), app.mentionable(uuid),
  app.mention_stays_inside(), app.case_recipients(uuid)
from public;
grant execute on function
  app.mark_messages_read(uuid, timestamptz), app.is_client_or_counsel(uuid), app.mark_counsel_read(uuid, timestamptz),
  app.mentionable(uuid), app.case_recipients(uuid)
to unhold_app;

create trigger record_new after insert or delete on messages
  for each row execute function app.record_message_change();
create trigger record_update after update on messages
  for each row when (old.* is distinct from new.*) execute function app.record_message_change();

create trigger mention_stays_inside before insert on message_mentions
  for each row execute function app.mention_stays_inside();
create trigger record_new after insert or delete on message_mentions
  for each row execute function app.record_row_change('messages', 'internal');
create trigger record_update after update on message_mentions
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('messages', 'internal');

create trigger record_new after insert or delete on counsel_messages
  for each row execute function app.record_row_change('counsel', 'counsel');
create trigger record_update after update on counsel_messages
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('counsel', 'counsel');

create policy client_and_counsel on counsel_messages for select to unhold_app
  using (app.is_client_or_counsel(case_id));
create policy writing on counsel_messages for insert to unhold_app
  with check (
    app.is_client_or_counsel(case_id) and author_id = (select app.actor_id()) and read_at is null
    and author_role = case when (select app.attorney_id()) is null then 'merchant' else 'attorney' end);

create policy attorney_writes on messages for insert to unhold_app
  with check (
    author_role = 'attorney' and message_type = 'message'
    and author_id = (select app.attorney_id()) and read_by_merchant_at is null
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy merchant_writes on messages for insert to unhold_app
  with check (
    author_role = 'merchant' and visibility = 'merchant' and message_type = 'message'
    and author_id = (select app.actor_id()) and read_by_staff_at is null
    -- The server says 30 days by the program's clock; a day more for clocks that differ.
    and app.owns_case(case_id)
    and exists (
      select 1 from cases c
      where c.id = case_id and (c.closed_at is null or c.closed_at > now() - interval '31 days')));
create policy reading on messages for select to unhold_app
  using (
    (select app.sees_all())
    or (visibility = 'merchant' and (case_id = (select app.seen_case()) or app.sees_case(case_id)))
    or app.attends_case(case_id));
create policy staff_writes on messages for insert to unhold_app with check ((select app.sees_all()));

create policy own on notification_reads for select to unhold_app
  using (user_id = (select app.actor_id()));
create policy reading on notification_reads for insert to unhold_app
  with check (user_id = (select app.actor_id()) and app.owns_case(case_id));

create policy desk_writes on message_mentions for insert to unhold_app
  with check ((select app.sees_all()) or app.attends_case(case_id));
create policy reading on message_mentions for select to unhold_app
  using ((select app.sees_all()) or (user_id = (select app.attorney_id()) and app.attends_case(case_id)));
-- One's own alone.
create policy seeing on message_mentions for update to unhold_app
  using (user_id = (select app.actor_id())) with check (user_id = (select app.actor_id()));

create policy own on text_numbers for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

create policy own_or_staff on text_messages for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy program_adds on text_messages for insert to unhold_app with check ((select app.sees_all()));
create policy program_settles on text_messages for update to unhold_app
  using ((select app.sees_all())) with check ((select app.sees_all()));
