-- What a language model wrote for a letter is suggested like anybody's changes (docs/decisions/0209).
alter table letter_suggestions
  -- Which model wrote it, by its provider's word; `suggested_by` asked for it. Null: they wrote it themselves.
  add column model text,
  -- [{about, text, why}]: what the model wrote and nobody is suggested.
  add column not_used jsonb;
-- [{text, is, sources: [{id, about, value}]}]: the sentences of a model, each beside what it rests on.
alter table letter_suggestion_parts add column sentences jsonb;
