import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { unsavedStoreHere } from '../unsaved/store.ts';
import { signOut } from './session.ts';

/** Opens the question of the page's header; null on a page without one. */
let ask: (() => void) | null = null;

/** Signs out, which clears what is unsaved on this device; asks first if words of a letter are among it. */
export function requestSignOut(): void {
  if (ask && unsavedStoreHere('letter', 'device').ids().length > 0) ask();
  else void signOut();
}

export function SignOutQuestion() {
  const [open, setOpen] = useState(false);
  const { t } = useLanguage();
  useEffect(() => {
    ask = () => setOpen(true);
    return () => void (ask = null);
  }, []);
  if (!open) return null;
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {t('Stay')}
      </Button>
      <Button variant="danger" onClick={() => void signOut()}>
        {t('Sign out and lose it')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={setOpen} title="Your edits are not saved" footer={footer}>
      <p>{t('What you typed in a letter and did not save is on this device only, and signing out deletes it.')}</p>
    </Dialog>
  );
}
