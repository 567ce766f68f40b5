-- The engagement between a merchant and the attorney of the case: a paper that both sign, and counsel's own inquiry before.
-- The attorney whom a paper names that counsel signs; null for the others.
alter table paper_signatures add column attorney_id uuid references attorneys;
alter table paper_signatures add check ((kind = 'engagement') = (attorney_id is not null));
create unique index on paper_signatures (case_id, attorney_id, party) where kind = 'engagement';

-- What counsel found out before engaging. Nobody but that attorney reads it: it may name other clients of the firm.
create table engagement_inquiries (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  attorney_id uuid not null references attorneys,
  -- How the client's identity, the signer's authority and the owners were verified.
  identity text not null check (length(btrim(identity)) between 3 and 1000),
  authority text not null check (length(btrim(authority)) between 3 and 1000),
  owners text not null check (length(btrim(owners)) between 3 and 1000),
  -- The day of the sanctions screening, and which lists were searched by hand.
  screened_on date not null,
  screened text not null check (length(btrim(screened)) between 3 and 1000),
  -- The day on which the firm's own records were searched for conflicts, without any.
  conflicts_on date not null,
  recorded_at timestamptz not null
);
create index on engagement_inquiries (case_id, attorney_id, recorded_at desc);
alter table engagement_inquiries enable row level security;
grant select, insert on engagement_inquiries to unhold_app;

-- More columns of the same function.
drop function app.counsel_of(uuid);

-- Nobody is engaged yet.
update case_progress set progress = (progress::jsonb || jsonb_build_object('to_engage', case_attorney_id is not null))::json;
