import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { periodsOf, type Selection } from './reports-address.ts';

type FiltersProps = { selection: Selection; onSelect: (selection: Selection) => void };

/** Which cases count: those submitted in a period, and those of an owner. */
export function ReportFilters({ selection, onSelect }: FiltersProps) {
  const staff = useQuery(orpc.people.listStaff.queryOptions());
  const [periods] = useState(() => periodsOf(new Date().toISOString().slice(0, 10)));
  const { from, to, owner } = selection;
  const named = periods.findIndex((each) => each.from === from && each.to === to);
  const isAll = from === null && to === null;
  const choose = (value: string) => {
    const period = periods[Number(value)];
    if (value === '' || period) onSelect({ ...selection, from: period?.from ?? null, to: period?.to ?? null });
  };
  const day = (label: 'from' | 'to', value: string | null) => (
    <TextField
      id={`report-${label}`}
      type="date"
      label={label === 'from' ? 'Submitted from' : 'Submitted to'}
      value={value ?? ''}
      error={label === 'to' && from !== null && to !== null && from > to ? 'It ends before it begins.' : undefined}
      onChange={({ target }) => onSelect({ ...selection, [label]: target.value === '' ? null : target.value })}
    />
  );
  return (
    <form
      className="report-filters no-print"
      role="search"
      aria-label="Which cases count"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        id="report-period"
        label="Period"
        width="full"
        value={isAll ? '' : named < 0 ? 'own' : String(named)}
        options={[
          { value: '', label: 'All time' },
          ...periods.map(({ label }, index) => ({ value: String(index), label })),
          ...(isAll || named >= 0 ? [] : [{ value: 'own', label: 'Own days' }]),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {day('from', from)}
      {day('to', to)}
      <SelectField
        id="report-owner"
        label="Case owner"
        width="full"
        placeholder="Everybody"
        value={owner ?? ''}
        options={(staff.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onSelect({ ...selection, owner: target.value === '' ? null : target.value })}
      />
      <Button
        variant="secondary"
        disabled={isAll && owner === null}
        onClick={() => onSelect({ from: null, to: null, owner: null })}
      >
        Clear Filters
      </Button>
    </form>
  );
}
