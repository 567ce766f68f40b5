import { Button } from '../../ui/button.tsx';
import { caseHref, onPlainPress } from './row-links.ts';
import type { Refused } from './bulk-text.ts';

/** The cases that a bulk change skipped, and why. Once opened and reviewed, a case may be changed. */
export function RefusedList({
  refused,
  onOpen,
  onDismiss,
}: {
  refused: readonly Refused[];
  onOpen: (id: string) => void;
  onDismiss: () => void;
}) {
  return (
    <div className="refused">
      <details open>
        <summary>{refused.length === 1 ? '1 case was refused' : `${refused.length} cases were refused`}</summary>
        <ul>
          {refused.map(({ id, case_number, why }) => (
            <li key={id}>
              <a className="mono" href={caseHref(id)} onClick={onPlainPress(() => onOpen(id))}>
                {case_number}
              </a>
              : {why}
            </li>
          ))}
        </ul>
      </details>
      <Button variant="quiet" size="small" onClick={onDismiss}>
        Close the list
      </Button>
    </div>
  );
}
