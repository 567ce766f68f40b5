import { lazy, Suspense, useEffect, useState } from 'react';
import { unsavedStoreHere } from '../unsaved/store.ts';
import { signOut } from './session.ts';

const LoseWordsDialog = lazy(() => import('./lose-words-dialog.tsx'));

/** Opens the question of the page's header; null on a page without one. */
let ask: (() => void) | null = null;

/** Signs out, which clears what is unsaved on this device; asks first if words of a letter are among it. */
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
