import { papersToReadPages } from '../../../content/papers-to-read.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PaperToRead } from './paper-to-read.tsx';

const { meta: facts, path } = papersToReadPages.engagement;

export const meta = () => pageMeta({ ...facts, path });

export default function EngagementLetter() {
  return <PaperToRead of="engagement" />;
}
