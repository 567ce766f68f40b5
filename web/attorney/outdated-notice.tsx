import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';

export function OutdatedNotice({ version, onCompare }: { version: number; onCompare: () => void }) {
  return (
    <div className="desk-notice">
      <Notice tone="warning" title={`Somebody saved version ${version} of this letter in the meantime`}>
        <p>Your edits are still here and kept on this device. Compare them with the saved version to go on.</p>
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={onCompare}>
            Compare
          </Button>
        </div>
      </Notice>
    </div>
  );
}
