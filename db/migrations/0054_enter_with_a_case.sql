-- One call names the actor of a read and the case that it is about (docs/decisions/0121).

-- As app.enter(text), whose place it takes: names whoever the session belongs to for this transaction, and, with
-- p_case, that case as the one in view if they may see it. Gives the session's row as JSON, always in the same words
-- while nothing has changed; null once the session has ended.
create function app.enter(p_token text, p_case uuid) returns text
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  session record;
begin
  select a.id, a.email, a.email_verified, u.role, u.org_id, u.org_kind, s.id as session_id, s.second_factor as passed,
    a.two_factor_enabled as has_codes, exists (select 1 from auth.passkeys k where k.user_id = a.id) as has_passkey
  into session
  from auth.sessions s
  join auth.users a on a.id = s.user_id
  left join users u on u.id = a.id
  where s.token = p_token and s.expires_at > now() and app.session_lives(u.role, s.created_at, s.seen_at);
  perform set_config('app.actor_id', coalesce(session.id::text, ''), true),
    set_config('app.actor_role', coalesce(session.role, ''), true),
    set_config('app.actor_email', case when session.email_verified then lower(session.email) else '' end, true);
  if p_case is not null then
    perform app.see_case(p_case);
  end if;
  return case when session.id is not null then row_to_json(session)::text end;
end $$;
revoke all on function app.enter(text, uuid) from public;
grant execute on function app.enter(text, uuid) to unhold_app;
-- app.enter(text) stays while a process of the version before may still run; the next migration of sessions drops it.
