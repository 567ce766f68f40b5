-- How the engagement of an attorney in a case ends: declined before it, withdrawn from with notice, ended by the client, or counsel is gone.
-- It holds no reason: counsel writes that to the client alone, in the thread of counsel.
create table engagement_endings (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  attorney_id uuid not null references attorneys,
  how text not null check (how in ('declined', 'withdrew', 'client_ended', 'gone')),
  -- The firm's day up to which the attorney acts; null: it ended at once.
  last_on date,
  recorded_by uuid references users,
  recorded_at timestamptz not null,
  check ((how = 'withdrew') = (last_on is not null))
);
create index on engagement_endings (case_id, attorney_id);
create index on engagement_endings (attorney_id);
alter table engagement_endings enable row level security;
grant select, insert on engagement_endings to unhold_app;

-- Nothing has ended yet.
update case_progress set progress = (progress::jsonb || '{"ending": null}')::json;

-- What counsel says in the closing letter, in their own words; the latest counts until the letter is signed.
create table closing_points (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  attorney_id uuid not null references attorneys,
  done text not null check (length(btrim(done)) between 3 and 4000),
  not_done text not null check (length(btrim(not_done)) between 3 and 4000),
  -- The earliest limitation date that counsel has confirmed, without tolling; null: none.
  limitation_on date,
  -- Of which claim and by which law, or why none is confirmed.
  limitation text not null check (length(btrim(limitation)) between 3 and 1000),
  -- The second lawyer who checked it; null: nobody has.
  second_lawyer text check (length(btrim(second_lawyer)) between 3 and 200),
  recorded_at timestamptz not null
);
create index on closing_points (case_id, recorded_at desc);
alter table closing_points enable row level security;
grant select, insert on closing_points to unhold_app;
