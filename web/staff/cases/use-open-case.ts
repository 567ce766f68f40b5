import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { wantField, type FieldAct } from '../panel/case-commands.ts';
import { dialogAddress, type CaseTab } from '../panel/dialog-address.ts';

const { case: caseId, show, report, act, edit } = dialogAddress;
const address = { case: caseId, show, report, act, edit };

/** Opens a case's dialogs over the current list; each adds a history entry, so that Back closes it. */
export function useOpenCase() {
  const [, setAddress] = useQueryStates(address, { history: 'push' });
  return useMemo(
    () => ({
      view: (id: string, tab?: CaseTab) =>
        void setAddress({ case: id, show: tab ?? null, report: null, act: null, edit: null }),
      /** Opens a case at one of its fields, as the case's own keys would. */
      at: (id: string, field: FieldAct) => {
        wantField(id, field);
        void setAddress({
          case: id,
          show: field === 'message' ? 'messages' : null,
          report: null,
          act: null,
          edit: null,
        });
      },
      edit: (id: string) => void setAddress({ case: null, show: null, report: null, act: null, edit: id }),
    }),
    [setAddress],
  );
}
