-- Drafts of an application, and requests that may be repeated.

create trigger refuse_erased after insert on application_drafts
  for each row execute function app.refuse_erased('user_id');

create policy own on application_drafts for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

create policy own on idempotency_keys for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
