import { useEffect } from 'react';
import { showToast } from './toasts.tsx';

/** Says each time that something could not be read, in the spec's words (section 8). `failedAt`: when it last failed, 0 for never. */
export function useFailureToast(failedAt: number, description: string): void {
  useEffect(() => {
    if (failedAt > 0) showToast({ title: 'Error', description, tone: 'danger' });
  }, [failedAt, description]);
}
