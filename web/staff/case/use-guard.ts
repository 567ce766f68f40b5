import { useEffect, type RefObject } from 'react';

/** Called before a dialog closes; false if its content prompts the user first. */
export type CloseGuard = RefObject<(() => boolean) | null>;

/** Lets a dialog's content decide whether it may close. */
export function useGuard(guardRef: CloseGuard | undefined, mayClose: () => boolean): void {
  useEffect(() => {
    if (guardRef) guardRef.current = mayClose;
  });
}
