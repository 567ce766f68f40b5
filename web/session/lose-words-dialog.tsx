import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { signOut } from './session.ts';

/**
 * Asks for confirmation before a sign-out that deletes unsaved words. It is a separate chunk, because the wizard has no
 * other dialog.
 */
export default function LoseWordsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('Stay')}
      </Button>
      <Button variant="danger" onClick={() => void signOut()}>
        {t('Sign out and lose it')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="Your edits are not saved" footer={footer}>
      <p>{t('What you typed in a letter and did not save is on this device only, and signing out deletes it.')}</p>
    </Dialog>
  );
}
