import { datesIn, type Dates } from './dates.ts';
import { useLanguage } from './language.ts';

/** Days and moments as the screen's language writes them. */
export const useDates = (): Dates => datesIn(useLanguage().locale);
