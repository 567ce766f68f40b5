/** What a person is here (spec, section 6; product.md): a merchant is a client, staff are admins. */
export const roles = ['client', 'admin', 'attorney'] as const;
export type Role = (typeof roles)[number];
