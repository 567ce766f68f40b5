import { useLoaderData } from 'react-router';
import { disclaimer } from '../../../content/legal/disclaimer.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { buildDay } from './build-date.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = () => ({ updated: buildDay() });
export const meta = () => pageMeta(disclaimer);

export default function Disclaimer() {
  return <LegalPage text={disclaimer} {...useLoaderData<typeof loader>()} />;
}
