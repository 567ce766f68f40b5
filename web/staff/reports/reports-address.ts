/** The reports page's state lives in the URL: which cases count, and the figure whose cases are open. */
import { createSerializer, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { isIsoDate } from '../../../domain/calendar/business-days.ts';
import { figureKinds, isFigure, type Figure } from '../../../domain/reports/figure.ts';

const selection = { from: parseAsString, to: parseAsString, owner: parseAsString };
export const reportsAddress = {
  ...selection,
  figure: parseAsStringLiteral(figureKinds),
  of: parseAsString.withDefault(''),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
type ReportsAddress = inferParserType<typeof reportsAddress>;
export type Selection = Pick<ReportsAddress, keyof typeof selection>;

/** The selection in the API's format. An invalid day, such as one still being typed, is left out. */
export function selectionRequest({ from, to, owner }: Selection) {
  return {
    ...(from !== null && isIsoDate(from) && { from }),
    ...(to !== null && isIsoDate(to) && { to }),
    ...(owner !== null && owner !== '' && { owner }),
  };
}

/** The open figure, if the URL names one. */
export const openFigure = ({ figure, of }: Pick<ReportsAddress, 'figure' | 'of'>): Figure | null =>
  figure !== null && isFigure({ figure, of }) ? { figure, of } : null;

const write = createSerializer(reportsAddress);
/** The URL of the page with the cases of a figure open. */
export const figureHref = ({ from, to, owner }: Selection, { figure, of }: Figure): string =>
  write('/admin/reports', { from, to, owner, figure, of });
/** The URL of a CSV file with the figures, or with the cases of one figure. */
export const exportHref = (of: Selection, figure: Figure | null): string =>
  figure
    ? write('/api/admin/exports/report-cases', { ...selectionRequest(of), ...figure })
    : write('/api/admin/exports/report', selectionRequest(of));

/** Named periods with their first and last day, as of a UTC day. */
export function periodsOf(today: string): { label: string; from: string; to: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (y: number, m: number, d: number) => new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10);
  return [
    { label: 'This month', from: day(year, month - 1, 1), to: day(year, month, 0) },
    { label: 'Last month', from: day(year, month - 2, 1), to: day(year, month - 1, 0) },
    { label: 'This year', from: day(year, 0, 1), to: day(year, 12, 0) },
    { label: 'Last year', from: day(year - 1, 0, 1), to: day(year - 1, 12, 0) },
  ];
}
