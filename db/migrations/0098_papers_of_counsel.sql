-- A paper that counsel signs names them, whatever its kind: a new one is a row of the rules and no column.
do $$
declare found text;
begin
  for found in
    select conname from pg_constraint
    where conrelid = 'paper_signatures'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%engagement%attorney_id IS NOT NULL%'
  loop
    execute format('alter table paper_signatures drop constraint %I', found);
  end loop;
end $$;
alter table paper_signatures
  add constraint paper_signatures_names_counsel check (party <> 'counsel' or attorney_id is not null);
