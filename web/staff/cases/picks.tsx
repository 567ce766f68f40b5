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
      // A checkbox's change event is a native click, which knows about Shift.
      onChange={({ target, nativeEvent }) =>
        onPick(row.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

export function PagePick({ state, onPick }: { state: 'all' | 'some' | 'none'; onPick: (on: boolean) => void }) {
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label="Select all cases of this page"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={({ target }) => onPick(target.checked)}
    />
  );
}
