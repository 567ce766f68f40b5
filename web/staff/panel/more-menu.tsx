import { useNavigate } from 'react-router';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { morePages } from './panel-pages.ts';

/** Open when first rendered, because its button was just pressed (more-pages.tsx). */
export default function MoreMenu({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <Menu label={label} defaultOpen>
      {morePages.map((page) => (
        <MenuLink
          key={page.to}
          href={page.to}
          onClick={(event) => {
            event.preventDefault();
            void navigate(page.to);
          }}
        >
          {page.label}
        </MenuLink>
      ))}
    </Menu>
  );
}
