import { lazy, Suspense, type ReactNode } from 'react';
import { CaseWorkContext, type CaseWorkProps } from '../case/case-work-context.ts';

const CaseWork = lazy(() => import('./case-work.tsx'));

const showWork = (props: CaseWorkProps) => (
  <Suspense fallback={null}>
    <CaseWork {...props} />
  </Suspense>
);

/** Lets a case open its acts. */
export const ActsOfCase = ({ children }: { children: ReactNode }) => (
  <CaseWorkContext value={showWork}>{children}</CaseWorkContext>
);
