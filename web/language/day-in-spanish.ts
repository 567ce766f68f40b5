/** A day that a sentence made elsewhere names, in Spanish. Pure. */
import { datesIn } from './dates.ts';

const inEnglish = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2}), (\d{4})$/;

/** "September 14, 2026" or "Sep 14, 2026" -> "14 de septiembre de 2026"; any other text as it is. */
export function dayInSpanish(text: string): string {
  const [, month, day, year] = inEnglish.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined) return text;
  const number = String('JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1).padStart(2, '0');
  return datesIn('es-US').calendarDay(`${year}-${number}-${day.padStart(2, '0')}`);
}
