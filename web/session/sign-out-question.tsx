import { lazy, Suspense, useEffect, useState } from 'react';
import { unsavedStoreHere } from '../unsaved/store.ts';
import { signOut } from './session.ts';

const LoseWordsDialog = lazy(() => import('./lose-words-dialog.tsx'));

/** Opens the confirmation in the page's header; null on a page without one. */
let ask: (() => void) | null = null;

/**
 * Signs out, which clears unsaved input on this device. Asks for confirmation first if that includes words of a letter.
 */
export function requestSignOut(): void {
  if (ask && unsavedStoreHere('letter', 'device').ids().length > 0) ask();
  else void signOut();
}

export function SignOutQuestion() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    ask = () => setOpen(true);
    return () => void (ask = null);
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <LoseWordsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
