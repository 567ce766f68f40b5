import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FigureCase } from '../../../contract/reports.ts';
import { stageLabels } from '../../../domain/cases/stage.ts';
import { labelOfProcessor } from '../../../domain/processors.ts';
import { figureTitle, type Figure } from '../../../domain/reports/figure.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { pageSize } from '../panel/cases-address.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { cases, money } from './figure-text.ts';
import { exportHref, selectionRequest, type Selection } from './reports-address.ts';

type FigureCasesProps = {
  figure: Figure;
  selection: Selection;
  after: string[];
  onAfter: (after: string[]) => void;
  onClose: () => void;
};

/** The cases behind a figure, as they are now, with their sums and as a file. */
export function FigureCases({ figure, selection, after, onAfter, onClose }: FigureCasesProps) {
  const cursor = after.at(-1);
  const input = { ...selectionRequest(selection), ...figure, limit: pageSize, ...(cursor !== undefined && { cursor }) };
  const query = useQuery({
    ...orpc.reports.listCases.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Dialog
      open
      compact
      size="wide"
      title={figureTitle(figure)}
      description={
        data
          ? `Now ${cases(data.total)}: ${money(data.held_cents)} held, ${money(data.recovered_cents)} recovered, ${money(data.fee_cents)} success fee due.`
          : undefined
      }
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="cases-tab">
        {query.isError ? (
          <ListFailed
            noun="the cases"
            message={messageOf(query.error, '')}
            retry={() => void query.refetch()}
            restart={after.length > 0 ? () => onAfter([]) : null}
          />
        ) : null}
        {!data && query.isPending ? <Skeletons rows={6} height="35px" label="Loading the cases…" /> : null}
        {data && !query.isError && data.items.length === 0 ? (
          <EmptyState title="No case">
            <p>Since the report was made, the last one has left this figure.</p>
          </EmptyState>
        ) : null}
        {data && !query.isError && data.items.length > 0 ? (
          <>
            <p>
              <a href={exportHref(selection, figure)} download>
                Download as CSV
              </a>
            </p>
            <div className="stacks figure-cases" data-stale={query.isPlaceholderData || undefined}>
              <CaseRows items={data.items} />
            </div>
            <Pager noun={['case', 'cases']} after={after} page={data} onAfter={onAfter} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function CaseRows({ items }: { items: readonly FigureCase[] }) {
  return (
    <DataTable label="Cases of this figure">
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Processor</th>
          <th scope="col">Stage</th>
          <th scope="col">Owner</th>
          <th scope="col">Submitted</th>
          <th scope="col" className="numeric">
            Held
          </th>
          <th scope="col" className="numeric">
            Recovered
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              <Link to={`/admin/cases/${each.id}`} dir="auto">
                {each.business}
              </Link>{' '}
              <span className="mono muted small">{each.case_number}</span>
            </th>
            <td>
              <span className="clip" dir="auto" title={labelOfProcessor(each)}>
                {labelOfProcessor(each)}
              </span>
            </td>
            <td className="nowrap">{stageLabels[each.stage]}</td>
            <td className="nowrap" dir="auto">
              {each.owner_name ?? 'Nobody'}
            </td>
            <td className="nowrap">{dayOf(each.created_at)}</td>
            <td className="numeric">
              {money(each.held_cents)}
              <span className="figure-cases__unit"> held</span>
            </td>
            <td className="numeric">
              {money(each.recovered_cents)}
              <span className="figure-cases__unit"> recovered</span>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
