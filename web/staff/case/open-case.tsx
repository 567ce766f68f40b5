import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { CaseTab } from '../panel/dialog-address.ts';
import { nameOf } from './case-head.tsx';
import { CaseView } from './case-view.tsx';
import { NoCaseYet, useAdminCase } from './load-case.tsx';
import type { CloseGuard } from './use-guard.ts';
import { useReturnFocus } from './use-return-focus.ts';

type OpenProps = {
  id: string;
  show: CaseTab;
  onShow: (tab: CaseTab) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One case in a dialog over the list. */
export default function OpenCase({ id, show, onShow, onOpen, onClose }: OpenProps) {
  const loading = useAdminCase(id, 'Failed to load case details.');
  const guardRef: CloseGuard = useRef(null);
  const { theCase, missing } = loading;
  const leave = (then: () => void) => guardRef.current?.() !== false && then();
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
      onOpenChange={(open) => !open && leave(onClose)}
    >
      {theCase ? (
        <CaseView
          theCase={theCase}
          show={show}
          onShow={onShow}
          dialog={{ guardRef, onClose, onOpen: (next) => leave(() => onOpen(next)) }}
        />
      ) : (
        <NoCaseYet loading={loading} />
      )}
    </Dialog>
  );
}
