-- What the public writes: contact messages and the newsletter.

-- The cases that name the actor's proved address while their owners have not let it in: which there are, and nothing of them.
create or replace function app.cases_naming_actor() returns table (case_id uuid, submitted_at timestamptz, asked_at timestamptz, refused_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return query
    select c.id, c.created_at, a.asked_at, a.refused_at
    from cases c
    left join contact_asks a on a.case_id = c.id
    where app.actor_role() = 'client' and c.email_key = app.actor_email() and c.contact_key is null
      and c.created_by <> app.actor_id()
    order by c.created_at desc, c.id
    limit 50;
end $$;

-- The owner's yes or no to the contact address of their case. False for anybody but the owner.
create or replace function app.answer_contact(p_case uuid, p_let_in boolean, p_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update cases set contact_key = case when p_let_in then email_key end
  where id = p_case and created_by = app.actor_id() and app.actor_role() = 'client';
  if not found then return false; end if;
  update contact_asks set refused_at = case when not p_let_in then p_at end where case_id = p_case;
  return true;
end $$;

-- When a case's contact address changes, the owner's consent and the open question to it lapse: they were about the old
-- address. Fires after guard_merchant_change, which would refuse a change of contact_key by the merchant.
create or replace function app.let_go_of_contact() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  new.contact_key := null;
  delete from contact_asks where case_id = new.id;
  return new;
end $$;

revoke all on function
  app.cases_naming_actor(), app.answer_contact(uuid, boolean, timestamptz), app.let_go_of_contact()
from public;
grant execute on function app.cases_naming_actor(), app.answer_contact(uuid, boolean, timestamptz) to unhold_app;

create trigger record_new after insert or delete on contact_asks
  for each row execute function app.record_row_change('case', 'all');
create trigger record_update after update on contact_asks
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'all');

create policy handling on contact_messages for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()) and (handled_by is null or handled_by = (select app.actor_id())));
create policy reading on contact_messages for select to unhold_app using ((select app.sees_all()));
create policy receiving on contact_messages for insert to unhold_app
  with check ((select app.actor_role()) = 'system' and handled_at is null);

create policy reading on newsletter_subscriptions for select to unhold_app using ((select app.sees_all()));
create policy system_writes on newsletter_subscriptions for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');

create policy asking on contact_asks for insert to unhold_app with check ((select app.sees_all()));
create policy with_case on contact_asks for select to unhold_app
  using ((select app.sees_all()) or app.owns_case(case_id));
