/** What the security log records. */
export const securityKinds = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'password_changed',
  'refused',
  'not_found',
  'limited',
  'file_read',
  'data_exported',
  'job_retried',
  'email_retried',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** As the panel names them. `data_exported`: a user's own data, the only response with tax IDs in clear. */
export const securityKindLabels: Readonly<Record<SecurityKind, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  refused: 'Refused',
  not_found: 'Not found',
  limited: 'Too many requests',
  file_read: 'File read',
  data_exported: 'Own data exported, with tax IDs',
  job_retried: 'Job tried again',
  email_retried: 'Email sent again',
};
