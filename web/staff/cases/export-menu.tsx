import { memo } from 'react';
import { Menu, MenuGroup, MenuLink } from '../../ui/menu.tsx';
import { exportHref, totalText, type ListAddress } from '../panel/cases-address.ts';

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
    <Menu label="Export" disabled={total === 0}>
      <MenuGroup label={exportText(total, capped)}>
        <MenuLink href={exportHref('csv', list)} download>
          CSV
        </MenuLink>
        <MenuLink href={exportHref('xlsx', list)} download>
          XLSX (Excel)
        </MenuLink>
      </MenuGroup>
    </Menu>
  );
});
