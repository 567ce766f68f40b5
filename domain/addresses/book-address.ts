/** What an address is for: the notice that the agreement asks for, other legal mail, or anything. */
export const addressPurposes = ['notice', 'legal', 'general'] as const;
export type AddressPurpose = (typeof addressPurposes)[number];
export const addressPurposeLabels: Record<AddressPurpose, string> = {
  notice: 'Notices of dispute',
  legal: 'Legal department',
  general: 'General',
};

/** The channels by which we send a letter. */
export const letterChannels = ['email', 'certified_mail'] as const;
export type LetterChannel = (typeof letterChannels)[number];

/**
 * `agreement`: the agreement's own words name the address and prove it. `person`: somebody entered it, and somebody
 * else confirms it.
 */
export const addressOrigins = ['agreement', 'person'] as const;
export type AddressOrigin = (typeof addressOrigins)[number];
