import type { WorkItem } from '../cases/cases-cache.ts';
import type { CaseTab } from '../panel/dialog-address.ts';

/** Where a row leads: to a case's tab, or to a page that is no case's. */
type WorkAim = { case_id: string; tab: CaseTab } | { page: string };

/** Where what a row asks for is done. A reply is recorded, and a letter sent, on the case's Letters. */
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

/** The same as a link, for another tab of the browser. */
export const hrefOf = (aim: WorkAim): string =>
  'page' in aim ? aim.page : `/admin/work?case=${aim.case_id}${aim.tab === 'overview' ? '' : `&show=${aim.tab}`}`;
