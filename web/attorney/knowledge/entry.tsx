import { site } from '../../../content/site.ts';
import { EntryPage } from '../../knowledge/entry-page.tsx';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AttorneyKnowledge } from './attorney-knowledge.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Knowledge · ${site.name}` }];

export default function AttorneyKnowledgeEntryPage() {
  return (
    <AttorneyKnowledge>
      <EntryPage />
    </AttorneyKnowledge>
  );
}
