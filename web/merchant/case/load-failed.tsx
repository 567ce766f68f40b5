import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { loadFailed } from './use-case.ts';

/** A section that failed to load, with a retry button. */
export function LoadFailed({ message, retry, busy }: { message: string; retry: () => void; busy: boolean }) {
  return (
    <Notice tone="danger" title={`${loadFailed.title} - ${loadFailed.description}`}>
      {message !== '' && message !== loadFailed.description ? <p>{message}</p> : null}
      <div className="button-row">
        <Button variant="secondary" size="small" busy={busy} busyLabel="Trying again…" onClick={retry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
