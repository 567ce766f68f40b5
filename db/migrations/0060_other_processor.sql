-- The name of a processor that is not in the list, as its merchant typed it: null unless the processor is `other`
-- (docs/decisions/0142). Who may change it says app.case_columns, which is filled from domain/case-fields.ts.
alter table cases add column other_processor text;
