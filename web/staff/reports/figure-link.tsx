import { createContext, use, type ReactNode } from 'react';
import type { Figure } from '../../../domain/reports/figure.ts';
import { onPlainPress } from '../cases/row-links.ts';
import { figureHref, type Selection } from './reports-address.ts';

type Drill = { selection: Selection; open: (figure: Figure) => void };
export const DrillContext = createContext<Drill | null>(null);

type FigureLinkProps = { figure: Figure['figure']; of?: string; cases: number; children: ReactNode };

/** A figure that links to the cases behind it; plain text if there are none. */
export function FigureLink({ figure, of = '', cases, children }: FigureLinkProps) {
  const drill = use(DrillContext);
  if (!drill || cases === 0) return children;
  return (
    <a
      className="figure-link"
      href={figureHref(drill.selection, { figure, of })}
      onClick={onPlainPress(() => drill.open({ figure, of }))}
    >
      {children}
    </a>
  );
}
