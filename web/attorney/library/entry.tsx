import { site } from '../../../content/site.ts';
import { EntryPage } from '../../library/entry-page.tsx';
import type { RouteHandle } from '../../root.tsx';
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
