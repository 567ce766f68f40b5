// Our own: @base-ui/react/toast adds 5 to 12 kB to the initial script (docs/decisions/0046-libraries.md).

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { addToast, endWithStep, removeToast, removeToasts, toastsNow, watchToasts, type Toast } from './toast-list.ts';
import './toasts.css';

type ToastProps = {
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  action?: { label: string; onClick: () => void };
};

/** A toast (spec, section 8: title and description). One with an action stays longer. */
export function showToast({ tone = 'plain', ...toast }: ToastProps): void {
  addToast({ ...toast, tone });
}

/**
 * Returns an error handler for an action: it shows a toast with `title`, which says what was not done, and the reason.
 */
export const showFailure = (title: string) => (error: unknown) =>
  showToast({ title, description: messageOf(error, 'Please try again.'), tone: 'danger' });

/** Removes the toasts of failures once they are fixed: a message that outlives its error contradicts the page. */
export const dropFailures = (): void => removeToasts(({ tone }) => tone === 'danger');

const none: readonly Toast[] = [];

/** The page's live region. At the top: at the bottom of a phone it would cover Continue. */
export function Toaster() {
  const { t } = useLanguage();
  const toasts = useSyncExternalStore(watchToasts, toastsNow, () => none);
  const { pathname, search } = useLocation();
  useEffect(endWithStep, [pathname, search]);
  return (
    // Always rendered: a live region added together with its first message is not announced.
    <section className="passing no-print" aria-label={t('Notifications')} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const { id, title, description, tone, action } = toast;
  const { t } = useLanguage();
  const box = useTimeToRead(id, action ? 10_000 : 6_000);
  const act = () => {
    action?.onClick();
    removeToast(id);
  };
  return (
    <div ref={box} className={tone === 'danger' ? 'passing__box passing__box--danger' : 'passing__box'}>
      <div className="passing__words">
        <p className="passing__title">{t(title)}</p>
        {description ? <p>{t(description)}</p> : null}
      </div>
      {action ? (
        <button type="button" className="passing__action" onClick={act}>
          {t(action.label)}
        </button>
      ) : null}
      <button type="button" className="passing__close" aria-label={t('Close message')} onClick={() => removeToast(id)}>
        ×
      </button>
    </div>
  );
}

/** Dismisses the message after `lasts` milliseconds, or on Escape; hovering or focusing it keeps it open. */
function useTimeToRead(id: number, lasts: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = () => removeToast(id);
    let timer = setTimeout(close, lasts);
    const hold = () => clearTimeout(timer);
    const run = () => {
      hold();
      timer = setTimeout(close, lasts);
    };
    const ended = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => box.current?.addEventListener(name, listener, { signal: ended.signal });
    on('pointerenter', hold);
    on('pointerleave', run);
    on('focusin', hold);
    on('focusout', run);
    on('keydown', (event) => event.key === 'Escape' && close());
    return () => {
      hold();
      ended.abort();
    };
  }, [id, lasts]);
  return box;
}
