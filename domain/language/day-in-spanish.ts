/** A day in a sentence that was made in English, as Spanish writes it. Pure. */

const inEnglish = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2}), (\d{4})$/;
const long = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "September 14, 2026" or "Sep 14, 2026" -> "14 de septiembre de 2026"; any other text as it is. */
export function dayInSpanish(text: string): string {
  const [, month, day, year] = inEnglish.exec(text) ?? [];
  if (month === undefined) return text;
  return long.format(Date.UTC(Number(year), 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3, Number(day)));
}
