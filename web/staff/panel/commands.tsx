import { Button } from '../../ui/button.tsx';
import { useCommandDialogs } from './command-dialogs.tsx';
import './commands.css';
import { holdKey } from './plain-key.ts';

/** The command menu and the list of keys, with a button each for users who do not know the keys. */
export function Commands() {
  const { show, dialogs } = useCommandDialogs();
  return (
    <div className="command-buttons">
      <Button variant="secondary" size="small" title={`${holdKey()}+K`} onClick={() => show('menu')}>
        Go to…
      </Button>
      <Button variant="quiet" size="small" onClick={() => show('keys')}>
        Keys
      </Button>
      {dialogs}
    </div>
  );
}
