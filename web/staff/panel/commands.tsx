import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './commands.css';
import { holdKey, isDialogOpen, isMenuKey, isPlainKey } from './plain-key.ts';

/** Both are loaded on first use; the page does not wait for them. */
const CommandMenu = lazy(() => import('./command-menu.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/**
 * The command menu (Ctrl or Cmd and K) and the list of keys (?), with a button each for users who do not know the keys.
 */
export function Commands() {
  const [shown, setShown] = useState<'menu' | 'keys' | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const show = (what: 'menu' | 'keys') => {
    setAsked((before) => new Set([...before, what]));
    setShown(what);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMenuKey(event)) {
      // Prevents the browser's own shortcut.
      event.preventDefault();
      if (shown === 'menu') setShown(null);
      else if (shown !== null || !isDialogOpen()) show('menu');
    } else if (event.key === '?' && isPlainKey(event)) {
      event.preventDefault();
      show('keys');
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <div className="command-buttons">
      <Button variant="secondary" size="small" title={`${holdKey()}+K`} onClick={() => show('menu')}>
        Go to…
      </Button>
      <Button variant="quiet" size="small" onClick={() => show('keys')}>
        Keys
      </Button>
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
    </div>
  );
}
