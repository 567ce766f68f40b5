-- What staff confirmed or entered of clauses, agreements and authorities.

-- Which attorney confirmed what: attorneys may not otherwise read each other's names.
create or replace function app.confirmed_knowledge()
returns table (kind text, key text, wording text, by_name text, at timestamptz)
language sql stable security definer set search_path = public, pg_catalog as $$
  select 'authority', c.authority_id, null, a.full_name, c.confirmed_at
  from authority_confirmations c
  join attorneys a on a.user_id = c.attorney_id
  where app.sees_all() or app.attorney_id() is not null
  union all
  select 'clause', c.clause_id, c.wording, a.full_name, c.confirmed_at
  from clause_confirmations c
  join attorneys a on a.user_id = c.attorney_id
  where app.sees_all() or app.attorney_id() is not null
$$;

revoke all on function app.confirmed_knowledge() from public;
grant execute on function app.confirmed_knowledge() to unhold_app;

create trigger another_confirms after insert on authority_confirmations
  for each row when (new.authority_id like 'own-%') execute function app.another_confirms();

create trigger append_only before update or delete on version_choices
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on version_choices
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on version_confirmations
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on version_confirmations
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on own_authorities
  for each row execute function app.refuse_change();
create trigger one_own_authority after insert on own_authorities for each row execute function app.one_own_authority();

-- The desk shows them at once.
create trigger record_new after insert on own_facts for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update of withdrawn_at on own_facts
  for each row execute function app.record_row_change('letters', 'internal');

create policy attorney_insert on authority_confirmations for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and (select app.is_appointed(app.attorney_id())));
create policy reading on authority_confirmations for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);

create policy attorney_insert on clause_confirmations for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and (select app.is_appointed(app.attorney_id())));
create policy reading on clause_confirmations for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);

create policy reading on knowledge_retirements for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy restoring on knowledge_retirements for update to unhold_app
  using (restored_at is null and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null))
  with check (restored_by = (select app.actor_id()));
create policy retiring on knowledge_retirements for insert to unhold_app
  with check (
    retired_by = (select app.actor_id()) and restored_at is null
    and ((select app.actor_role()) = 'admin' or (select app.attorney_id()) is not null));

create policy desk_insert on version_choices for insert to unhold_app
  with check (
    chosen_by = (select app.actor_id()) and app.works_on_case(case_id)
    and (set_aside is null or (select app.attorney_id()) is not null));
create policy with_case on version_choices for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy own_insert on version_confirmations for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy with_case on version_confirmations for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy adding on agreement_texts for insert to unhold_app
  with check ((select app.actor_role()) = 'system' and replaced_at is null);
create policy reading on agreement_texts for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy replacing on agreement_texts for update to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system' and replaced_at is not null);

create policy attorney_insert on own_authorities for insert to unhold_app
  with check (added_by = (select app.attorney_id()));
create policy reading on own_authorities for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);

create policy attorney_insert on own_facts for insert to unhold_app
  with check (
    added_by = (select app.attorney_id()) and withdrawn_at is null
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    and (file_id is null or exists (select 1 from case_files f where f.id = file_id and f.case_id = own_facts.case_id)));
create policy desk on own_facts for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy withdrawing on own_facts for update to unhold_app
  using (withdrawn_at is null and added_by = (select app.attorney_id()))
  with check (added_by = (select app.attorney_id()));
