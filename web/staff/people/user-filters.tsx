import { roleLabels, roles } from '../../../domain/people/role.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { useSearchBox } from '../panel/use-search-box.ts';
import { useSearchKey } from '../panel/use-search-key.ts';
import { isFiltered, isTooShort, type UsersAddress } from './users-address.ts';

type Filters = Pick<UsersAddress, 'search' | 'role'>;
type UserFiltersProps = { filters: Filters; onFilters: (filters: Partial<Filters>) => void };

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }));

export function UserFilters({ filters, onFilters }: UserFiltersProps) {
  const [search, setSearch] = useSearchBox(filters.search, onFilters);
  useSearchKey('user-search');
  const clear = () => {
    setSearch('');
    onFilters({ search: '', role: null });
  };
  return (
    <form className="user-filters" role="search" aria-label="Filter users" onSubmit={(event) => event.preventDefault()}>
      <TextField
        id="user-search"
        type="search"
        label="Search"
        placeholder="Name, email, organization"
        maxLength={200}
        value={search}
        after={isTooShort(search) ? 'Type at least 3 letters.' : undefined}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField
        id="user-role-filter"
        label="Role"
        width="full"
        placeholder="All roles"
        options={roleOptions}
        value={filters.role ?? ''}
        onChange={(event) => onFilters({ role: roles.find((each) => each === event.target.value) ?? null })}
      />
      <Button variant="secondary" disabled={!isFiltered({ ...filters, search })} onClick={clear}>
        Clear Filters
      </Button>
    </form>
  );
}
