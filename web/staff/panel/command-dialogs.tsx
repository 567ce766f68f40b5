import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isDialogOpen, isMenuKey, isPlainKey } from './plain-key.ts';

/** Both are loaded on first use, so that the page does not wait for them. */
const CommandMenu = lazy(() => import('./command-menu.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

type Shown = 'menu' | 'keys';

/**
 * The command menu (Ctrl or Cmd and K) and the list of keys (?). They do not open over a dialog, except the one that
 * `within` returns.
 */
export function useCommandDialogs(within: () => Element | null = () => null): {
  show: (what: Shown) => void;
  dialogs: ReactNode;
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Shown>>(new Set());
  const show = (what: Shown) => {
    setAsked((before) => new Set([...before, what]));
    setShown(what);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMenuKey(event)) {
      // Prevents the browser's own shortcut.
      event.preventDefault();
      if (shown === 'menu') setShown(null);
      else if (shown !== null || !isDialogOpen(within())) show('menu');
    } else if (event.key === '?' && isPlainKey(event, within())) {
      event.preventDefault();
      show('keys');
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const dialogs = (
    <Suspense fallback={null}>
      {asked.has('menu') && (
        <CommandMenu
          open={shown === 'menu'}
          onOpenChange={(open) => setShown(open ? 'menu' : null)}
          showKeys={() => show('keys')}
        />
      )}
      {asked.has('keys') && (
        <KeysDialog open={shown === 'keys'} onOpenChange={(open) => setShown(open ? 'keys' : null)} />
      )}
    </Suspense>
  );
  return { show, dialogs };
}
