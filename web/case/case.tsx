import { site } from '../../content/site.ts';
import type { RouteHandle } from '../root.tsx';
import { CasePage } from './case-page.tsx';
import { CaseShell } from './case-shell.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Case · ${site.name}` }];

export default function CaseRoute() {
  return <CaseShell>{(theCase) => <CasePage theCase={theCase} />}</CaseShell>;
}
