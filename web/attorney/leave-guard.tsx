import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before unsaved edits are left behind. Moving within the same letter (a tab, a dialog) is no leaving. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  const footer = (
    <>
      <Button variant="secondary" onClick={() => blocker.proceed()}>
        Leave without saving
      </Button>
      <Button onClick={() => blocker.reset()}>Stay</Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()} title="Your edits are not saved" footer={footer}>
      <p>
        They stay on this device and come back when you open this letter here again. Nobody else sees them until you
        save.
      </p>
    </Dialog>
  );
}
