import { addDays, type IsoDate } from '../../domain/calendar/business-days.ts';

/**
 * Which cases count: those submitted on these UTC days, both included, and those of one owner; all cases when nothing
 * is set.
 */
export type ReportSelection = { from?: IsoDate | undefined; to?: IsoDate | undefined; owner?: string | undefined };

/** The arguments of the database's functions: instants, of which the second is excluded; null means no bound. */
export function boundsOf({ from, to, owner }: ReportSelection) {
  return {
    from: from === undefined ? null : `${from}T00:00:00Z`,
    to: to === undefined ? null : `${addDays(to, 1)}T00:00:00Z`,
    owner: owner ?? null,
  };
}

export const isSelection = ({ from, to, owner }: ReportSelection): boolean =>
  from !== undefined || to !== undefined || owner !== undefined;
