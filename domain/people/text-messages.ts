import { plainCharacters } from '../plain-characters.ts';
import type { Locale } from './locale.ts';

/**
 * What a merchant agrees to before the first text, in the language that they read it in (47 CFR 64.1200: prior express consent; CTIA's words
 * on rates, STOP and HELP).
 */
export const textConsents: Readonly<Record<Locale, string>> = {
  en: 'Text me at this number when a day in my case is near, at most once a day for each case. Message and data rates may apply. Reply STOP to end, HELP for help. Agreeing is not a condition of any service.',
  es: 'Envíenme un mensaje de texto a este número cuando se acerque una fecha de mi caso, como máximo uno al día por caso. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para terminar, HELP para ayuda. Aceptar no es condición de ningún servicio.',
};

/**
 * A number of the North American plan as E.164, however it was written; null for anything else. Only the text service
 * knows whether it is a number of the United States and takes text messages.
 */
export function usPhone(written: string): string | null {
  const plain = plainCharacters(written);
  if (!/^[\d\s().+-]*$/.test(plain)) return null;
  const digits = plain.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null;
}

/** How long the code in the first text is valid, in milliseconds. */
export const textCodeMs = 10 * 60_000;

/**
 * Whether text messages may leave: between 18:00 and 01:00 UTC, when it is past eight in the morning and before nine in the evening everywhere from
 * Hawaii to the East Coast, in summer and in winter (47 CFR 64.1200(c)(1)).
 */
export function isTextingHour(now: Date): boolean {
  const hour = now.getUTCHours();
  return hour >= 18 || hour < 1;
}
