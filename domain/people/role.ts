/** User roles (spec, section 6; product.md): merchants are `client`, staff are `admin`. */
export const roles = ['client', 'admin', 'attorney'] as const;
export type Role = (typeof roles)[number];
export const roleLabels: Record<Role, string> = { client: 'Client', admin: 'Admin', attorney: 'Attorney' };

/** Organization kinds. The database enforces that a role matches its organization's kind (0003_people.sql). */
export const orgKinds = ['merchant', 'internal', 'law_firm'] as const;
export type OrgKind = (typeof orgKinds)[number];
export const orgKindLabels: Record<OrgKind, string> = {
  merchant: 'Merchant',
  internal: 'Internal',
  law_firm: 'Law firm',
};
export const orgKindOf: Record<Role, OrgKind> = { client: 'merchant', admin: 'internal', attorney: 'law_firm' };
