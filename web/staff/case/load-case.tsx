import { useQuery } from '@tanstack/react-query';
import { isMissing, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { AdminCase } from '../cases/case-fields.ts';

type Loading = { theCase: AdminCase | undefined; missing: boolean; error: unknown; retry: () => void; failed: string };

/** One case, updated live; `failed` is the toast's message if it cannot be loaded (spec, section 8). */
export function useAdminCase(id: string, failed: string): Loading {
  // Do not retry a missing case: it will not appear a second later.
  const query = useQuery({
    ...orpc.cases.getForStaff.queryOptions({ input: { id } }),
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  const missing = isMissing(query.error);
  useFailureToast(missing ? 0 : query.errorUpdatedAt, failed);
  return {
    theCase: missing ? undefined : query.data,
    missing,
    error: query.error,
    retry: () => void query.refetch(),
    failed,
  };
}

/** Shown in place of the case: loading, failed with a retry, or not found. */
export function NoCaseYet({ loading: { missing, error, retry, failed } }: { loading: Loading }) {
  if (missing) return <p>There is no such case. Its address may be mistyped, or the case was erased.</p>;
  if (!error) return <Skeletons rows={4} height="7rem" label="Loading the case…" />;
  return (
    <Notice tone="danger" title={failed}>
      <p>{messageOf(error, 'Please try again.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
