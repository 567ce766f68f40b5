import { useId } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangedSide } from '../versions/changed-words.tsx';
import { authorText, partOf, type Change } from './reading-texts.ts';
import { TraceChips } from './trace-chips.tsx';
import { tracesIn } from './traces-in.ts';

type ChangeItemProps = { change: Change; letter: LetterView; onEdit: ((change: Change) => void) | null };

const wasText: Record<Change['from'], string> = { plan: 'Drafted', reading: 'Last read' };

/**
 * One change: its author, the old and the new text side by side with the differences marked, and the sources of the new
 * text.
 */
export function ChangeItem({ change, letter, onEdit }: ChangeItemProps) {
  const { key, label, was, now, from } = change;
  const title = useId();
  return (
    <li>
      <article className="reading__change" data-change={key} tabIndex={-1} aria-labelledby={title}>
        <div className="reading__change-head">
          <h4 id={title}>{label}</h4>
          <span className="muted small">{authorText(change)}</span>
          {onEdit && partOf(change) !== null && (
            <Button variant="quiet" size="small" onClick={() => onEdit(change)}>
              Edit<span className="visually-hidden"> {label}</span>
            </Button>
          )}
        </div>
        <div className="reading__sides">
          {was !== null && (
            <div className="reading__side">
              <p className="muted small">
                {now === null ? `${wasText[from]}, and no longer in the letter` : `As ${wasText[from].toLowerCase()}`}
              </p>
              <ChangedSide before={was} after={now ?? was} side="before" />
            </div>
          )}
          {now !== null && (
            <div className="reading__side reading__side--now">
              <p className="muted small">{was === null ? 'New in the letter' : 'As it is now'}</p>
              <ChangedSide before={was ?? now} after={now} side="after" />
            </div>
          )}
        </div>
        {now !== null && key !== 'order' && key !== 'addressee' && (
          <TraceChips label={label} traces={tracesIn(now, { ...letter, exhibits: letter.document.exhibits })} />
        )}
      </article>
    </li>
  );
}
