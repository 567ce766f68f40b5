import { useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { dialogAddress } from '../panel/dialog-address.ts';

type Parameter = 'user' | 'edituser' | 'revoke';
const { user, edituser } = dialogAddress;

/** Identifies the button that opens a dialog, to focus it when the dialog closes. */
export const openerOf = (parameter: Parameter, id: string): string => `${parameter}:${id}`;

/** Opens a user's dialogs over the list. Opening adds a history entry, so that Back closes it; closing adds none. */
export function useUserDialog() {
  const [open, setOpen] = useQueryStates({ user, edituser }, { history: 'push' });
  const actions = useMemo(
    () => ({
      view: (id: string) => void setOpen({ user: id, edituser: null }),
      edit: (id: string) => void setOpen({ user: null, edituser: id }),
      close: () => void setOpen({ user: null, edituser: null }, { history: 'replace' }),
    }),
    [setOpen],
  );
  return { ...open, ...actions };
}

/** Returns the element to focus when a dialog closes: the one that opened it or, after a reload, the row's button. */
export function useOpener(parameter: Parameter, id: string): () => HTMLElement | null {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener;
    return document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(openerOf(parameter, id))}"]`);
  };
}
