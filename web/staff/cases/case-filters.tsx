import { memo } from 'react';
import { casePriorities, casePriorityLabels, caseStatuses, caseStatusLabels } from '../../../domain/cases/case.ts';
import { processorLabel, processorChoices } from '../../../domain/processors.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { hasFilters, type CasesAddress } from '../panel/cases-address.ts';
import { useSearchBox } from '../panel/use-search-box.ts';
import { useSearchKey } from '../panel/use-search-key.ts';

type Filters = Pick<CasesAddress, 'search' | 'status' | 'priority' | 'processor'>;
type CaseFiltersProps = { filters: Filters; onFilters: (filters: Partial<Filters>) => void };

const statusOptions = caseStatuses.map((value) => ({ value, label: caseStatusLabels[value] }));
const priorityOptions = casePriorities.map((value) => ({ value, label: casePriorityLabels[value] }));
const processorOptions = processorChoices.map((value) => ({ value, label: processorLabel(value) }));

export const CaseFilters = memo(function CaseFilters({ filters, onFilters }: CaseFiltersProps) {
  const [search, setSearch] = useSearchBox(filters.search, onFilters);
  useSearchKey('case-search');
  const clear = () => {
    setSearch('');
    onFilters({ search: '', status: null, priority: null, processor: null });
  };
  return (
    <form className="case-filters" role="search" aria-label="Filter cases" onSubmit={(event) => event.preventDefault()}>
      <TextField
        id="case-search"
        type="search"
        label="Search"
        placeholder="Name, business, email, any number, $ sum"
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <CaseChoices filters={filters} onFilters={onFilters} />
      <Button variant="secondary" disabled={!hasFilters({ ...filters, search })} onClick={clear}>
        Clear Filters
      </Button>
    </form>
  );
});

/** A separate component, because typing in the search box changes nothing in it. */
const CaseChoices = memo(function CaseChoices({ filters, onFilters }: CaseFiltersProps) {
  return (
    <>
      <SelectField
        id="case-status"
        label="Status"
        width="full"
        placeholder="All statuses"
        options={statusOptions}
        value={filters.status ?? ''}
        onChange={(event) => onFilters({ status: caseStatuses.find((each) => each === event.target.value) ?? null })}
      />
      <SelectField
        id="case-priority"
        label="Priority"
        width="full"
        placeholder="All priorities"
        options={priorityOptions}
        value={filters.priority ?? ''}
        onChange={(event) =>
          onFilters({ priority: casePriorities.find((each) => each === event.target.value) ?? null })
        }
      />
      <SelectField
        id="case-processor"
        label="Processor"
        width="full"
        placeholder="All processors"
        options={processorOptions}
        value={filters.processor ?? ''}
        onChange={(event) =>
          onFilters({ processor: processorChoices.find((each) => each === event.target.value) ?? null })
        }
      />
    </>
  );
});
