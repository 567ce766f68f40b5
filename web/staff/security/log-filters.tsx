import { securityKindLabels, securityKinds } from '../../../domain/people/security-event.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { useSearchBox } from '../panel/use-search-box.ts';
import { useSearchKey } from '../panel/use-search-key.ts';
import { isFiltered, type LogFilters as Filters } from './log-address.ts';

type LogFiltersProps = { filters: Filters; onFilters: (filters: Partial<Filters>) => void };

const kindOptions = securityKinds.map((value) => ({ value, label: securityKindLabels[value] }));

/** Filters of the security log: a search for users and addresses, the kind, and the days. */
export function LogFilters({ filters, onFilters }: LogFiltersProps) {
  const [search, setSearch] = useSearchBox(filters.search, onFilters);
  useSearchKey('log-search');
  const clear = () => {
    setSearch('');
    onFilters({ search: '', kind: null, from: '', to: '' });
  };
  return (
    <form
      className="log-filters"
      role="search"
      aria-label="Filter the security log"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="log-search"
        type="search"
        label="Search"
        placeholder="Email, network, or path"
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField
        id="log-kind"
        label="What"
        width="full"
        placeholder="Everything"
        options={kindOptions}
        value={filters.kind ?? ''}
        onChange={({ target }) => onFilters({ kind: securityKinds.find((each) => each === target.value) ?? null })}
      />
      <TextField
        id="log-from"
        type="date"
        label="From (UTC)"
        value={filters.from}
        onChange={({ target }) => onFilters({ from: target.value })}
      />
      <TextField
        id="log-to"
        type="date"
        label="To (UTC)"
        value={filters.to}
        onChange={({ target }) => onFilters({ to: target.value })}
      />
      <Button variant="secondary" disabled={!isFiltered({ ...filters, search })} onClick={clear}>
        Clear Filters
      </Button>
    </form>
  );
}
