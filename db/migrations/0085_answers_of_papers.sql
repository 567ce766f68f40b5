-- What the papers of a notice state, which their merchant may enter until they are signed. Filled from `domain/case-fields.ts`.
alter table app.case_columns add column in_papers boolean not null default false;
