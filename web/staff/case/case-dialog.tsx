import { parseAsString, useQueryStates } from 'nuqs';
import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { dialogAddress, type CaseTab } from '../panel/dialog-address.ts';
import { nameOf } from './case-head.tsx';
import { CaseView } from './case-view.tsx';
import { NoCaseYet, useAdminCase } from './load-case.tsx';
import type { CloseGuard } from './use-guard.ts';
import { useReturnFocus } from './use-return-focus.ts';

const { case: caseId, show: tab, report } = dialogAddress;

/** The case details dialog, open while the URL names a case (`?case=ID&show=letters`). */
export function CaseDialog() {
  const [address, setAddress] = useQueryStates(
    { case: caseId, show: tab, report, hold: parseAsString },
    { history: 'replace' },
  );
  if (address.case === null) return null;
  const close = () => void setAddress({ case: null, show: null, report: null, hold: null });
  return (
    <OpenCase
      key={address.case}
      id={address.case}
      show={address.show}
      onShow={(show) => void setAddress({ show })}
      onClose={close}
    />
  );
}

type OpenProps = { id: string; show: CaseTab; onShow: (tab: CaseTab) => void; onClose: () => void };

function OpenCase({ id, show, onShow, onClose }: OpenProps) {
  const loading = useAdminCase(id, 'Failed to load case details.');
  const guardRef: CloseGuard = useRef(null);
  const { theCase, missing } = loading;
  const title = theCase ? (
    <bdi className="case-name">{nameOf(theCase)}</bdi>
  ) : missing ? (
    'Case not found'
  ) : (
    'Case details'
  );
  return (
    <Dialog
      open
      compact
      size="full"
      title={title}
      description={theCase ? <span className="mono">{theCase.case_number}</span> : undefined}
      finalFocus={useReturnFocus('case', id)}
      onOpenChange={(open) => !open && guardRef.current?.() !== false && onClose()}
    >
      {theCase ? (
        <CaseView theCase={theCase} show={show} onShow={onShow} dialog={{ guardRef, onClose }} />
      ) : (
        <NoCaseYet loading={loading} />
      )}
    </Dialog>
  );
}
