import { site } from '../../../content/site.ts';
import { EntryPage } from '../../knowledge/entry-page.tsx';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { StaffKnowledge } from './staff-knowledge.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Knowledge · ${site.name}` }];

export default function AdminKnowledgeEntryPage() {
  return (
    <StaffKnowledge>
      <EntryPage />
    </StaffKnowledge>
  );
}
