import { useNavigate } from 'react-router';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { useLegalHold } from '../privacy/legal-hold.tsx';

type MenuProps = {
  theCase: AdminCase;
  onConflicts: () => void;
  /** The URL of the case's page, if this is not it. */
  ownPage: string | null;
};

/** What is seldom done with a case. */
export function CaseMenu({ theCase, onConflicts, ownPage }: MenuProps) {
  const navigate = useNavigate();
  const hold = useLegalHold(theCase);
  return (
    <Menu label="More" name={`More for ${theCase.case_number}`}>
      <MenuItem onClick={onConflicts}>Conflicts</MenuItem>
      <MenuItem onClick={() => hold.show(true)}>{hold.label}</MenuItem>
      {ownPage === null ? null : (
        <MenuLink
          href={ownPage}
          onClick={(event) => {
            event.preventDefault();
            void navigate(ownPage);
          }}
        >
          Open on its own page
        </MenuLink>
      )}
    </Menu>
  );
}
