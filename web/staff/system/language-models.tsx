import type { SystemState } from '../../../contract/system.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { dollarsOfMicros, modelsText } from './system-text.ts';

type Models = NonNullable<SystemState['model']>;

/** Who is asked, what may leave, what is left of today, and what the calls of the last 30 days cost. */
export function LanguageModels({ models }: { models: Models }) {
  return (
    <>
      {modelsText(models).map((line) => (
        <p key={line} className="measure">
          {line}
        </p>
      ))}
      {models.calls.length === 0 ? (
        <p className="muted">Nothing was asked within 30 days.</p>
      ) : (
        <DataTable label="Table of calls of language models">
          <thead>
            <tr>
              {['Asked for', 'Of whom', 'Answered by'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {['Calls', 'Without an answer', 'Tokens', 'Cost', 'A call'].map((head) => (
                <th key={head} scope="col" className="numeric">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.calls.map((row) => (
              <tr key={`${row.purpose} ${row.recipient} ${row.answered_by}`}>
                <th scope="row">{row.purpose}</th>
                <td>{row.recipient}</td>
                <td>{row.answered_by ?? 'nobody'}</td>
                <td className="numeric">{row.calls.toLocaleString('en-US')}</td>
                <td className="numeric">{row.without_answer.toLocaleString('en-US')}</td>
                <td className="numeric">{row.tokens.toLocaleString('en-US')}</td>
                <td className="numeric">{dollarsOfMicros(row.cost_micros)}</td>
                <td className="numeric">
                  {dollarsOfMicros(row.cost_micros === null ? null : row.cost_micros / row.calls)}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  );
}
