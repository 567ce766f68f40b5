/** The passing messages that are on the page. A store without React, so that any code can add one. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'danger';
  action?: { label: string; onClick: () => void };
};

/** More would cover the page on a phone; the oldest makes way. */
const maxToasts = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

export const toastsNow = (): readonly Toast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Adds one and gives its id. The same words again replace the earlier message, so that pressing a button twice is not two of them. */
export function addToast(toast: Omit<Toast, 'id'>): number {
  last += 1;
  const others = toasts.filter((each) => each.title !== toast.title || each.description !== toast.description);
  change([...others, { ...toast, id: last }].slice(-maxToasts));
  return last;
}

export function removeToast(id: number): void {
  if (toasts.some((each) => each.id === id)) change(toasts.filter((each) => each.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}
