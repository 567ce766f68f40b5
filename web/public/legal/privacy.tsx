import { useLoaderData } from 'react-router';
import { privacy } from '../../../content/legal/privacy.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { buildDay } from './build-date.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = () => ({ updated: buildDay() });
export const meta = () => pageMeta(privacy);

export default function Privacy() {
  return <LegalPage text={privacy} {...useLoaderData<typeof loader>()} />;
}
