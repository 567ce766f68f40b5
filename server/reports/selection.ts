import { addDays, type IsoDate } from '../../domain/calendar/business-days.ts';

/** Which cases count: submitted on these UTC days, both included, and of one owner. Without any: all cases. */
export type ReportSelection = { from?: IsoDate | undefined; to?: IsoDate | undefined; owner?: string | undefined };

/** In the database's words: instants of which the second is excluded, and null for any. */
export function boundsOf({ from, to, owner }: ReportSelection) {
  return {
    from: from === undefined ? null : `${from}T00:00:00Z`,
    to: to === undefined ? null : `${addDays(to, 1)}T00:00:00Z`,
    owner: owner ?? null,
  };
}

export const isSelection = ({ from, to, owner }: ReportSelection): boolean =>
  from !== undefined || to !== undefined || owner !== undefined;
