import { useEffect } from 'react';
import { showToast } from './toasts.tsx';

/** Shows the spec's toast (section 8) on each failed load. `failedAt`: when it last failed, 0 for never. */
export function useFailureToast(failedAt: number, description: string): void {
  useEffect(() => {
    if (failedAt > 0) showToast({ title: 'Error', description, tone: 'danger' });
  }, [failedAt, description]);
}
