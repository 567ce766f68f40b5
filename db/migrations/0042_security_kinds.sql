-- More of what the security log records: the export of one's own data, which has tax IDs in clear, and what staff have tried again.

alter table security_log drop constraint security_log_kind_check;
alter table security_log add constraint security_log_kind_check check (kind in (
  'signed_in', 'sign_in_failed', 'signed_out', 'password_changed', 'refused', 'not_found', 'limited', 'file_read',
  'data_exported', 'job_retried', 'email_retried'));
