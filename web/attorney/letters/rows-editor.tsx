import { Button } from '../../ui/button.tsx';

const maxRows = 80;

type RowsEditorProps = { label: string; rows: readonly (readonly string[])[]; onRows: (rows: string[][]) => void };

/** A table's cells, one text box each; the first row is the header and cannot be removed. */
export function RowsEditor({ label, rows, onRows }: RowsEditorProps) {
  const copy = () => rows.map((row) => [...row]);
  const width = rows[0]?.length ?? 2;
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
                      onChange={(event) => onRows(copy().with(index, row.with(column, event.target.value)))}
                    />
                  </td>
                ))}
                <td>
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove row ${index}`}
                      onClick={() => onRows(copy().toSpliced(index, 1))}
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
