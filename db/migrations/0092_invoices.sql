-- Who charges fees, and the last number that each has given to an invoice. Only the trigger of `invoices` counts here.
create table invoice_issuers (
  name text primary key check (length(btrim(name)) between 2 and 200),
  last_number integer not null check (last_number > 0)
);
alter table invoice_issuers enable row level security;
grant select on invoice_issuers to unhold_app;

-- What the fee on money that came back is charged by. Numbers run per issuer, without a gap; a withdrawn recovery voids its invoice.
create table invoices (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  -- Of `recoveries`, or of `withdrawn_entries` once it was withdrawn.
  recovery_id uuid not null unique,
  issuer text not null references invoice_issuers,
  -- Given by the database, whatever is inserted.
  number integer not null default 0 check (number > 0),
  bill_to text not null,
  -- What came back, and of which the fee is taken.
  amount_cents bigint not null check (amount_cents > 0),
  received_on date not null,
  percent integer not null check (percent between 1 and 100),
  fee_cents bigint not null check (fee_cents > 0),
  issued_at timestamptz not null,
  voided_at timestamptz,
  unique (issuer, number)
);
create index on invoices (case_id);
alter table invoices enable row level security;
grant select, insert on invoices to unhold_app;
