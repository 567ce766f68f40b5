import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { MenuItem, MenuLink, MenuPopup } from '../../ui/menu.tsx';
import { caseHref, editHref, type Row, type RowCallbacks } from './row-links.ts';
import { generateLabel } from '../../ui/ai-label.ts';

type RowMenuProps = {
  row: Row;
  /** The pressed button, which gets the focus back. */ button: HTMLElement;
  acts: RowCallbacks;
};

/** The actions of the row whose button was just pressed. */
export function RowMenu({ row, button, acts }: RowMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen}>
      <MenuPopup align="end" anchor={button} finalFocus={{ current: button }}>
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
    </Menu.Root>
  );
}
