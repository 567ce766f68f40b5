import { useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { Link } from 'react-router';
import type { KnowledgeList as Lists } from '../../contract/knowledge.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Notice, Skeletons } from '../ui/feedback.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { ExportMappings } from './export-mappings.tsx';
import { FullTexts } from './full-texts.tsx';
import { entryAddress, useArea } from './area.ts';
import { Hashes } from './hashes.tsx';
import {
  choicesOf,
  knowledgeAddress,
  knowledgeTabs,
  type KnowledgeAddress,
  type KnowledgeTab,
  type Shown,
} from './knowledge-address.ts';
import { rowsShown } from './knowledge-rows.ts';
import './knowledge.css';
import { MarkLabel } from './mark-label.tsx';

const tabText: Record<KnowledgeTab, string> = {
  authorities: 'Authorities',
  clauses: 'Clauses',
  processors: 'Processors',
  states: 'States',
};
const shownText: Record<Shown, string> = {
  all: 'All',
  usable: 'Usable',
  analysis_only: 'Analysis only',
  do_not_cite: 'Do not cite',
  unconfirmed: 'Unconfirmed',
  retired: 'Retired',
};

/** The knowledge that letters are made from, in tables. The URL determines what is shown. */
export function KnowledgeList() {
  const query = useQuery(orpc.knowledge.list.queryOptions());
  return (
    <>
      <header className="knowledge__head">
        <div>
          <h1>Knowledge</h1>
          <p className="muted">
            What letters may say, and its sources. For attorneys to review, confirm and retire; the text itself ships
            with the release.
          </p>
        </div>
        {query.data ? <Hashes knowledge={query.data.knowledge_hash} clauses={query.data.clauses_hash} /> : null}
      </header>
      {query.data ? <Tables lists={query.data} /> : null}
      {query.isPending ? <Skeletons rows={10} height="44px" label="Loading the knowledge…" /> : null}
      {query.isError && !query.data ? (
        <Notice tone="danger" title="Failed to load the knowledge.">
          <p>{messageOf(query.error, 'Please try again.')}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : null}
    </>
  );
}

function Tables({ lists }: { lists: Lists }) {
  const [address, setAddress] = useQueryStates(knowledgeAddress, { history: 'replace' });
  const tabs = knowledgeTabs.map((value) => ({
    value,
    label: tabText[value],
    count: lists[value].length,
    panel:
      value === address.tab ? (
        <>
          <Table lists={lists} address={address} onAddress={(part) => void setAddress(part)} />
          {value === 'processors' ? (
            <>
              <FullTexts names={lists.processors} />
              <ExportMappings />
            </>
          ) : null}
        </>
      ) : null,
  }));
  return (
    <Tabs
      label="Tables of the knowledge"
      value={address.tab}
      onValueChange={(next) =>
        void setAddress(
          { tab: knowledgeTabs.find((each) => each === next) ?? 'authorities', show: 'all', q: '' },
          { history: 'push' },
        )
      }
      tabs={tabs}
    />
  );
}

function Table({
  lists,
  address,
  onAddress,
}: {
  lists: Lists;
  address: KnowledgeAddress;
  onAddress: (part: Partial<KnowledgeAddress>) => void;
}) {
  const area = useArea();
  const rows = rowsShown(lists, address);
  const choices = choicesOf[address.tab];
  const name = tabText[address.tab].toLowerCase();
  return (
    <div className="knowledge__table">
      <form
        className="knowledge__filters"
        role="search"
        aria-label={`Find ${name}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id="knowledge-search"
          type="search"
          label="Search"
          autoComplete="off"
          maxLength={200}
          value={address.q}
          onChange={(event) => onAddress({ q: event.target.value })}
        />
        {choices.length === 0 ? null : (
          <SelectField
            id="knowledge-show"
            label="Show"
            width="short"
            value={choices.includes(address.show) ? address.show : 'all'}
            options={choices.map((value) => ({ value, label: shownText[value] }))}
            onChange={(event) => onAddress({ show: choices.find((each) => each === event.target.value) ?? 'all' })}
          />
        )}
        <p className="muted small" role="status">
          {rows.length} of {lists[address.tab].length}
        </p>
      </form>
      {rows.length === 0 ? (
        <EmptyState
          title="Nothing here"
          action={
            <Button variant="secondary" size="small" onClick={() => onAddress({ q: '', show: 'all' })}>
              Show all {name}
            </Button>
          }
        >
          <p>No entry of this table fits what was asked for.</p>
        </EmptyState>
      ) : (
        <ul role="list" className="knowledge__rows" aria-label={tabText[address.tab]}>
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <Link to={entryAddress(area, row.kind, row.id)} dir="auto">
                  {row.title}
                </Link>
                <p className="muted small">{row.about}</p>
              </div>
              <MarkLabel use={row.use} marks={row.marks} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
