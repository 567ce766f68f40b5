-- Counsel signs more than the engagement letter; each signature of theirs says whose it is.
alter table paper_signatures drop constraint paper_signatures_check2;
alter table paper_signatures
  add constraint paper_signatures_attorney_check
    check (attorney_id is not null or (kind <> 'engagement' and party <> 'counsel'));

-- Money that bears no fee, as staff record it: its release was announced before the engagement, or the agreement's own date had come.
alter table recoveries add column fee_exemption text check (fee_exemption in ('announced_before', 'due_by_agreement'));
