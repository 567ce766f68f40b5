-- Two roles that no login uses directly: every connection of the program puts on one of them at its start.
-- Neither owns a table nor bypasses row-level security. Roles belong to the cluster, so another database may have made them.
do $$ begin create role unhold_app nologin nosuperuser nobypassrls; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role unhold_auth nologin nosuperuser nobypassrls; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin execute format('grant unhold_app, unhold_auth to %I', current_user); exception when unique_violation then null; end $$;

create schema app;
create schema auth;
grant usage on schema app, public to unhold_app;
grant usage on schema auth to unhold_auth;
revoke create on schema public from public;
