import { parseAsString, useQueryStates } from 'nuqs';
import { lazy, Suspense } from 'react';
import { dialogAddress } from '../panel/dialog-address.ts';

const OpenCase = lazy(() => import('./open-case.tsx'));

const { case: caseId, show: tab, report, act } = dialogAddress;

/** The case details dialog, open while the URL names a case (`?case=ID&show=letters`). */
export function CaseDialog({ beside = false }: { /** Leaves the list visible beside it. */ beside?: boolean }) {
  const [address, setAddress] = useQueryStates(
    { case: caseId, show: tab, report, act, hold: parseAsString },
    { history: 'replace' },
  );
  if (address.case === null) return null;
  const close = () => void setAddress({ case: null, show: null, report: null, act: null, hold: null });
  return (
    <Suspense fallback={null}>
      <OpenCase
        key={address.case}
        id={address.case}
        beside={beside}
        show={address.show}
        onShow={(show) => void setAddress({ show })}
        onOpen={(id) => void setAddress({ case: id, report: null, act: null, hold: null })}
        onClose={close}
      />
    </Suspense>
  );
}
