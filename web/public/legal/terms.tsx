import { useLoaderData } from 'react-router';
import { terms } from '../../../content/legal/terms.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { buildDay } from './build-date.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = () => ({ updated: buildDay() });
export const meta = () => pageMeta(terms);

export default function Terms() {
  return <LegalPage text={terms} {...useLoaderData<typeof loader>()} />;
}
