-- What happened in a case, and what the hold does to the business: the merchant alone confirms and reports.

create trigger record_new after insert or delete on case_events
  for each row execute function app.record_row_change('case', 'all');
create trigger record_update after update on case_events
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'all');
create trigger record_new after insert or delete on case_harms
  for each row execute function app.record_row_change('case', 'all');

-- A guest reads what is confirmed.
create policy with_case on case_events for select to unhold_app
  using (
    case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
    or (state = 'confirmed' and case_id = any ((select app.guest_cases())::uuid[])));
create policy desk_proposes on case_events for insert to unhold_app
  with check (
    state = 'proposed' and source = 'staff' and proposed_by = (select app.actor_id()) and app.works_on_case(case_id)
    and (proof_file_id is null or exists (select 1 from case_files f where f.id = proof_file_id and f.case_id = case_events.case_id)));
-- What a language model points at, as our rules read it there.
create policy program_proposes on case_events for insert to unhold_app
  with check (
    (select app.actor_role()) = 'system' and state = 'proposed' and source <> 'staff' and proposed_by is null
    and (source_file_id is null or exists (select 1 from case_files f where f.id = source_file_id and f.case_id = case_events.case_id)));
create policy merchant_decides on case_events for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and app.owns_case(case_id) and state <> 'proposed' and source <> 'staff'
    and decided_by = (select app.actor_id())
    and (source_file_id is null or exists (select 1 from case_files f where f.id = source_file_id and f.case_id = case_events.case_id))
    and (source_message_id is null or exists (select 1 from messages m where m.id = source_message_id and m.case_id = case_events.case_id))
    and (proof_file_id is null or exists (select 1 from case_files f where f.id = proof_file_id and f.case_id = case_events.case_id)));
create policy merchant_updates on case_events for update to unhold_app
  using ((select app.actor_role()) = 'client' and app.owns_case(case_id))
  with check (
    -- They decide, or put it to themselves again.
    (decided_by = (select app.actor_id()) or state = 'proposed') and app.owns_case(case_id)
    and (proof_file_id is null or exists (select 1 from case_files f where f.id = proof_file_id and f.case_id = case_events.case_id)));

create policy merchant_takes_back on case_harms for delete to unhold_app
  using ((select app.actor_role()) = 'client' and app.owns_case(case_id));
create policy merchant_reports on case_harms for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and app.owns_case(case_id) and reported_by = (select app.actor_id()));
create policy with_case on case_harms for select to unhold_app
  using (
    case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
    or case_id = any ((select app.guest_cases())::uuid[]));
