import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { typedIn } from './typed-text.ts';

const maxItems = 60;

/** A list's items, one text box each. */
export function ItemsEditor({
  label,
  items,
  onItems,
}: {
  label: string;
  items: readonly string[];
  onItems: (items: string[]) => void;
}) {
  const addId = useId();
  const remove = (index: number) => {
    // Removing the last item removes the focused button. Otherwise the next item's button takes its place.
    if (index === items.length - 1) document.getElementById(addId)?.focus();
    onItems(items.toSpliced(index, 1));
  };
  return (
    <>
      <ol className="items-editor">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity beyond their position
          <li key={index}>
            <textarea
              className="control letter-input"
              aria-label={`${label}, item ${index + 1}`}
              value={item}
              maxLength={5_000}
              onChange={(event) => onItems(items.with(index, typedIn(event)))}
            />
            <Button variant="quiet" size="small" aria-label={`Remove item ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button
          id={addId}
          variant="secondary"
          size="small"
          disabled={items.length >= maxItems}
          onClick={() => onItems([...items, ''])}
        >
          Add item
        </Button>
      </div>
    </>
  );
}
