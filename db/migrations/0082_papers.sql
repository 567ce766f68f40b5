-- Papers of a case: one table for whatever is signed. A row is one signer's signature under one text; what a kind asks for is
-- `domain/papers/kinds.ts`.
alter table notice_papers rename to paper_signatures;
alter table notice_paper_withdrawals rename to paper_withdrawals;
alter table paper_signatures drop constraint notice_papers_kind_check;
alter table paper_signatures alter column agreement drop not null;
alter table paper_signatures
  add column party text not null default 'merchant' check (party in ('merchant', 'counsel')),
  -- Of the fee, which the text of a fee agreement names.
  add column percent integer check (percent between 0 and 100),
  -- The paper with this signature as a PDF; null for those signed before it was kept, which is typeset from the row.
  add column pdf_key text,
  add column pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  add check ((pdf_key is null) = (pdf_sha256 is null)),
  add check ((kind = 'fee_agreement') = (percent is not null));
alter table paper_signatures alter column party drop default;

-- The hash covers text and signature, as `signedContent` writes them.
insert into paper_signatures (
  id, case_id, kind, title, text, text_sha256, signed_name, drawn, signed_by, signed_at, address, user_agent, sha256, party,
  percent, pdf_key, pdf_sha256)
select gen_random_uuid(), case_id, 'fee_agreement', 'Success-fee agreement', text, sha256, signed_name, drawn, signed_by, signed_at,
  address, user_agent,
  encode(sha256(convert_to('[' || to_json(text) || ',' || to_json(signed_name) || ','
    || to_json(to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || ',' || to_json(address) || ','
    || coalesce(to_json(drawn)::text, 'null') || ']', 'UTF8')), 'hex'),
  'merchant', percent, pdf_key, pdf_sha256
from agreements;
create unique index on paper_signatures (case_id, party) where kind = 'fee_agreement';

-- Their emails are those of a paper.
update outbox o set template = 'paper-signed', payload = o.payload || jsonb_build_object(
  'paper_id', p.id, 'kind', p.kind, 'title', p.title, 'sha256', p.sha256)
from paper_signatures p
where o.template = 'agreement-signed' and p.case_id = o.case_id and p.kind = 'fee_agreement';

drop table agreements;
