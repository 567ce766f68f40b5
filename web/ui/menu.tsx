import { Menu as Base } from '@base-ui/react/menu';
import { startTransition, useState, type ReactNode, type RefObject } from 'react';
import './menu.css';

type MenuProps = {
  /** The button's label. */
  label: ReactNode;
  /** The accessible name if the label alone is not enough; must start with the label. */
  name?: string;
  disabled?: boolean;
  defaultOpen?: boolean;
  children: ReactNode;
};

/** A button that opens a menu, with arrow keys, type-ahead and Esc. */
export function Menu({ label, name, disabled = false, defaultOpen = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    // Paint the press or key first: rendering the list takes too long to wait for.
    <Base.Root disabled={disabled} open={isOpen} onOpenChange={(next) => startTransition(() => setOpen(next))}>
      <Base.Trigger className="button button--secondary button--small menu__button" aria-label={name}>
        {label}
      </Base.Trigger>
      <MenuPopup>{children}</MenuPopup>
    </Base.Root>
  );
}

type MenuPopupProps = {
  children: ReactNode;
  align?: 'start' | 'end';
  /** Where the focus goes when it closes; by default back to the button. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Beside which element it opens; by default its own button. */
  anchor?: HTMLElement;
};

/** The list alone, for a custom `Base.Root`. */
export function MenuPopup({ children, align = 'start', finalFocus, anchor }: MenuPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        className="menu__place compact"
        align={align}
        {...(anchor && { anchor })}
        sideOffset={4}
        collisionPadding={8}
      >
        <Base.Popup className="menu" finalFocus={finalFocus}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

export function MenuItem({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Base.Item className="menu__item" onClick={onClick}>
      {children}
    </Base.Item>
  );
}

/** `download`: the URL is a file, so the page is not left. */
export function MenuLink({
  href,
  download,
  children,
  onClick,
}: {
  href: string;
  download?: boolean;
  children: ReactNode;
  onClick?: (event: { preventDefault(): void }) => void;
}) {
  return (
    <Base.LinkItem className="menu__item" href={href} download={download} closeOnClick onClick={onClick}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="menu__label">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
