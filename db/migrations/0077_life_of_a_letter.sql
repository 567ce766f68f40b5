-- The one list of a letter's states in the database (docs/decisions/0168). Functions, views, triggers and policies are kept in db/current
-- from here on; what an index rests on stays with the migrations, because the index would not follow another text of it.

-- As domain/letters/life.ts has it, name by name and state by state; null for another name.
create function app.letter_is(status text, what text) returns boolean
language sql immutable parallel safe
return case what
  when 'unapproved' then status in ('draft', 'in_review')
  when 'unsent' then status in ('draft', 'in_review', 'approved')
  when 'live' then status in ('draft', 'in_review', 'approved', 'sending')
  when 'approved' then status in ('approved', 'sending', 'sent', 'delivered', 'returned_to_sender')
  when 'out' then status in ('sending', 'sent', 'delivered', 'returned_to_sender')
  when 'sent' then status in ('sent', 'delivered', 'returned_to_sender')
end;

drop index letters_one_live;
create unique index letters_one_live on letters (case_id) where app.letter_is(status, 'live');


-- What db/current has made of this database (db/apply-current.ts). Names that the catalog shows to anybody.
create table public.current_objects (
  kind text not null check (kind in ('function', 'view', 'trigger', 'policy')),
  -- As `drop` takes it: with its arguments, or with the table that it is on.
  name text not null,
  -- A function's arguments with their defaults, and what it returns; of the others empty.
  signature text not null,
  -- Of the text of db/current as a whole, the same in every row.
  sha256 text not null,
  primary key (kind, name)
);
grant select on public.current_objects to public;


-- Triggers that asked once more what the program asks at each step, of the same locked rows (docs/decisions/0166).
drop trigger keep_letter_order on letters;
drop trigger heed_offers on letters;
drop trigger refuse_superseded on letter_versions;
drop trigger refuse_superseded on letter_approvals;
drop trigger refuse_superseded on outbox;
drop trigger keep_letter_date on letter_approvals;
drop trigger suggestions_decided on letter_approvals;
drop trigger require_facts on letter_approvals;
-- db/current makes it again, without the rule of ended cases.
drop trigger keep_letter_life on letters;
drop function
  app.keep_letter_order(), app.out_of_order(uuid, text, timestamptz), app.heed_offers(), app.refuse_superseded(), app.keep_letter_date(),
  app.refuse_undecided(), app.require_facts(), app.firm_day(timestamptz),
  app.has_ended(uuid);
