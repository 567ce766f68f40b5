import { toast, Toaster as Sonner } from 'sonner';

type ToastProps = { title: string; description?: string; tone?: 'plain' | 'danger'; action?: { label: string; onClick: () => void } };

/** A passing message (spec, section 8: title and description). Danger stays longer. Returns its id for `dismissToast`. */
export function showToast({ title, description, tone = 'plain', action }: ToastProps): string | number {
  return toast(title, {
    description,
    action,
    duration: tone === 'danger' || action ? 10_000 : 6_000,
    className: tone === 'danger' ? 'toast toast--danger' : 'toast',
  });
}

export const dismissToast = (id: string | number): void => void toast.dismiss(id);

export function Toaster() {
  return <Sonner position="bottom-right" toastOptions={{ unstyled: true, classNames: { title: 'toast-title', description: 'toast-text' } }} />;
}
