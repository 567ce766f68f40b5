import { papersToReadPages } from '../../../content/papers-to-read.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PaperToRead } from './paper-to-read.tsx';

const { meta: facts, path } = papersToReadPages.agreement;

export const meta = () => pageMeta({ ...facts, path });

export default function FeeAgreement() {
  return <PaperToRead of="agreement" />;
}
