import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AreaContext } from '../../knowledge/area.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { AppHeader } from '../../session/app-header.tsx';
import { attorneyLinks, mayReview } from '../attorney-access.ts';

const area = { base: '/attorney/knowledge', mayConfirm: true } as const;

/** The knowledge pages for attorneys; staff are redirected to the same page in their panel. */
export function AttorneyKnowledge({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <RequireSession allow={mayReview}>
      {(me) =>
        me.user.role !== 'attorney' ? (
          <Navigate to={`${pathname.replace('/attorney', '/admin')}${search}`} replace />
        ) : (
          <NuqsAdapter>
            <div className="compact">
              <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
              <AreaContext value={area}>
                <main id="main" className="page app-main knowledge">
                  {children}
                </main>
              </AreaContext>
            </div>
          </NuqsAdapter>
        )
      }
    </RequireSession>
  );
}
