import { processorLabel, processors, type Processor } from '../processors.ts';
import { stageLabels, stages, type Stage } from '../cases/stage.ts';
import { wayEnds, wayParts, type WayPart } from './report.ts';

/**
 * Figures of a report that stand for cases. Some exist once for each stage, processor, phase or month; `of` says for
 * which.
 */
export const figureKinds = [
  'all',
  'stage',
  'processor',
  'part',
  'submitted_in',
  'closed_in',
  'recovered_in',
  'closed',
  'successful',
  'cancelled',
] as const;
export type FigureKind = (typeof figureKinds)[number];
/** `of` is empty where there is only one. Months are `YYYY-MM`, UTC. */
export type Figure = { figure: FigureKind; of: string };

const isMonth = (of: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(of);
const isOneOf = (list: readonly string[]) => (of: string) => list.includes(of);
const isNone = (of: string): boolean => of === '';

const namedBy: Record<FigureKind, (of: string) => boolean> = {
  all: isNone,
  stage: isOneOf(stages),
  processor: isOneOf(processors),
  part: isOneOf(wayParts),
  submitted_in: isMonth,
  closed_in: isMonth,
  recovered_in: isMonth,
  closed: isNone,
  successful: isNone,
  cancelled: isNone,
};

export const isFigure = ({ figure, of }: Figure): boolean => namedBy[figure](of);

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (of: string): string => month.format(new Date(`${of}-01T00:00:00Z`));

/** What the cases of a figure have in common, as a heading. */
export function figureTitle({ figure, of }: Figure): string {
  switch (figure) {
    case 'all':
      return 'All cases';
    case 'stage':
      return `Stage: ${stageLabels[of as Stage]}`;
    case 'processor':
      return `Processor: ${processorLabel(of as Processor)}`;
    case 'part': {
      const { from, to } = wayEnds[of as WayPart];
      return `${from} to ${to}`;
    }
    case 'submitted_in':
      return `Submitted in ${monthOf(of)}`;
    case 'closed_in':
      return `Closed in ${monthOf(of)}`;
    case 'recovered_in':
      return `Money received in ${monthOf(of)}`;
    case 'closed':
      return 'Closed cases';
    case 'successful':
      return 'Closed cases in which money came back';
    case 'cancelled':
      return 'Cancelled by their merchant';
  }
}
