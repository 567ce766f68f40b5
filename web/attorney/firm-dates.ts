/** Every day and moment of the attorney's screens is the firm's, as the days of letters, readings and deadlines are. */
import { datesAtFirm } from '../language/dates.ts';

export const { dayOf, momentOf } = datesAtFirm;
