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
] as const;
export type SecurityKind = (typeof securityKinds)[number];
