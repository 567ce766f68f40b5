-- The account with the processor: the days that decide which version of its agreement governs, and the particulars that a notice of
-- dispute must name. All optional; `hold_started_on` is the day of the limitation.

alter table cases
  add column account_opened_on date,
  add column account_last_used_on date,
  add column account_name text,
  add column account_email text,
  add column account_phone text;
