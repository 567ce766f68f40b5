import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { workKindLabels, workKinds } from '../../../domain/cases/work.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { useSearchBox } from '../panel/use-search-box.ts';
import { useSearchKey } from '../panel/use-search-key.ts';
import type { WorkFilters } from './work-address.ts';

type FiltersProps = { filters: WorkFilters; onFilters: (filters: Partial<WorkFilters>) => void };

const whose = [
  ['me', 'Mine'],
  ['nobody', "Nobody's"],
  ['everybody', "Everybody's"],
] as const;
const kinds = workKinds.map((value) => ({ value, label: workKindLabels[value] }));

/** Whose work, of which kind, and of which cases. */
export const WorkFilterBar = memo(function WorkFilterBar({ filters, onFilters }: FiltersProps) {
  const [search, setSearch] = useSearchBox(filters.search, onFilters);
  useSearchKey('work-search');
  const staff = useQuery(orpc.people.listStaff.queryOptions());
  const people = (staff.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      className="work-filters"
      role="search"
      aria-label="Filter the work"
      onSubmit={(event) => event.preventDefault()}
    >
      <div role="group" aria-label="Whose work" className="button-row">
        {whose.map(([of, label]) => (
          <Button
            key={of}
            variant="secondary"
            size="small"
            className="work-head__whose"
            aria-pressed={filters.of === of}
            onClick={() => onFilters({ of })}
          >
            {label}
          </Button>
        ))}
      </div>
      <SelectField
        id="work-of"
        label="Owner"
        width="full"
        placeholder="By name"
        options={people}
        value={people.some(({ value }) => value === filters.of) ? filters.of : ''}
        onChange={({ target }) => onFilters({ of: target.value || 'me' })}
      />
      <SelectField
        id="work-kind"
        label="Kind"
        width="full"
        placeholder="All kinds"
        options={kinds}
        value={filters.kind ?? ''}
        onChange={({ target }) => onFilters({ kind: workKinds.find((each) => each === target.value) ?? null })}
      />
      <TextField
        id="work-search"
        type="search"
        label="Search"
        placeholder="Name, business, any number"
        maxLength={200}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
    </form>
  );
});
