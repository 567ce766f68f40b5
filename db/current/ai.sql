-- What merchants decided about language models: the merchant alone decides, and those who work on the case see it.

create trigger record_new after insert or delete on ai_consents
  for each row execute function app.record_row_change('case', 'all');

create policy merchant_decides on ai_consents for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and app.owns_case(case_id) and decided_by = (select app.actor_id()));
create policy with_case on ai_consents for select to unhold_app
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));

create policy program on model_readings for all to unhold_app
  using ((select app.actor_role()) = 'system') with check ((select app.actor_role()) = 'system');
