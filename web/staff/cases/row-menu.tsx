import { Menu } from '@base-ui/react/menu';
import { MenuItem, MenuLink, MenuPopup } from '../../ui/menu.tsx';
import { caseHref, editHref, type Row, type RowCallbacks } from './row-actions.tsx';
import { generateLabel } from '../../ui/ai-label.ts';

/** One menu shared by all rows, because mounting fifty would be wasteful. */
const rowMenu = Menu.createHandle<Row>();

/** Opens a row's actions where there is no room for text. */
export function RowMenuButton({ row }: { row: Row }) {
  return (
    <Menu.Trigger handle={rowMenu} payload={row} className="row-menu" aria-label={`Actions for ${row.case_number}`}>
      ⋯
    </Menu.Trigger>
  );
}

export function RowMenu({ acts }: { acts: RowCallbacks }) {
  return (
    <Menu.Root handle={rowMenu}>
      {({ payload: row }) =>
        row && (
          <MenuPopup align="end">
            <MenuLink
              href={caseHref(row.id)}
              onClick={(event) => {
                event.preventDefault();
                acts.view(row.id);
              }}
            >
              View
            </MenuLink>
            <MenuLink
              href={editHref(row.id)}
              onClick={(event) => {
                event.preventDefault();
                acts.edit(row.id);
              }}
            >
              Edit
            </MenuLink>
            <MenuItem onClick={() => acts.report(row)}>Download case report</MenuItem>
            <MenuItem onClick={() => acts.analyze(row)}>{generateLabel}</MenuItem>
          </MenuPopup>
        )
      }
    </Menu.Root>
  );
}
