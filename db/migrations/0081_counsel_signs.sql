-- Counsel's signature is in the bytes that counsel saw and approved. Of it the approval keeps the kind and the hash of these bytes, with which
-- the signed file begins; approvals from before have neither.
alter table letter_approvals
  add column signature text check (signature in ('typed', 'drawn')),
  add column shown_sha256 text check (shown_sha256 ~ '^[0-9a-f]{64}$'),
  add check ((signature is null) = (shown_sha256 is null));
drop function app.approve_letter(uuid, text, uuid, text, text, text, uuid, uuid, text, text, timestamptz);
