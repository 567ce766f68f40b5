import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import type { Origin } from '../editor/use-letter-desk.ts';

type OutdatedNoticeProps = { version: number; from: Origin | null; onCompare: () => void };

/** Unsaved edits of another version than the saved one: they are compared, never dropped. */
export function OutdatedNotice({ version, from, onCompare }: OutdatedNoticeProps) {
  const title = from
    ? 'Your edits come from the letter before this one'
    : `Somebody saved version ${version} of this letter in the meantime`;
  return (
    <div className="desk-notice">
      <Notice tone="warning" title={title}>
        <p>Your edits are still here and stored on this device. Compare them with the saved version to continue.</p>
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={onCompare}>
            Compare
          </Button>
        </div>
      </Notice>
    </div>
  );
}
