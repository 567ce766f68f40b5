import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';

/**
 * A list that failed to load: the error, and a retry. `restart` goes back to the first page, if this is a later one.
 */
export function ListFailed({
  noun,
  message,
  retry,
  restart,
}: {
  noun: string;
  message: string;
  retry: () => void;
  restart: (() => void) | null;
}) {
  return (
    <Notice tone="danger" title={`Failed to load ${noun}.`}>
      {message !== '' && <p>{message}</p>}
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
        {restart && (
          <Button variant="secondary" size="small" onClick={restart}>
            Back to the first page
          </Button>
        )}
      </div>
    </Notice>
  );
}
