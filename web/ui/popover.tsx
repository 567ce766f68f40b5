import { Popover as Base } from '@base-ui/react/popover';
import { startTransition, type ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import './menu.css';

type PopoverProps = {
  label: ReactNode;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A button that opens a small panel, for more than fits a menu. Esc closes it and restores the focus. */
export function Popover({ label, title, open, onOpenChange, children }: PopoverProps) {
  const { t } = useLanguage();
  return (
    // As in a menu, paint the press first.
    <Base.Root open={open} onOpenChange={(next) => startTransition(() => onOpenChange(next))}>
      <Base.Trigger className="button button--secondary button--small menu__button">{label}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="menu__place compact" align="end" sideOffset={4} collisionPadding={8}>
          <Base.Popup className="popover" onSubmit={(event) => event.stopPropagation()}>
            <Base.Title>{t(title)}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
