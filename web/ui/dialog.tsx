import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useLanguage, useSaid } from '../language/language.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** `full` fills the window up to a margin, and a phone entirely; `side` leaves what is below it visible beside it, and
   * `panel` leaves it usable by the mouse too. */
  size?: 'regular' | 'wide' | 'full' | 'side' | 'panel';
  /** Uses the smaller type of staff screens. */
  compact?: boolean;
  /** What to focus when the dialog closes, if not the previously focused element. */
  finalFocus?: () => HTMLElement | null;
  /** What to focus when it opens, instead of the first focusable element; null means that element. */
  initialFocus?: () => HTMLElement | null;
};

/** A modal dialog: traps the focus, closes on Esc, restores the focus. Keep its open state in a search parameter. */
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
  initialFocus,
}: DialogProps) {
  const { t } = useLanguage();
  const said = useSaid();
  const look = ['dialog', size === 'regular' ? '' : `dialog--${size}`, compact ? 'compact' : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      modal={size === 'panel' ? 'trap-focus' : true}
      disablePointerDismissal={size === 'panel'}
    >
      <Base.Portal>
        {size === 'panel' ? null : <Base.Backdrop className="dialog-backdrop" />}
        {/* React passes events of a portal to the parents of its place: a form in the dialog would also submit the form around it. */}
        <Base.Popup
          className={look}
          finalFocus={finalFocus}
          initialFocus={initialFocus}
          onSubmit={(event) => event.stopPropagation()}
        >
          <div className="dialog__head">
            <div className="dialog__title">
              <Base.Title>{said(title)}</Base.Title>
              {description ? <Base.Description className="muted small">{said(description)}</Base.Description> : null}
            </div>
            <Base.Close className="dialog__close" aria-label={t('Close')}>
              ×
            </Base.Close>
          </div>
          <div className="dialog__body" tabIndex={0} role="group" aria-label={t('Content')}>
            {children}
          </div>
          {footer ? <div className="dialog__foot">{footer}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
