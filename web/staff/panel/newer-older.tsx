import { Button } from '../../ui/button.tsx';

type NewerOlderProps = {
  /** The name of the rows, such as "changes of access". */
  noun: string;
  /** The keyset cursors so far. */
  older: readonly string[];
  next: string | null;
  onOlder: (older: string[]) => void;
};

/**
 * Newer and Older buttons for a list without a count, where new rows come first. Renders nothing if there is one page.
 */
export function NewerOlder({ noun, older, next, onOlder }: NewerOlderProps) {
  if (older.length === 0 && next === null) return null;
  return (
    <nav className="button-row" aria-label={`Pages of ${noun}`}>
      <Button
        variant="secondary"
        size="small"
        disabled={older.length === 0}
        onClick={() => onOlder(older.slice(0, -1))}
      >
        Newer
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={next === null}
        onClick={() => next !== null && onOlder([...older, next])}
      >
        Older
      </Button>
    </nav>
  );
}
