-- By when and how an invoice is paid, as it said when it was issued, in English and Spanish; null in one from before it said so.
alter table invoices
  add column due_on date,
  add column how_to_pay text,
  add column how_to_pay_spanish text;
