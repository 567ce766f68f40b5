/** URLs of a case's pages and dialogs, so that each can be linked, reloaded and left with Back. */
import { useNavigate, useSearchParams } from 'react-router';

export const caseAddress = (
  id: string,
  page?: 'details' | 'agreement' | 'notice' | 'form' | 'facts' | 'story' | 'record' | 'records' | 'sharing',
): string => `/dashboard/cases/${id}${page ? `/${page}` : ''}`;

/** Parts of a case that are on a page of their own, which older links and emails look for on the case's page. */
const moved: Readonly<Record<string, Parameters<typeof caseAddress>[1]>> = {
  '#hold': 'record',
  '#packet': 'notice',
  '#clock': 'notice',
};

/** Where the part of a case with this hash is now; null where it is still on the case's page. */
export const movedFrom = (id: string, hash: string): string | null =>
  moved[hash] === undefined ? null : `${caseAddress(id, moved[hash])}${hash}`;

export type CaseDialog = { kind: 'accept' | 'decline'; offerId: string } | { kind: 'cancel' | 'end' };

/** The dialog the URL names, or null. */
export function dialogFrom(search: URLSearchParams): CaseDialog | null {
  const kind = search.get('dialog');
  const offerId = search.get('offer');
  if (kind === 'cancel' || kind === 'end') return { kind };
  return (kind === 'accept' || kind === 'decline') && offerId ? { kind, offerId } : null;
}

/** The query string that opens a dialog on the case page. */
export function dialogSearch(dialog: CaseDialog): string {
  return 'offerId' in dialog ? `?dialog=${dialog.kind}&offer=${dialog.offerId}` : `?dialog=${dialog.kind}`;
}

/** The open dialog, and how to close it without leaving the page. */
export function useCaseDialog() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return { dialog: dialogFrom(search), close: () => void navigate('?', { replace: true, preventScrollReset: true }) };
}
