-- A case's messages have two sides, and each side has its own read marks.

create table messages (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  message_type text not null,
  subject text not null,
  body text not null,
  visibility text not null default 'internal' check (visibility in ('internal', 'merchant')),
  author_id uuid references users,
  author_role text not null default 'system' check (author_role in ('merchant', 'staff', 'attorney', 'system')),
  -- A name both sides may read: neither sees the other's profiles.
  author_name text not null default '',
  created_at timestamptz not null default now(),
  read_by_merchant_at timestamptz,
  read_by_staff_at timestamptz
);
create index on messages (case_id, created_at desc);
create index on messages (author_id, created_at desc) where author_id is not null;
create index on messages (case_id) where visibility = 'merchant' and read_by_merchant_at is null;
create index on messages (case_id) where author_role = 'merchant' and read_by_staff_at is null;
-- When a case was analyzed, read from the index alone: the analysis is long, and a report asks for every case.
create index messages_analyzed on messages (case_id, created_at) where message_type = 'ai_analysis';

alter table messages enable row level security;
create policy reading on messages for select to unhold_app
  using (
    (select app.sees_all())
    or (visibility = 'merchant' and exists (select 1 from cases c where c.id = case_id))
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy staff_writes on messages for insert to unhold_app with check ((select app.sees_all()));
create policy merchant_writes on messages for insert to unhold_app
  with check (
    author_role = 'merchant' and visibility = 'merchant' and message_type = 'message'
    and author_id = (select app.actor_id()) and read_by_staff_at is null
    -- The server says 30 days by the program's clock; a day more for clocks that differ.
    and app.owns_case(case_id)
    and exists (
      select 1 from cases c
      where c.id = case_id and (c.closed_at is null or c.closed_at > now() - interval '31 days')));
create policy attorney_writes on messages for insert to unhold_app
  with check (
    author_role = 'attorney' and message_type = 'message'
    and author_id = (select app.attorney_id()) and read_by_merchant_at is null
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert, update, delete on messages to unhold_app;

-- Each side marks what the other has written; nothing else of a message ever changes.
create function app.mark_messages_read(p_case uuid, p_at timestamptz) returns void
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
revoke all on function app.mark_messages_read(uuid, timestamptz) from public;
grant execute on function app.mark_messages_read(uuid, timestamptz) to unhold_app;

create function app.record_message_change() returns trigger language plpgsql as $$
declare
  m messages := case tg_op when 'DELETE' then old else new end;
begin
  perform app.record_change(m.case_id, 'messages', case when m.visibility = 'merchant' then 'all' else 'internal' end);
  return null;
end $$;
create trigger record_new after insert or delete on messages
  for each row execute function app.record_message_change();
create trigger record_update after update on messages
  for each row when (old.* is distinct from new.*) execute function app.record_message_change();
