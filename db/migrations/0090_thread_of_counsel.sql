-- What client and counsel write to each other, and counsel's advice on an offer; nobody else reads either
-- (docs/decisions/0180).

create table counsel_messages (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  author_id uuid not null references users,
  author_role text not null check (author_role in ('merchant', 'attorney')),
  -- A name both may read: neither sees the other's profile.
  author_name text not null,
  body text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index on counsel_messages (case_id, created_at desc);
create index on counsel_messages (author_id, created_at desc);
create index on counsel_messages (case_id) where read_at is null;
alter table counsel_messages enable row level security;
grant select, insert on counsel_messages to unhold_app;

-- The latest of an offer is the one that counts.
create table offer_advice (
  id uuid primary key,
  offer_id uuid not null references offers on delete cascade,
  case_id uuid not null references cases on delete cascade,
  body text not null,
  attorney_id uuid not null references users,
  attorney_name text not null,
  given_at timestamptz not null
);
create index on offer_advice (case_id, given_at);
create index on offer_advice (offer_id);
alter table offer_advice enable row level security;
grant select, insert on offer_advice to unhold_app;

-- The merchant's decision on an offer as they signed it; null for one from before it was signed.
alter table offers
  add column signed_name text,
  add column signed_text text,
  add column signed_address text;

-- `counsel`: the owner of the case and its attorney.
alter table app.changes drop constraint changes_audience_check;
alter table app.changes add constraint changes_audience_check check (audience in ('all', 'internal', 'counsel'));

-- It takes the signature now.
drop function app.answer_offer(uuid, text, timestamptz);
