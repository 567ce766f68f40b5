import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The browser prompts when the tab is closed or another page loads. */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/**
 * Prompts before unsaved edits are left behind. Navigating within the page (a tab, a dialog) does not count as leaving.
 */
export function LeaveGuard({ unsaved, children }: { unsaved: boolean; children: ReactNode }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadGuard(unsaved);
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
      {children}
    </Dialog>
  );
}
