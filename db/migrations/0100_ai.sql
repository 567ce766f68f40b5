-- What merchants decided about language models, a row a decision: the last one of a case is in force. It names each
-- recipient, so that another one is asked about again (docs/decisions/0207).
create table ai_consents (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  -- Whom the merchant allows; nobody: taken back.
  providers text[] not null,
  sends text not null check (sends in ('facts', 'texts')),
  place text not null check (place in ('application', 'engagement', 'case')),
  decided_by uuid not null references users,
  decided_at timestamptz not null
);
create index on ai_consents (case_id, decided_at desc);
create index on ai_consents (decided_by);
alter table ai_consents enable row level security;
grant select, insert on ai_consents to unhold_app;

-- Each call of a language model, with what was asked for, which model answered and what it cost; no text. A call is
-- counted when its case has gone, too.
alter table model_calls
  add column case_id uuid references cases on delete set null,
  add column purpose text not null default '',
  -- By the provider's word; null: none did.
  add column answered_by text,
  -- Millionths of a dollar, by the prices that the operator set; null: none are set.
  add column cost_micros bigint check (cost_micros >= 0);
alter table model_calls alter column purpose drop default;
create index on model_calls (case_id);
