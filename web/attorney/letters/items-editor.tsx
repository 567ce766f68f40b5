import { Button } from '../../ui/button.tsx';

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
              onChange={(event) => onItems(items.with(index, event.target.value))}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove item ${index + 1}`}
              onClick={() => onItems(items.toSpliced(index, 1))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button
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
