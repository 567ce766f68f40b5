import type { Locale } from '../../domain/people/locale.ts';
import { casePage } from '../email/text.ts';

const longDays = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** The first text message to a number. */
export const codeText = (code: string, locale: Locale): string =>
  locale === 'es'
    ? `Unhold: su código es ${code}. Vale 10 minutos. Si no lo pidió, ignore este mensaje. Responda STOP para no recibir más.`
    : `Unhold: your code is ${code}. It is good for 10 minutes. If you did not ask for it, ignore this text. Reply STOP to get no more.`;

/** `dueOn` is YYYY-MM-DD. No names and no sums: it may be read on a locked screen. */
export function deadlineText(
  publicUrl: string,
  { caseId, caseNumber, dueOn }: { caseId: string; caseNumber: string; dueOn: string },
  locale: Locale,
): string {
  const page = casePage(publicUrl, caseId);
  const day = longDays[locale].format(new Date(`${dueOn}T00:00:00Z`));
  return locale === 'es'
    ? `Unhold: su caso ${caseNumber} espera algo de usted, a más tardar el ${day}: ${page} Responda STOP para no recibir más.`
    : `Unhold: your case ${caseNumber} waits for you, by ${day}: ${page} Reply STOP to get no more.`;
}
