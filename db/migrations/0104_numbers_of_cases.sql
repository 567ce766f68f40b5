-- Staff find a case by any number on its papers (app.cases_of_number).
create index cases_by_account on cases (lower(merchant_account_id)) where merchant_account_id is not null;
create index letters_by_tracking on letters ((regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')))
  where tracking_number is not null;
