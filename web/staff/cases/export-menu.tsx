import { lazy, memo } from 'react';
import { OnFirstPress } from '../../ui/on-first-press.tsx';
import { totalText, type ListAddress } from '../panel/cases-address.ts';

const load = () => import('./export-formats.tsx');
const ExportFormats = lazy(load);

/** "All 1,234 rows", "The 1 row". */
export function exportText(total: number, capped: boolean): string {
  if (total === 1 && !capped) return 'The 1 row of this list';
  return capped
    ? `All rows of this list (${totalText(total, capped)}), in this order`
    : `All ${totalText(total, false)} rows of this list, in this order`;
}

/** The filtered list as a file, including all pages. */
export const ExportMenu = memo(function ExportMenu({
  list,
  total,
  capped,
}: {
  list: ListAddress;
  total: number;
  capped: boolean;
}) {
  return (
    <OnFirstPress label="Export" opens="menu" disabled={total === 0} load={load}>
      <ExportFormats list={list} title={exportText(total, capped)} disabled={total === 0} />
    </OnFirstPress>
  );
});
