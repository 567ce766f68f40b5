-- Sign-up may name a company, which becomes the organisation's name (spec, section 3).
alter table auth.users add column company_name text;
drop function app.sign_up_of(uuid);
-- Answered to staff and the program only: a person's account says nothing to another person.
create function app.sign_up_of(p_user uuid)
returns table (email text, name text, first_name text, last_name text, display_name text, phone text, company_name text)
language sql stable security definer set search_path = public, pg_catalog as $$
  select a.email, a.name, a.first_name, a.last_name, a.display_name, a.phone, a.company_name from auth.users a where a.id = p_user and app.sees_all()
$$;
revoke all on function app.sign_up_of(uuid) from public;
grant execute on function app.sign_up_of(uuid) to unhold_app;

-- A merchant's own submit queues a mail about the case; a letter is queued by its attorney or by staff alone.
drop policy queueing on outbox;
create policy queueing on outbox for insert to unhold_app with check (
  (select app.sees_all())
  or (status = 'queued' and letter_id is null and channel = 'email' and template <> 'demand-letter' and exists (select 1 from cases c where c.id = case_id))
  or (status = 'queued' and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));

-- Each attorney confirms for themselves: a case that changes hands does not hand on the confirmations.
alter table finding_confirmations drop constraint finding_confirmations_pkey, add primary key (letter_id, key, attorney_id);
