import type { WorkItem } from '../cases/cases-cache.ts';
import type { CaseTab } from '../panel/dialog-address.ts';

/** Where a row links to: a tab of a case, or a page outside cases. */
type WorkAim = { case_id: string; tab: CaseTab } | { page: string };

/** Where a row's work is done. A reply is recorded, and a letter sent, on the case's Letters tab. */
export function aimOf({ kind, the_case }: Pick<WorkItem, 'kind' | 'the_case'>): WorkAim {
  if (kind === 'inquiry') return { page: '/admin/inquiries' };
  if (kind === 'erasure' || the_case === null) return { page: '/admin/erasures' };
  const tab =
    kind === 'message' || kind === 'mention'
      ? 'messages'
      : ['email', 'mailing', 'reply'].includes(kind)
        ? 'letters'
        : 'overview';
  return { case_id: the_case.id, tab };
}

/** The same as a URL, for opening it in another browser tab. */
export const hrefOf = (aim: WorkAim): string =>
  'page' in aim ? aim.page : `/admin/work?case=${aim.case_id}${aim.tab === 'overview' ? '' : `&show=${aim.tab}`}`;
