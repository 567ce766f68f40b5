import { useEffect, type RefObject } from 'react';

/** Asked before a dialog closes; false while its content asks somebody first. */
export type CloseGuard = RefObject<(() => boolean) | null>;

/** Lets the content of a dialog say whether it may close. */
export function useGuard(guardRef: CloseGuard | undefined, mayClose: () => boolean): void {
  useEffect(() => {
    if (guardRef) guardRef.current = mayClose;
  });
}
