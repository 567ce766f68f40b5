import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldActOf, wantField } from '../panel/case-commands.ts';
import type { CaseTab } from '../panel/dialog-address.ts';
import { nameOf } from './case-head.tsx';
import { wantedField } from './case-keys.tsx';
import { CaseView } from './case-view.tsx';
import { NoCaseYet, useAdminCase } from './load-case.tsx';
import type { CloseGuard } from './use-guard.ts';
import { useReturnFocus } from './use-return-focus.ts';

type OpenProps = {
  id: string;
  /** Leaves the list visible beside it. */
  beside: boolean;
  show: CaseTab;
  onShow: (tab: CaseTab) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** Remembers a key that is pressed while the case loads, so that the case focuses its field once it is shown. */
function useEarlyKeys(id: string, isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const act = fieldActOf(key);
      if (act && !ctrlKey && !metaKey && !altKey) wantField(id, act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id, isLoading]);
}

/** One case in a dialog over the list. */
export default function OpenCase({ id, beside, show, onShow, onOpen, onClose }: OpenProps) {
  const loading = useAdminCase(id, 'Failed to load case details.');
  useEarlyKeys(id, loading.theCase === undefined);
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
      size={beside ? 'side' : 'full'}
      title={title}
      description={theCase ? <span className="mono">{theCase.case_number}</span> : undefined}
      finalFocus={useReturnFocus('case', id)}
      initialFocus={() => wantedField(id)}
      onOpenChange={(open) => !open && leave(onClose)}
    >
      {theCase ? (
        <CaseView
          // Each case gets its own view: what was sent for one must not end up in the next.
          key={id}
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
