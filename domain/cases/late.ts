import type { IsoDate } from '../calendar/business-days.ts';
import { firmDayOf } from '../calendar/firm-day.ts';
import type { StageView } from './stage.ts';

/** What can be late in a case: our own work, the processor's answer, and the usual time of a negotiation. */
export const lateKinds = ['reply', 'review', 'draft', 'attorney', 'letter', 'answer', 'negotiation'] as const;
export type LateKind = (typeof lateKinds)[number];
/** `on`: the day at the firm by which it was due. */
export type Late = { what: LateKind; on: IsoDate };

/** What we ourselves promised to do. */
export const isOurs = (kind: LateKind): boolean => kind !== 'answer' && kind !== 'negotiation';

type Promise = { key: string; on: IsoDate | null; late: boolean };

/**
 * What is late, once for every screen that says so: the step of the stage, else the promise of ours that was due first. Null where nothing is, and
 * where the merchant's own step is. `timeline`: the case's entries, where they are known.
 */
export function lateIn(stage: StageView, timeline: readonly Promise[] = [], now: Date = new Date()): Late | null {
  const what = stepOf(stage);
  if (what !== null && stage.due_on !== null && stage.due_on < firmDayOf(now)) return { what, on: stage.due_on };
  return (
    timeline.flatMap(({ key, on, late }) => {
      const kind = lateKinds.find((each) => each === key);
      return late && on !== null && kind !== undefined && isOurs(kind) ? [{ what: kind, on }] : [];
    })[0] ?? null
  );
}

function stepOf({ stage, owner }: StageView): LateKind | null {
  if (owner === 'nobody' || owner === 'merchant') return null;
  switch (stage) {
    case 'received':
    case 'analyzed':
      return 'draft';
    case 'drafted':
      return 'attorney';
    case 'with_attorney':
      return owner === 'attorney' ? 'attorney' : 'letter';
    case 'delivered':
      return 'answer';
    case 'in_negotiation':
      return 'negotiation';
    default:
      return null;
  }
}
