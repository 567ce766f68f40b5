import type { Figure } from '../../domain/reports/figure.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { casesOfFigure, type FigureCaseRow, type FigurePosition, type FigureTotals } from './figure-cases.ts';
import type { ReportSelection } from './selection.ts';

/** One page of the cases behind a figure, as they are now, with the sums of all pages. */
export async function listCases(
  services: Services,
  user: User,
  { figure, of, limit, ...selection }: Figure & ReportSelection & { limit: number },
  after: FigurePosition | null,
): Promise<FigureTotals & { items: FigureCaseRow[]; next: FigurePosition | null }> {
  return services.database.as(user, async (db) => {
    const { rows, totals } = await casesOfFigure(db, { figure, of }, selection, after, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return { ...totals, items, next: rows.length > limit && last ? { at: last.position, id: last.id } : null };
  });
}
