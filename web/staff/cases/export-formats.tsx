import { Menu, MenuGroup, MenuLink } from '../../ui/menu.tsx';
import { exportHref, type ListAddress } from '../panel/cases-address.ts';

type ExportFormatsProps = { list: ListAddress; title: string; disabled: boolean };

/** The menu of an export's formats, open at first: its button has just been pressed (export-menu.tsx). */
export default function ExportFormats({ list, title, disabled }: ExportFormatsProps) {
  return (
    <Menu label="Export" disabled={disabled} defaultOpen>
      <MenuGroup label={title}>
        <MenuLink href={exportHref('csv', list)} download>
          CSV
        </MenuLink>
        <MenuLink href={exportHref('xlsx', list)} download>
          XLSX (Excel)
        </MenuLink>
      </MenuGroup>
    </Menu>
  );
}
