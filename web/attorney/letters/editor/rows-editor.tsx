import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { typedIn } from './typed-text.ts';

const maxRows = 80;

type RowsEditorProps = { label: string; rows: readonly (readonly string[])[]; onRows: (rows: string[][]) => void };

/** A table's cells, one text box each; the first row is the header and cannot be removed. */
export function RowsEditor({ label, rows, onRows }: RowsEditorProps) {
  const copy = () => rows.map((row) => [...row]);
  const width = rows[0]?.length ?? 2;
  const addId = useId();
  const remove = (index: number) => {
    // The last row's button goes with it; the buttons of the others move up.
    if (index === rows.length - 1) document.getElementById(addId)?.focus();
    onRows(copy().toSpliced(index, 1));
  };
  return (
    <>
      <div className="letter__table-scroll" role="group" aria-label={`${label}, cells`} tabIndex={0}>
        <table className="letter__table rows-editor">
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity beyond their position
              <tr key={index}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no identity beyond their position
                  <td key={column}>
                    <input
                      className="control letter-input"
                      aria-label={`${label}, ${index === 0 ? 'head' : `row ${index}`}, column ${column + 1}`}
                      value={cell}
                      maxLength={2_000}
                      onChange={(event) => onRows(copy().with(index, row.with(column, typedIn(event))))}
                    />
                  </td>
                ))}
                <td>
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove row ${index}`}
                      onClick={() => remove(index)}
                    >
                      Remove
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button
          id={addId}
          variant="secondary"
          size="small"
          disabled={rows.length >= maxRows}
          onClick={() => onRows([...copy(), Array.from({ length: width }, () => '')])}
        >
          Add row
        </Button>
      </div>
    </>
  );
}
