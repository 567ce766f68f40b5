-- Sessions of staff and attorneys end after half an hour without a request, and after twelve hours (docs/decisions/0076).

alter table auth.sessions add column seen_at timestamptz not null default now();

-- Whether a session is still one of somebody with this role. Merchants' end by expires_at alone.
create function app.session_lives(p_role text, p_created_at timestamptz, p_seen_at timestamptz) returns boolean
language plpgsql stable set search_path = pg_catalog as $$
begin
  return coalesce(p_role, 'client') = 'client'
    or (p_created_at > now() - interval '12 hours' and p_seen_at > now() - interval '30 minutes');
end $$;
revoke all on function app.session_lives(text, timestamptz, timestamptz) from public;

create or replace function app.enter(
  p_token text,
  out id uuid, out email text, out email_verified boolean, out role text, out org_id uuid, out org_kind text,
  out session_id uuid, out passed boolean, out has_codes boolean, out has_passkey boolean
)
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  select a.id, a.email, a.email_verified, u.role, u.org_id, u.org_kind, s.id, s.second_factor, a.two_factor_enabled,
    exists (select 1 from auth.passkeys k where k.user_id = a.id)
  into id, email, email_verified, role, org_id, org_kind, session_id, passed, has_codes, has_passkey
  from auth.sessions s
  join auth.users a on a.id = s.user_id
  left join users u on u.id = a.id
  where s.token = p_token and s.expires_at > now() and app.session_lives(u.role, s.created_at, s.seen_at);
  perform set_config('app.actor_id', coalesce(id::text, ''), true),
    set_config('app.actor_role', coalesce(role, ''), true),
    set_config('app.actor_email', case when email_verified then lower(email) else '' end, true);
end $$;

-- Notes that a session is used. One that has ended stays ended.
create function app.touch_session(p_session uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update auth.sessions s set seen_at = now()
  where s.id = p_session
    and app.session_lives((select u.role from users u where u.id = s.user_id), s.created_at, s.seen_at);
end $$;
revoke all on function app.touch_session(uuid) from public;
grant execute on function app.touch_session(uuid) to unhold_app;
