-- Who wrote a version of a letter, and what was asked of them: the instructions as read, with what was applied and what was not and why.
-- `engine` is embedded or language_model; `engine_note` says why a model that was asked did not write. Tokens are those of all tries for this version.
alter table letter_versions add column knobs jsonb, add column model text, add column engine_note text,
  add column input_tokens integer check (input_tokens >= 0), add column output_tokens integer check (output_tokens >= 0),
  add check ((engine = 'language_model') = (model is not null));

-- Each use of a language model, for the daily budget: also the one whose words were refused or whose requester went away. It names nobody and no case.
create table model_calls (
  id uuid primary key,
  at timestamptz not null,
  provider text not null,
  model text not null,
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  outcome text not null check (outcome in ('written', 'refused', 'failed', 'cancelled'))
);
create index on model_calls (at);
alter table model_calls enable row level security;
create policy staff on model_calls for select to unhold_app using ((select app.sees_all()));
create policy system_writes on model_calls for insert to unhold_app with check ((select app.actor_role()) = 'system');
revoke all on model_calls from unhold_app;
grant select, insert on model_calls to unhold_app;
