import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { isListed, partedQueue, queueFilterLabels, queueFilters } from './queue-filter.ts';
import { QueueTable, type QueueItem } from './queue-table.tsx';

const filterOptions = queueFilters.map((value) => ({ value, label: queueFilterLabels[value] }));

/** The open letters, those due first on top, and below them the sent ones. Text and status are in the URL. */
export function QueueLists({ items, today }: { items: readonly QueueItem[]; today: string }) {
  const [{ text, filter }, set] = useQueryStates(
    { text: parseAsString.withDefault(''), filter: parseAsStringLiteral(queueFilters).withDefault('all') },
    { history: 'replace' },
  );
  const { open, done } = partedQueue(items.filter((item) => isListed(item, { text, filter })));
  return (
    <>
      <form
        className="queue-filters"
        role="search"
        aria-label="Filter letters"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id="queue-search"
          type="search"
          label="Search"
          placeholder="Business, case number, processor"
          maxLength={100}
          value={text}
          onChange={(event) => void set({ text: event.target.value })}
        />
        <SelectField
          id="queue-filter"
          label="Show"
          width="full"
          options={filterOptions}
          value={filter}
          onChange={(event) => void set({ filter: queueFilters.find((each) => each === event.target.value) ?? 'all' })}
        />
      </form>
      <section aria-labelledby="open-title">
        <h2 id="open-title">
          Open <span className="muted">{open.length}</span>
        </h2>
        {open.length === 0 ? (
          <p className="muted">No open letter matches.</p>
        ) : (
          <QueueTable label="Letters, what is due first" items={open} today={today} />
        )}
      </section>
      {done.length > 0 && (
        <details className="queue-done">
          <summary>
            Done <span className="muted">{done.length}</span>
          </summary>
          <QueueTable label="Letters that have left" items={done} today={today} />
        </details>
      )}
    </>
  );
}
