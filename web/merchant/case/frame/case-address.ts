/** URLs of a case's pages and dialogs, so that each can be linked, reloaded and left with Back. */
import { useNavigate, useSearchParams } from 'react-router';

export const caseAddress = (
  id: string,
  page?: 'details' | 'agreement' | 'notice' | 'form' | 'facts' | 'record' | 'sharing',
): string => `/dashboard/cases/${id}${page ? `/${page}` : ''}`;

export type CaseDialog = { kind: 'accept' | 'decline'; offerId: string } | { kind: 'cancel' };

/** The dialog the URL names, or null. */
export function dialogFrom(search: URLSearchParams): CaseDialog | null {
  const kind = search.get('dialog');
  const offerId = search.get('offer');
  if (kind === 'cancel') return { kind };
  return (kind === 'accept' || kind === 'decline') && offerId ? { kind, offerId } : null;
}

/** The query string that opens a dialog on the case page. */
export function dialogSearch(dialog: CaseDialog): string {
  return dialog.kind === 'cancel' ? '?dialog=cancel' : `?dialog=${dialog.kind}&offer=${dialog.offerId}`;
}

/** The open dialog, and how to close it without leaving the page. */
export function useCaseDialog() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return { dialog: dialogFrom(search), close: () => void navigate('?', { replace: true, preventScrollReset: true }) };
}
