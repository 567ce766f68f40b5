-- The state of the system: processes, alarms, checkups. Staff read it, the program writes it.

create policy queue on app.outgoing_hold for select to unhold_queue using (true);
create policy staff on app.outgoing_hold for select to unhold_app using ((select app.sees_all()));

create policy staff on processes for select to unhold_app using ((select app.sees_all()));
create policy system_deletes on processes for delete to unhold_app using ((select app.actor_role()) = 'system');
create policy system_inserts on processes for insert to unhold_app with check ((select app.actor_role()) = 'system');
create policy system_updates on processes for update to unhold_app using ((select app.actor_role()) = 'system');

create policy staff on alarms for select to unhold_app using ((select app.sees_all()));
create policy system_deletes on alarms for delete to unhold_app using ((select app.actor_role()) = 'system');
create policy system_inserts on alarms for insert to unhold_app with check ((select app.actor_role()) = 'system');
create policy system_updates on alarms for update to unhold_app using ((select app.actor_role()) = 'system');

create policy staff on checkups for select to unhold_app using ((select app.sees_all()));
create policy system_deletes on checkups for delete to unhold_app using ((select app.actor_role()) = 'system');
create policy system_inserts on checkups for insert to unhold_app with check ((select app.actor_role()) = 'system');
create policy system_updates on checkups for update to unhold_app using ((select app.actor_role()) = 'system');

create policy staff on damaged_files for select to unhold_app using ((select app.sees_all()));
create policy system_deletes on damaged_files for delete to unhold_app using ((select app.actor_role()) = 'system');
create policy system_inserts on damaged_files for insert to unhold_app
  with check ((select app.actor_role()) = 'system');
create policy system_updates on damaged_files for update to unhold_app using ((select app.actor_role()) = 'system');
