import { checkDigitOf } from '../../domain/letters/certified-number.ts';

/**
 * A made-up number of a certified-mail label, different for each letter: 22 digits with the usual prefix and a valid
 * check digit.
 */
export function sampleTrackingNumber(letterId: string): string {
  const item = String(BigInt(`0x${letterId.replaceAll('-', '')}`) % 10n ** 13n).padStart(13, '0');
  return `94071000${item}${checkDigitOf(`94071000${item}`)}`;
}
