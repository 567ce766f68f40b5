import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ExportMapping } from '../../contract/evidence.ts';
import { columnRoles, type ColumnRole, type KindEffect } from '../../domain/ledger-of-account/mapping.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { useArea } from './area.ts';

/** How merchants named the columns of exports that no format knows, which the desk confirms for the installation. */
export function ExportMappings() {
  const { data, isPending, error } = useQuery(orpc.evidence.listMappings.queryOptions());
  return (
    <section className="full-texts" aria-labelledby="export-mappings-title">
      <h2 id="export-mappings-title">Exports that merchants named</h2>
      {isPending ? <Skeletons rows={3} height="44px" label="Loading the exports…" /> : null}
      {error && !data ? (
        <Notice tone="danger" title="Failed to load the exports.">
          <p>{messageOf(error, 'Please reload the page.')}</p>
        </Notice>
      ) : null}
      {data ? <ExportMappingList items={data.items} /> : null}
    </section>
  );
}

function ExportMappingList({ items }: { items: readonly ExportMapping[] }) {
  const cache = useQueryClient();
  const deciding = useMutation(
    orpc.evidence.decideMapping.mutationOptions({
      onSuccess: (answer) => cache.setQueryData(orpc.evidence.listMappings.queryKey(), answer),
    }),
  );
  if (items.length === 0)
    return <p className="muted">None. A merchant whose export has an unknown header names its columns.</p>;
  return (
    <>
      {deciding.error ? (
        <p className="field__error" role="alert">
          {messageOf(deciding.error, 'Please try again.')}
        </p>
      ) : null}
      <ul role="list" className="knowledge__rows" aria-label="Exports that merchants named">
        {items.map((item) => (
          <li key={item.mapping_sha256}>
            <Described item={item} />
            <div className="export-mapping__acts">
              <span className="mark" data-state={states[item.decided?.decision ?? 'waiting']}>
                {item.decided
                  ? `${labels[item.decided.decision]} by ${item.decided.by}, ${calendarDay(item.decided.at.slice(0, 10))}`
                  : 'Waits for a decision'}
              </span>
              {(['confirmed', 'rejected'] as const)
                .filter((decision) => decision !== item.decided?.decision)
                .map((decision) => (
                  <Button
                    key={decision}
                    variant={decision === 'confirmed' ? 'secondary' : 'quiet'}
                    size="small"
                    busy={
                      deciding.isPending &&
                      deciding.variables.mapping_sha256 === item.mapping_sha256 &&
                      deciding.variables.decision === decision
                    }
                    busyLabel="Saving…"
                    onClick={() => deciding.mutate({ mapping_sha256: item.mapping_sha256, decision })}
                  >
                    {decision === 'confirmed' ? 'Confirm for all cases' : 'Reject'}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const labels = { confirmed: 'Confirmed', rejected: 'Rejected' };
const states = { confirmed: 'confirmed', rejected: 'retired', waiting: 'open' };

/** Names of columns and kinds of rows, and no other cell: those can name a buyer. */
function Described({ item: { mapping, case_id, case_number } }: { item: ExportMapping }) {
  const { base } = useArea();
  const { header, columns, currency, kinds } = mapping;
  const named = columnRoles.flatMap((role) => (columns[role] === undefined ? [] : [[role, columns[role]] as const]));
  return (
    <div>
      <b dir="auto">{header.join(' · ')}</b>
      <ul className="export-mapping__parts">
        {named.map(([role, at]) => (
          <li key={role}>
            {roleLabels[role]}: <bdi>{header[at] || `column ${at + 1}`}</bdi>
          </li>
        ))}
        {currency === null ? null : <li>Currency: {currency}</li>}
        {kinds.map(({ kind, does }) => (
          <li key={kind}>
            “<bdi>{kind}</bdi>” {effectLabels[does]}
          </li>
        ))}
      </ul>
      <span className="muted small">
        {case_number === null || case_id === null ? (
          'Its case is gone'
        ) : base === '/admin/knowledge' ? (
          <Link to={`/admin/cases/${case_id}`}>Case {case_number}</Link>
        ) : (
          `Case ${case_number}`
        )}
      </span>
    </div>
  );
}

const roleLabels: Record<ColumnRole, string> = {
  day: 'Day',
  kind: 'Kind of row',
  amount: 'Amount',
  credit: 'Money in',
  debit: 'Money out',
  fee: 'Fee',
  net: 'Net',
  balance: 'Balance',
  reference: 'Reference',
  payment: 'Payment reference',
  currency: 'Currency',
  withheld: 'Kept back',
  released: 'Given back',
};
const effectLabels: Record<KindEffect, string> = {
  sale: 'is a sale',
  refund: 'is a refund',
  dispute: 'is a dispute',
  fee: 'is a fee',
  payout: 'is a payout',
  hold: 'holds',
  release: 'releases',
  other: 'is something else',
  nothing: 'moves nothing',
};
