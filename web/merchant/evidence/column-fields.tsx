/** The fields of a mapping: which column is which, and what each kind of row does. */
import type { ColumnRole, KindEffect, MappableFile } from '../../../domain/ledger-of-account/mapping.ts';
import { useLanguage } from '../../language/language.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { doesKey, kindsIn, type MappingDraft } from './mapping-draft.ts';

export const firstRoles: readonly (readonly [ColumnRole, string])[] = [
  ['day', 'The day'],
  ['kind', 'The kind of row'],
  ['amount', 'The amount'],
  ['withheld', 'How much of the row is kept back'],
  ['balance', 'The balance after the row'],
];
export const moreRoles: readonly (readonly [ColumnRole, string])[] = [
  ['credit', 'Money in'],
  ['debit', 'Money out'],
  ['fee', 'The fee'],
  ['net', 'The net amount'],
  ['released', 'How much of what was kept is given back'],
  ['reference', 'The row’s own number'],
  ['payment', 'The number of the payment or order'],
];
const effects: readonly { value: KindEffect; label: string }[] = [
  { value: 'hold', label: 'It holds money' },
  { value: 'release', label: 'It releases held money' },
  { value: 'sale', label: 'A sale' },
  { value: 'refund', label: 'A refund' },
  { value: 'dispute', label: 'A dispute or chargeback' },
  { value: 'fee', label: 'A fee' },
  { value: 'payout', label: 'A payout to the bank' },
  { value: 'other', label: 'None of these' },
  { value: 'nothing', label: 'Nothing: it moves no money' },
];
const codes = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN', 'BRL', 'CHF', 'SEK', 'JPY'];

export type Fields = { table: MappableFile; value: MappingDraft; set: (key: string, text: string) => void };

const fieldId = ({ signature }: MappableFile, key: string): string => `${signature.slice(0, 8)}-${key}`;

export function ColumnFields({ table, value, set, roles }: Fields & { roles: typeof firstRoles }) {
  const columns = useColumnOptions(table);
  return roles.map(([role, label]) => (
    <SelectField
      key={role}
      id={fieldId(table, role)}
      label={label}
      width="full"
      placeholder="Not in this file"
      options={role === 'kind' ? columns.filter((_, at) => table.kinds[at] !== null) : columns}
      value={value[role] ?? ''}
      onChange={(event) => set(role, event.target.value)}
    />
  ));
}

export function CurrencyField({ table, value, set }: Fields) {
  const columns = useColumnOptions(table);
  return (
    <SelectField
      id={fieldId(table, 'currency')}
      label="The currency"
      width="full"
      options={[...codes.map((code) => ({ value: code, label: code })), ...columns]}
      value={value['currency'] ?? ''}
      onChange={(event) => set('currency', event.target.value)}
    />
  );
}

export function KindFields({ table, value, set }: Fields) {
  const { t } = useLanguage();
  const kinds = kindsIn(table, value);
  if (kinds.length === 0) return null;
  return (
    <fieldset className="columns__fields">
      <legend>{t('What each kind of row does')}</legend>
      {kinds.map(({ kind, rows }, at) => (
        <SelectField
          key={kind}
          id={fieldId(table, `kind-${at}`)}
          label={
            <>
              <bdi>{kind}</bdi>{' '}
              <span className="muted">
                ({rows === 1 ? t('1 row') : t('{count} rows', { count: rows.toLocaleString('en-US') })})
              </span>
            </>
          }
          width="full"
          placeholder="I do not know"
          options={effects}
          value={value[doesKey(kind)] ?? ''}
          onChange={(event) => set(doesKey(kind), event.target.value)}
        />
      ))}
    </fieldset>
  );
}

/** Each column by its name, with the first cell of it that says something. */
function useColumnOptions({ header, rows }: MappableFile) {
  const { t } = useLanguage();
  return header.map((name, at) => {
    const example = rows.map((cells) => cells[at] ?? '').find((cell) => cell !== '');
    const label = name || t('Column {number}', { number: at + 1 });
    return { value: String(at), label: `${label}${example === undefined ? '' : `: ${example}`}` };
  });
}

export function FirstRows({ table: { header, rows, name } }: { table: MappableFile }) {
  const { t } = useLanguage();
  return (
    <DataTable label={t('The first rows of {file}', { file: name })}>
      <thead>
        <tr>
          {header.map((cell, at) => (
            <th key={at} scope="col" dir="auto">
              {cell || t('Column {number}', { number: at + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={column} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
