import { startTransition, useOptimistic } from 'react';

type RowPickProps = {
  row: { id: string; case_number: string };
  isPicked: boolean;
  onPick: (id: string, on: boolean, range: boolean) => void;
};

/** Selects one case; with Shift, the range from the previous one. */
export function RowPick({ row, isPicked, onPick }: RowPickProps) {
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={`Select ${row.case_number}`}
      checked={isPicked}
      // A checkbox's change event comes from a native click, which has the state of the Shift key.
      onChange={({ target, nativeEvent }) =>
        onPick(row.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** Selects the page's cases. Its box is shown as checked at once, without waiting until the page's hundred rows are. */
export function PagePick({
  state,
  onPick,
  label = 'Select all cases of this page',
}: {
  state: 'all' | 'some' | 'none';
  onPick: (on: boolean) => void;
  label?: string;
}) {
  const [shown, setShown] = useOptimistic(state);
  const pick = (on: boolean) =>
    startTransition(() => {
      setShown(on ? 'all' : 'none');
      onPick(on);
    });
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={label}
      checked={shown === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = shown === 'some';
      }}
      onChange={({ target }) => pick(target.checked)}
    />
  );
}
