-- What a language model wrote for a letter is suggested like anybody's changes (docs/decisions/0209).
alter table letter_suggestions
  -- Which model wrote it, by its provider's word; `suggested_by` asked for it. Null: they wrote it themselves.
  add column model text;
-- [{text, is, sources: [{id, about, value}]}]: the sentences of a model, each beside what it rests on.
alter table letter_suggestion_parts add column sentences jsonb;

-- Which texts of a case a language model has read, so that each is read once: a file, a reply, a message or the
-- merchant's account, and the hash of what was read.
create table model_readings (
  case_id uuid not null references cases on delete cascade,
  source text not null check (source in ('account', 'message', 'reply', 'upload')),
  -- The file, reply or message; of the account the case itself.
  source_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  read_at timestamptz not null,
  primary key (case_id, source, source_id)
);
alter table model_readings enable row level security;
grant select, insert, update on model_readings to unhold_app;
