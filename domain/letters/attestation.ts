/**
 * What an attorney attests by approving, by version. An approval records the version, so a text that was once used is never changed: a new
 * wording is a new version.
 */
export const attestations = {
  'approval/1':
    'I am admitted and in good standing where my license says. I have read this version of the letter and its exhibits as they will leave, checked its facts against the file and its authorities against their sources, and I approve it for sending over my name.',
} as const;

export type AttestationVersion = keyof typeof attestations;

/** The version that is attested now. */
export const currentAttestation: AttestationVersion = 'approval/1';

/** How long a second factor, or in the demo the password, proves that the user is the attorney. */
export const proofMinutes = 5;
