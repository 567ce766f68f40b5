import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** `full` leaves a margin of the page, and none on a phone. */
  size?: 'regular' | 'wide' | 'full';
  /** In the small type of staff screens. */
  compact?: boolean;
  /** What gets the focus when the dialog closes, if not what had it before. */
  finalFocus?: () => HTMLElement | null;
};

/** A real dialog: focus is kept inside, Esc closes, focus goes back. Give it an address with a search parameter. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'regular',
  compact = false,
  finalFocus,
}: DialogProps) {
  const look = ['dialog', size === 'regular' ? '' : `dialog--${size}`, compact ? 'compact' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className={look} finalFocus={finalFocus}>
          <div className="dialog__head">
            <div className="dialog__title">
              <Base.Title>{title}</Base.Title>
              {description ? <Base.Description className="muted small">{description}</Base.Description> : null}
            </div>
            <Base.Close className="dialog__close" aria-label="Close">
              ×
            </Base.Close>
          </div>
          <div className="dialog__body" tabIndex={0} role="group" aria-label="Content">
            {children}
          </div>
          {footer ? <div className="dialog__foot">{footer}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
