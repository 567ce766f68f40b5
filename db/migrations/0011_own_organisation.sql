-- A merchant's organisation takes its legal name once: while it has the name made up from the e-mail, and for its own person only.
create function app.name_own_org(p_made_up text, p_name text) returns void
language sql security definer set search_path = public, pg_catalog as $$
  update orgs set name = p_name
  where kind = 'merchant' and name = p_made_up and id = (select org_id from users where users.id = app.actor_id())
$$;
revoke all on function app.name_own_org(text, text) from public;
grant execute on function app.name_own_org(text, text) to unhold_app;
