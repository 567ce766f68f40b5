-- Staff find a case by any of its numbers, whole in any writing or by its end (app.cases_of_number).

-- A number without what is between its characters.
create function app.number_key(p_text text) returns text language sql immutable strict parallel safe
return regexp_replace(lower(p_text), '[^0-9a-z]', '', 'g');

-- A phone number's digits, without the country code of the United States and without an extension.
create function app.phone_key(p_text text) returns text language sql immutable strict parallel safe
return regexp_replace(regexp_replace(regexp_replace(lower(p_text), '(x|ext|#).*$', ''), '\D', '', 'g'), '^1(?=\d{10}$)', '');

-- A number whole, and its last four and seven characters.
create function app.keys_of_number(p_key text) returns text[] language sql immutable parallel safe
return case when length(p_key) >= 4
  then array[p_key, 'end:' || right(p_key, 4)] || case when length(p_key) >= 7 then array['end:' || right(p_key, 7)] else '{}' end
  else '{}' end;

-- What looks like a number in a text: five characters or more, one of them a digit.
create function app.numbers_in(p_text text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return coalesce((
    select array_agg(distinct app.number_key(each))
    from regexp_split_to_table(p_text, '[\s,;:()"'']+') each
    where each ~ '\d' and length(app.number_key(each)) between 5 and 40), '{}');
end $$;

-- All that a case is found by besides the texts of cases.search_text; `p_words`: what the processor gave as its reason.
create function app.case_keys(p_number text, p_account text, p_phones text[], p_names text[], p_words text)
returns text[] language plpgsql immutable parallel safe as $$
declare
  keys text[] := array['no:' || substring(p_number from '0*(\d+)$')]
    || app.keys_of_number(app.number_key(p_account)) || app.numbers_in(p_words);
  each text;
begin
  foreach each in array p_phones loop keys := keys || app.keys_of_number(app.phone_key(each)); end loop;
  foreach each in array p_names loop keys := keys || nullif(lower(each), ''); end loop;
  return array_remove(keys, null);
end $$;

create index cases_by_keys on cases using gin (app.case_keys(
  case_number, merchant_account_id, array[phone, business_phone, account_phone],
  array[dba_name, business_email, account_email], reason_given)) with (fastupdate = off);
drop index cases_by_account;
create index letters_by_number on letters using gin (app.keys_of_number(app.number_key(tracking_number)))
  with (fastupdate = off) where tracking_number is not null;
drop index letters_by_tracking;
create index users_by_phone on users ((right(app.phone_key(phone), 7))) where phone is not null;
-- A processor's own reference stands in what it answered.
create index replies_by_number on processor_replies using gin (app.numbers_in(words)) with (fastupdate = off);
