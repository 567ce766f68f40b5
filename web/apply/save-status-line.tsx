import { Button } from '../ui/button.tsx';
import type { DraftKeeper, SaveStatus } from './draft-keeper.ts';

/** Whether what was typed is safe. Only a failure is announced; a screen reader is not told of every save. */
export function SaveStatusLine({ keeper, save }: { keeper: DraftKeeper; save: SaveStatus }) {
  const failed = save.kind === 'failed';
  return (
    <p className={`save save--${save.kind}`} role={failed ? 'alert' : undefined}>
      {wordsOf(save)}
      {failed ? <Button variant="quiet" size="small" onClick={() => void keeper.flush().catch(() => undefined)}>Try now</Button> : null}
    </p>
  );
}

function wordsOf(save: SaveStatus): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Saved at ${new Date(save.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}` : '';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'failed':
      return 'Not saved. Kept on this device.';
  }
}
