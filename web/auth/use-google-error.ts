import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../ui/toasts.tsx';
import { googleWords } from './messages.ts';

/** Google sends people back with `?error=`: the spec's toast, and the same words on the page, where they stay. */
export function useGoogleError(
  { title, otherwise }: { title: string; otherwise: string },
  setFailure: (failure: { title: string; message: string }) => void,
): void {
  const [search] = useSearchParams();
  const code = search.get('error');
  useEffect(() => {
    if (code === null) return;
    const message = googleWords(code, otherwise);
    console.error(title, code);
    setFailure({ title, message });
    showToast({ title, description: message, tone: 'danger' });
  }, [code, title, otherwise, setFailure]);
}
