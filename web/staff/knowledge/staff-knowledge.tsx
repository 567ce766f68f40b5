import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import type { ReactNode } from 'react';
import { AreaContext } from '../../knowledge/area.ts';
import '../panel/staff.css';
import { StaffOnly } from '../panel/staff-guard.tsx';

const area = { base: '/admin/knowledge', mayConfirm: false } as const;

/** The library in the admin panel: staff read and retire; to confirm is an attorney's. */
export function StaffKnowledge({ children }: { children: ReactNode }) {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <AreaContext value={area}>
          <main id="main" className="page page--panel app-main knowledge">
            {children}
          </main>
        </AreaContext>
      </NuqsAdapter>
    </StaffOnly>
  );
}
