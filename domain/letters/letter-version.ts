/** Why a version of a letter was written. */
export const versionReasons = ['drafted', 'redrafted', 'edited', 'reassigned', 'redated', 'suggestions'] as const;
export type VersionReason = (typeof versionReasons)[number];

export const reasonText: Record<VersionReason, string> = {
  drafted: 'Drafted',
  redrafted: 'Drafted again from the case',
  edited: 'Edited',
  reassigned: 'Signature block of another attorney',
  redated: 'Dated on the day of approval',
  suggestions: 'Changes accepted',
};

/** Who wrote it, for display; `system` is the program. */
export const authorRoleText: Record<string, string> = {
  system: 'the program',
  admin: 'staff',
  attorney: 'attorney',
  client: 'merchant',
};
