import { useState } from 'react';
import { blockText } from '../../../../domain/letters/letter-differences.ts';
import { recordOf } from '../../../../domain/json.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { unsavedStoreHere } from '../../../unsaved/store.ts';
import { namesOf } from '../../../unsaved/use-unsaved.ts';
import { CopyWords } from './copy-words.tsx';
import { DiscardWords } from './discard-words.tsx';
import { isDocument } from '../editor/use-letter-desk.ts';

/**
 * The letter with the user's unsaved edits, shown if they can no longer open it, for example because its case was
 * reassigned.
 */
export function LeftWords({ id }: { id: string }) {
  const [store] = useState(() => unsavedStoreHere('letter', 'device'));
  const newest = () => namesOf(store, id)[0] ?? id;
  const [name, setName] = useState(newest);
  const left = recordOf(store.read(name)?.value)['document'];
  const [asked, ask] = useState(false);
  if (!isDocument(left)) return null;
  const discard = () => {
    store.clear(name);
    ask(false);
    setName(newest());
  };
  return (
    <Notice tone="warning" title="Your unsaved words">
      <p>You had edited this letter and not saved it. This is how you left it; it is stored on this device only.</p>
      <details>
        <summary>The letter as you left it</summary>
        {left.blocks.map((block) => (
          <p key={block.id} className="compare__words">
            {blockText(block)}
          </p>
        ))}
      </details>
      <div className="button-row">
        <CopyWords document={left} only={[]} />
        <Button variant="quiet" size="small" onClick={() => ask(true)}>
          Discard your words
        </Button>
      </div>
      {asked && <DiscardWords onDiscard={discard} onClose={() => ask(false)} />}
    </Notice>
  );
}
