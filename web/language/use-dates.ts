import { datesIn, type Dates } from './dates.ts';
import { useLanguage } from './language.ts';

/** Days and times in the screen's language. */
export const useDates = (): Dates => datesIn(useLanguage().locale);
