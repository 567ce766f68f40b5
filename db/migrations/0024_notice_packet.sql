-- The notice of dispute: what the merchant signed for it, the processor's form of the day, the day of filing that is meant, and which
-- version of the agreement was chosen and confirmed. Everything is appended; the newest counts, and a paper only while its text is still
-- what the facts of the case give (decision 54).

-- A paper that the merchant signed: the notice itself, or the authorization of counsel. `sha256` is of text and signature together.
create table notice_papers (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  kind text not null check (kind in ('notice', 'authorization')),
  -- The version that asks for it, and the form's name where the processor has a form.
  agreement text not null,
  form text,
  title text not null,
  text text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  signed_name text not null check (length(btrim(signed_name)) between 2 and 200),
  -- Path data of the drawn signature in a box of 600 by 200; null for a name that was only typed.
  drawn text check (length(drawn) <= 20000),
  signed_by uuid not null references users,
  signed_at timestamptz not null,
  address text not null,
  user_agent text not null default '',
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create index on notice_papers (case_id, kind, signed_at desc);

-- Taken back by the merchant: the paper stays as it was and counts no longer.
create table notice_paper_withdrawals (
  paper_id uuid primary key references notice_papers on delete cascade,
  case_id uuid not null references cases on delete cascade,
  withdrawn_by uuid not null references users,
  withdrawn_at timestamptz not null
);
create index on notice_paper_withdrawals (case_id);

-- The processor's own form: filled in and kept as a file of the case, or submitted on the web.
create table notice_forms (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  agreement text not null,
  file_id uuid references case_files on delete cascade,
  submitted_on_web boolean not null,
  completed_on date not null,
  recorded_by uuid not null references users,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  check (submitted_on_web = (file_id is null))
);
create index on notice_forms (case_id, recorded_at desc);
create index on notice_forms (file_id);

-- The day on which the merchant means to file; null takes an earlier one back.
create table filing_days (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  filing_on date,
  recorded_by uuid not null references users,
  recorded_by_name text not null,
  recorded_at timestamptz not null
);
create index on filing_days (case_id, recorded_at desc);

-- The version that an attorney or staff chose where the days on file do not decide it; null takes the choice back.
create table version_choices (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  agreement text,
  reason text not null check (btrim(reason) <> ''),
  chosen_by uuid not null references users,
  chosen_by_name text not null,
  chosen_at timestamptz not null
);
create index on version_choices (case_id, chosen_at desc);

-- The attorney read the agreement again on the day of use and found this version in force.
create table version_confirmations (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  agreement text not null,
  confirmed_on date not null,
  attorney_id uuid not null references attorneys,
  attorney_name text not null,
  confirmed_at timestamptz not null
);
create index on version_confirmations (case_id, agreement, confirmed_on desc);

create trigger append_only before update or delete on notice_papers
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on notice_paper_withdrawals
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on notice_forms
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on filing_days
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on version_choices
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on version_confirmations
  for each row execute function app.refuse_change();

-- The attorney whom a case's merchant is asked to authorize, for whoever may see the case: the paper names them.
create function app.counsel_of(p_case uuid)
returns table (full_name text, firm_name text, bar_number text, bar_state text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return query
    select a.full_name, a.firm_name, a.bar_number, a.bar_state
    from cases c join attorneys a on a.user_id = c.attorney_id
    where c.id = p_case and app.sees_case(p_case);
end $$;

-- Staff, the program, or the attorney of the case.
create function app.works_on_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.sees_all()
    or exists (select 1 from cases c where c.id = p_case and c.attorney_id = app.attorney_id());
end $$;

revoke all on function app.counsel_of(uuid), app.works_on_case(uuid) from public;
grant execute on function app.counsel_of(uuid), app.works_on_case(uuid) to unhold_app;


-- Whoever may see the case may see its papers. The merchant signs in person; not even the program signs for them.

alter table notice_papers enable row level security;
create policy with_case on notice_papers for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy signing on notice_papers for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and signed_by = (select app.actor_id())
    and exists (
      select 1 from cases c
      where c.id = case_id and c.cancelled_at is null and c.status not in ('resolved', 'closed')
        and (c.created_by = (select app.actor_id()) or c.email_key = (select app.actor_email()))));
grant select, insert on notice_papers to unhold_app;

alter table notice_paper_withdrawals enable row level security;
create policy with_case on notice_paper_withdrawals for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy own_withdrawal on notice_paper_withdrawals for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and withdrawn_by = (select app.actor_id())
    and exists (select 1 from notice_papers p where p.id = paper_id and p.case_id = notice_paper_withdrawals.case_id)
    and app.owns_case(case_id));
grant select, insert on notice_paper_withdrawals to unhold_app;

alter table notice_forms enable row level security;
create policy with_case on notice_forms for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy desk_insert on notice_forms for insert to unhold_app
  with check (
    recorded_by = (select app.actor_id()) and app.works_on_case(case_id)
    and (file_id is null
      or exists (select 1 from case_files f where f.id = file_id and f.case_id = notice_forms.case_id)));
grant select, insert on notice_forms to unhold_app;

alter table filing_days enable row level security;
create policy with_case on filing_days for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy desk_insert on filing_days for insert to unhold_app
  with check (recorded_by = (select app.actor_id()) and app.works_on_case(case_id));
grant select, insert on filing_days to unhold_app;

alter table version_choices enable row level security;
create policy with_case on version_choices for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy desk_insert on version_choices for insert to unhold_app
  with check (chosen_by = (select app.actor_id()) and app.works_on_case(case_id));
grant select, insert on version_choices to unhold_app;

alter table version_confirmations enable row level security;
create policy with_case on version_confirmations for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy own_insert on version_confirmations for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert on version_confirmations to unhold_app;


-- Live changes: a paper is part of the agreement's panel, and what is recorded for the notice is too.

create trigger record_new after insert or delete on notice_papers
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on notice_paper_withdrawals
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on notice_forms
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on filing_days
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on version_choices
  for each row execute function app.record_row_change('agreement', 'all');
create trigger record_new after insert or delete on version_confirmations
  for each row execute function app.record_row_change('agreement', 'all');
