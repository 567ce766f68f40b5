import type { ReactNode } from 'react';
import { marksOf } from '../../../content/marks.ts';

/** Children where an installation keeps one of the names `of`, and `otherwise` elsewhere; both are built (content/marks.ts). */
export function Where({
  of,
  otherwise = null,
  children,
}: {
  of: string | readonly string[];
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  const marks = marksOf(of);
  if (!marks) return children;
  return (
    <>
      {marks.open}
      {children}
      {marks.otherwise}
      {otherwise}
      {marks.end}
    </>
  );
}
