-- A demand is emailed once (docs/decisions/0057): which try holds the message, until when, and since when it waits for
-- a decision.

alter table outbox
  -- The try that may hand the message to the mail server. A later try takes its place; an earlier one may no longer.
  add column attempt uuid,
  -- While `sending`, renewed by the worker that holds the message. Past: that worker is gone.
  add column held_until timestamptz,
  -- An email that may leave only once and did not, or may not have: since then staff or attorney decide about it.
  add column waits_since timestamptz;

create index outbox_sending on outbox (held_until) where channel = 'email' and status = 'sending';
create index outbox_waiting on outbox (waits_since) where waits_since is not null;

update outbox set waits_since = created_at
where channel = 'email' and template = 'demand-letter'
  and (status = 'uncertain' or (status = 'failed' and error not like 'Held back: %'));

-- What may have arrived never leaves again by itself, and what one try has handed over no other takes up.
create function app.keep_sent_once() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if old.status = 'uncertain' and new.status in ('queued', 'sending')
    and coalesce(app.actor_role() not in ('admin', 'attorney'), true)
  then
    raise exception 'an email that may have arrived leaves again only when staff or its attorney say so'
      using errcode = 'check_violation';
  end if;
  if old.status = 'sending' and new.attempt is distinct from old.attempt then
    raise exception 'another try has handed this email over' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function app.keep_sent_once() from public;
create trigger keep_sent_once before update on outbox
  for each row when (old.channel = 'email' and old.template = 'demand-letter')
  execute function app.keep_sent_once();

-- Open pages show at once that a letter's email waits for a decision, or no longer does.
create trigger record_update after update on outbox
  for each row when (
    new.case_id is not null and new.template = 'demand-letter'
    and (old.status, old.waits_since) is distinct from (new.status, new.waits_since))
  execute function app.record_row_change('letters', 'internal');
