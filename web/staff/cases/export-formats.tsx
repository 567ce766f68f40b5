import { Menu, MenuGroup, MenuLink } from '../../ui/menu.tsx';
import { exportHref, type ListAddress } from '../panel/cases-address.ts';

type ExportFormatsProps = { list: ListAddress; title: string; disabled: boolean };

/**
 * The menu of export formats. It is open when first rendered, because its button was just pressed (export-menu.tsx).
 */
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
