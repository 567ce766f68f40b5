/** The toasts on the page. A store without React, so that any code can add one. */
import { Listeners } from '../stores/listeners.ts';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'danger';
  action?: { label: string; onClick: () => void };
  /** The page that it came with was left: it is read on the next one, and no longer. */
  left: boolean;
};

/** More would cover the page on a phone, so the oldest makes room. */
const maxToasts = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Listeners();

export const toastsNow = (): readonly Toast[] => toasts;

export const watchToasts = listeners.subscribe;

/**
 * Adds one and returns its id. A repeated message replaces the earlier one, so that pressing a button twice does not
 * show two.
 */
export function addToast(toast: Omit<Toast, 'id' | 'left'>): number {
  last += 1;
  const others = toasts.filter((each) => each.title !== toast.title || each.description !== toast.description);
  change([...others, { ...toast, id: last, left: false }].slice(-maxToasts));
  return last;
}

/** Another page or step is shown: what belonged to the one before the last ends. */
export function endWithStep(): void {
  if (toasts.length > 0) change(toasts.filter(({ left }) => !left).map((toast) => ({ ...toast, left: true })));
}

export const removeToast = (id: number): void => removeToasts((each) => each.id === id);

export function removeToasts(which: (toast: Toast) => boolean): void {
  if (toasts.some(which)) change(toasts.filter((each) => !which(each)));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.notify();
}
