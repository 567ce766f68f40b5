-- Erasing a person reaches what others were sent about them, and invitations to their address (docs/decisions/0154).

create or replace function app.erase_user(p_user uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  each record;
  keys text[];
  address text;
  proved boolean;
begin
  if not app.sees_all() then
    raise exception 'only staff and the program erase' using errcode = 'insufficient_privilege';
  end if;
  perform 1 from users where id = p_user and role = 'client' and erased_at is null for update;
  if not found then
    raise exception 'this user cannot be erased' using errcode = 'restrict_violation';
  end if;
  -- So that no case is made, and none comes under hold, between looking and erasing.
  perform 1 from cases where created_by = p_user order by id for update;
  if exists (select 1 from app.erasure_of(p_user) e where e.outcome in ('legal_hold', 'open')) then
    raise exception 'a case stands in the way' using errcode = 'restrict_violation';
  end if;
  select a.email, a.email_verified into address, proved from auth.users a where a.id = p_user;
  select coalesce(array_agg(storage_key), '{}') into keys from uploads where user_id = p_user and case_id is null;

  for each in select * from app.erasure_of(p_user) loop
    case each.outcome
      when 'erased' then keys := keys || app.erase_case(each.id);
      when 'kept' then keys := keys || app.reduce_case(each.id);
      else
        update cases set
          created_by = each.holder, org_id = (select org_id from users where id = each.holder), version = version + 1
        where id = each.id;
        insert into erasures_log (what, subject_id, case_number, actor_id)
        values ('case_handed_over', each.id, each.case_number, app.actor_id());
    end case;
  end loop;

  -- Files that went to somebody else's case belong to that case now.
  delete from uploads where user_id = p_user and case_id is null;
  update messages set author_name = 'Erased' where author_id = p_user;
  delete from application_drafts where user_id = p_user;
  delete from idempotency_keys where user_id = p_user;
  delete from email_preferences where user_id = p_user;
  delete from profiles where user_id = p_user;
  if proved then
    delete from newsletter_subscriptions where lower(email) = lower(address);
    delete from contact_messages where lower(email) = lower(address);
  end if;
  -- In a case of somebody else's, too: whom that merchant had invited.
  delete from outbox where lower(recipient) = lower(address) and template <> 'demand-letter';
  -- To others, about them: a contact form's text goes to staff. An address that nobody proved may be somebody else's.
  delete from outbox
  where case_id is null and position(lower(address) in lower(payload::text)) > 0
    and (proved or template <> 'contact-message');
  delete from outbox
  where template = 'case-invitation'
    and payload ->> 'invitation_id' in (select g.id::text from case_guests g where g.invited_by = p_user or g.user_id = p_user);
  if proved then
    update case_guests set email = 'erased@erased.invalid', name = '', ended_at = coalesce(ended_at, now())
    where email_key = lower(address);
  end if;
  delete from auth.verifications
  where value = p_user::text
    or position(lower(address) in lower(identifier)) > 0
    or position(lower(address) in lower(value)) > 0
    or position(p_user::text in value) > 0;
  delete from auth.users where id = p_user;

  update erasure_requests set note = '' where user_id = p_user;
  update users set email = 'erased+' || p_user || '@erased.invalid', phone = null, erased_at = now() where id = p_user;
  -- Their former organizations are named after them too.
  update orgs set name = 'Erased'
  where kind = 'merchant'
    and (id = (select org_id from users where id = p_user) or id in (
      select from_value::uuid from access_log where subject_id = p_user and what = 'organization_changed'))
    and not exists (select 1 from users u where u.org_id = orgs.id and u.erased_at is null);
  insert into erasures_log (what, subject_id, actor_id) values ('user_erased', p_user, app.actor_id());
  return keys;
end $$;
