import type { SaveStatus } from './draft-keeper.ts';

/** Whether what was typed is safe; a failure is explained, and announced, by `DraftNotices`. */
export function SaveStatusLine({ save }: { save: SaveStatus }) {
  return <p className={`save save--${save.kind}`}>{wordsOf(save)}</p>;
}

function wordsOf(save: SaveStatus): string {
  switch (save.kind) {
    case 'saved':
      return save.at
        ? `Saved at ${new Date(save.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
        : '';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'failed':
      return 'Not saved yet';
  }
}
