-- Edits that were carried over into a draft: the draft as the program wrote it, from which the next edits are told, and who had edited.
-- {"draft": document, "editors": [name]}; null in a version into which nothing was carried.
alter table letter_versions add column carried jsonb;
