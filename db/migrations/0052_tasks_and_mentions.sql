-- What staff have to do in a case besides its next action, who is mentioned in a note, and texts that staff keep.

-- Any number a case, each with its own owner and day. Ticked off, it stays with the case.
create table case_tasks (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  text text not null check (length(btrim(text)) between 1 and 300),
  due_on date not null,
  -- Null: nobody's, in the list of work that has no owner.
  owner_id uuid references users,
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by uuid references users,
  done_by_name text,
  check ((done_at is null) = (done_by is null) and (done_at is null) = (done_by_name is null))
);
-- In the work list's order: one person's, and everybody's.
create index on case_tasks (owner_id, due_on, id) where done_at is null;
create index on case_tasks (due_on, id) where done_at is null;
create index on case_tasks (case_id);

alter table case_tasks enable row level security;
create policy staff on case_tasks for all to unhold_app
  using ((select app.sees_all())) with check ((select app.sees_all()));
grant select, insert, update, delete on case_tasks to unhold_app;

create trigger record_new after insert or delete on case_tasks
  for each row execute function app.record_row_change('case', 'internal');
create trigger record_update after update on case_tasks
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'internal');

-- Who is mentioned in an internal note; `seen_at`: when they opened the case's messages or dismissed it.
create table message_mentions (
  id uuid primary key,
  message_id uuid not null references messages on delete cascade,
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  mentioned_by_name text not null,
  mentioned_at timestamptz not null,
  seen_at timestamptz,
  unique (message_id, user_id)
);
create index on message_mentions (user_id, mentioned_at) where seen_at is null;
create index on message_mentions (case_id);

-- Whoever may be mentioned in a case: staff, and the case's attorney. Read by whoever works on the case.
create function app.may_be_mentioned(p_case uuid, p_user uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from users u join orgs o on o.id = u.org_id
    where u.id = p_user and u.erased_at is null
      and ((u.role = 'admin' and o.kind = 'internal')
        or (u.role = 'attorney' and exists (select 1 from cases c where c.id = p_case and c.attorney_id = u.id))));
end $$;
-- Their names, for whoever works on the case: an attorney sees no other user's row.
create function app.mentionable(p_case uuid) returns table (id uuid, name text, role text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not (app.sees_all() or app.attends_case(p_case)) then return; end if;
  return query
    select u.id, coalesce(a.full_name, nullif(btrim(p.display_name), ''), u.email), u.role
    from users u left join profiles p on p.user_id = u.id left join attorneys a on a.user_id = u.id and u.role = 'attorney'
    where (u.role = 'admin' or u.id = (select c.attorney_id from cases c where c.id = p_case)) and app.may_be_mentioned(p_case, u.id)
    order by lower(coalesce(a.full_name, p.display_name)), u.id;
end $$;
-- No path puts a mention into a message that a merchant can read, or mentions somebody who may not read the note.
create function app.mention_stays_inside() returns trigger
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
create trigger mention_stays_inside before insert on message_mentions
  for each row execute function app.mention_stays_inside();
revoke all on function app.may_be_mentioned(uuid, uuid), app.mentionable(uuid), app.mention_stays_inside() from public;
grant execute on function app.mentionable(uuid) to unhold_app;

alter table message_mentions enable row level security;
create policy reading on message_mentions for select to unhold_app
  using ((select app.sees_all()) or (user_id = (select app.attorney_id()) and app.attends_case(case_id)));
create policy desk_writes on message_mentions for insert to unhold_app
  with check ((select app.sees_all()) or app.attends_case(case_id));
-- One's own alone.
create policy seeing on message_mentions for update to unhold_app
  using (user_id = (select app.actor_id())) with check (user_id = (select app.actor_id()));
grant select, insert on message_mentions to unhold_app;
grant update (seen_at) on message_mentions to unhold_app;

create trigger record_new after insert or delete on message_mentions
  for each row execute function app.record_row_change('messages', 'internal');
create trigger record_update after update on message_mentions
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('messages', 'internal');

-- Texts for messages that the staff of a firm keep for each other.
create table saved_texts (
  id uuid primary key,
  org_id uuid not null references orgs on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  body text not null check (length(btrim(body)) between 1 and 5000),
  changed_by_name text not null,
  changed_at timestamptz not null
);
create unique index on saved_texts (org_id, lower(name));

alter table saved_texts enable row level security;
create policy own_firm on saved_texts for all to unhold_app
  using ((select app.sees_all()) and org_id in (select u.org_id from users u where u.id = (select app.actor_id())))
  with check ((select app.sees_all()) and org_id in (select u.org_id from users u where u.id = (select app.actor_id())));
grant select, insert, update, delete on saved_texts to unhold_app;

-- As in 0035; what staff wrote into a case's tasks goes with its messages.
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
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))
    union
    select signed_pdf_key from letter_approvals
    where case_id = p_case and signed_pdf_key is not null and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_approvals.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))) as stored;

  delete from case_files where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from business_owners where case_id = p_case;
  delete from previous_processors where case_id = p_case;
  delete from messages where case_id = p_case;
  delete from case_tasks where case_id = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from letter_approvals a
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = a.letter_id and l.version = a.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letter_suggestions where case_id = p_case;
  -- What the merchant confirmed in their own words, and the names that a search for conflicts was made with.
  delete from fact_entries where case_id = p_case;
  delete from letter_facts where case_id = p_case;
  delete from conflict_decisions where case_id = p_case;
  delete from own_facts where case_id = p_case;
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
