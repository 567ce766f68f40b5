import { toast, Toaster as Sonner } from 'sonner';

type ToastProps = { title: string; description?: string; tone?: 'plain' | 'danger'; action?: { label: string; onClick: () => void } };

/** A passing message (spec, section 8: title and description). One with an action stays longer. Returns its id for `dismissToast`. */
export function showToast({ title, description, tone = 'plain', action }: ToastProps): string | number {
  return toast(title, {
    description,
    action,
    duration: action ? 10_000 : 6_000,
    className: tone === 'danger' ? 'toast toast--danger' : 'toast',
  });
}

export const dismissToast = (id: string | number): void => void toast.dismiss(id);

export function Toaster() {
  // At the top: at the bottom of a phone it would lie over Continue.
  return <Sonner position="top-right" closeButton toastOptions={{ unstyled: true, classNames: { title: 'toast-title', description: 'toast-text', closeButton: 'toast-close' } }} />;
}
