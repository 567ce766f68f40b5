/** The languages of a merchant's screens and emails. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
