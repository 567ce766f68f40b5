import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import type { Uploader } from './uploader.ts';

/** Which of the chosen files were rejected, and why. */
export function RefusedFiles({ uploader, refusals }: { uploader: Uploader; refusals: readonly string[] }) {
  if (refusals.length === 0) return null;
  return (
    <Notice
      tone="danger"
      title={refusals.length === 1 ? 'One file was not added' : `${refusals.length} files were not added`}
    >
      <ul role="list" className="plain-list">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
      <div className="button-row">
        <Button variant="quiet" size="small" onClick={() => uploader.dismissRefusals()}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}
