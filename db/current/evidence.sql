-- What the exports of the processor's records show, of a case and of an application before it is one.

create trigger record_new after insert or delete on account_proofs
  for each row execute function app.record_row_change('files', 'all');
create trigger record_update after update on account_proofs
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('files', 'all');

-- Seen by the case's merchant and the desk; only the program writes, also what the merchant answers and confirms.
create policy with_case on account_proofs for select to unhold_app
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));
create policy system_inserts on account_proofs for insert to unhold_app with check ((select app.sees_all()));
create policy system_updates on account_proofs for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));

create trigger record_new after insert on export_mappings
  for each row when (new.case_id is not null) execute function app.record_row_change('files', 'internal');

-- Of another case it says nothing but how a header is read, and only the desk sees that.
create policy reading on export_mappings for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
create policy system_inserts on export_mappings for insert to unhold_app with check ((select app.sees_all()));

-- As strict as the draft itself; only the program writes here too.
create policy own on draft_account_proofs for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy system_inserts on draft_account_proofs for insert to unhold_app with check ((select app.sees_all()));
create policy system_updates on draft_account_proofs for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
