/**
 * The attorney's screens show every day and time in the firm's time zone, because letters, readings and deadlines are
 * dated in it.
 */
import { datesAtFirm } from '../language/dates.ts';

export const { dayOf, momentOf } = datesAtFirm;
