/** A made-up number of a certified-mail label, another for each letter: 22 digits that begin as those of the post do. */
export const sampleTrackingNumber = (letterId: string): string =>
  `94071000${String(BigInt(`0x${letterId.replaceAll('-', '')}`) % 10n ** 14n).padStart(14, '0')}`;
