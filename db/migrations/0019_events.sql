-- Live events: each change of a case is noted as which case, what of it, and for whom. Never content: who hears of it is decided a second
-- time, as that person, by the process that holds their stream. Noted in a table and read by its transactions, not told by NOTIFY: that
-- would make every writer's commit wait for the one before (docs/decisions/0022 has the figures). Equal notes of one transaction are one.
create table app.changes (
  transaction xid8 not null default pg_current_xact_id(),
  case_id uuid not null,
  what text not null,
  audience text not null check (audience in ('all', 'house')),
  at timestamptz not null default now(),
  primary key (transaction, case_id, what, audience)
);
create function app.tell(p_case uuid, p_what text, p_audience text) returns void language sql security definer set search_path = pg_catalog as $$
  insert into app.changes (case_id, what, audience) values (p_case, p_what, p_audience) on conflict do nothing
$$;
-- Up to where everything is over: whatever a transaction before this one has noted can be read now. As text, for drivers that know no xid8.
create function app.changes_horizon() returns text language sql volatile security definer set search_path = pg_catalog as $$
  select pg_snapshot_xmin(pg_current_snapshot())::text
$$;
-- What was noted by transactions from p_from on, and the horizon of this very look, from which the next one goes on. What was seen in
-- between the two comes again; the reader knows it by its transaction.
create function app.changes_from(p_from text) returns table (transaction text, case_id uuid, what text, audience text, horizon text)
language sql volatile security definer set search_path = pg_catalog as $$
  select c.transaction::text, c.case_id, c.what, c.audience, h.horizon
  from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h left join app.changes c on c.transaction >= p_from::xid8 and app.sees_all()
  order by c.transaction
$$;
create function app.forget_changes() returns void language sql security definer set search_path = pg_catalog as $$
  delete from app.changes where at < now() - interval '10 minutes' and app.sees_all()
$$;
revoke all on function app.tell(uuid, text, text), app.changes_horizon(), app.changes_from(text), app.forget_changes() from public;
-- The triggers run as whoever writes.
grant execute on function app.tell(uuid, text, text), app.changes_horizon(), app.changes_from(text), app.forget_changes() to unhold_app;

-- A row with a case_id, named by the trigger's argument; everybody who sees the case sees the row.
create function app.tell_change() returns trigger language plpgsql as $$
begin
  perform app.tell(case tg_op when 'DELETE' then old.case_id else new.case_id end, tg_argv[0], 'all');
  return null;
end $$;

create function app.tell_case() returns trigger language plpgsql as $$
begin
  perform app.tell(case tg_op when 'DELETE' then old.id else new.id end, 'case', 'all');
  return null;
end $$;

-- The merchant sees that a letter exists and where it stands; its words and versions are the house's (docs/decisions/0008).
create function app.tell_letter() returns trigger language plpgsql as $$
declare shown boolean := true;
begin
  if tg_op = 'UPDATE' then
    shown := (old.status, old.tracking_number, old.sent_at, old.delivered_on, old.answer_due_on)
      is distinct from (new.status, new.tracking_number, new.sent_at, new.delivered_on, new.answer_due_on);
  end if;
  perform app.tell(case tg_op when 'DELETE' then old.case_id else new.case_id end, 'letters', case when shown then 'all' else 'house' end);
  return null;
end $$;

create function app.tell_message() returns trigger language plpgsql as $$
declare m messages := case tg_op when 'DELETE' then old else new end;
begin
  perform app.tell(m.case_id, 'messages', case when m.visibility = 'merchant' then 'all' else 'house' end);
  return null;
end $$;

create trigger tell_new after insert or delete on cases for each row execute function app.tell_case();
create trigger tell after update on cases for each row when (old.* is distinct from new.*) execute function app.tell_case();
create trigger tell_new after insert or delete on letters for each row execute function app.tell_letter();
create trigger tell after update on letters for each row when (old.* is distinct from new.*) execute function app.tell_letter();
create trigger tell_new after insert or delete on messages for each row execute function app.tell_message();
create trigger tell after update on messages for each row when (old.* is distinct from new.*) execute function app.tell_message();
do $$
declare t record;
begin
  for t in select * from (values ('case_files', 'files'), ('agreements', 'agreement'), ('offers', 'ledger'), ('recoveries', 'ledger'), ('held_tranches', 'ledger'),
    ('tranche_slips', 'ledger'), ('fee_payments', 'ledger')) as each (name, what) loop
    execute format('create trigger tell_new after insert or delete on %I for each row execute function app.tell_change(%L)', t.name, t.what);
    execute format('create trigger tell after update on %I for each row when (old.* is distinct from new.*) execute function app.tell_change(%L)', t.name, t.what);
  end loop;
end $$;
